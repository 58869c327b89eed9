// Cheops: the hex map with the Nile and the pyramid.
export { default } from "../hex/kit";
