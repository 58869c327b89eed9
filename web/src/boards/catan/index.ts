// Catan: the island, goods and cards.
export { default } from "../hex/kit";
