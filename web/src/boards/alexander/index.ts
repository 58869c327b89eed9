// Alexander: the hex map with the route of the march.
export { wide as default } from "../hex/kit";
