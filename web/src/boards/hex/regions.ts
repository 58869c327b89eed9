// Names of lands and waters on the maps. The geometry says them in English; here is the German.
import { spoken } from "../../lib/text.svelte";

const GERMAN: Record<string, string> = {
  "Aegean Sea": "Ägäis", "Arabian Desert": "Arabische Wüste", "Arabian Sea": "Arabisches Meer", Arachosia: "Arachosien", Areia: "Areia", Armenia: "Armenien",
  Babylonia: "Babylonien", Bactria: "Baktrien", "Black Sea": "Schwarzes Meer", Cappadocia: "Kappadokien", Carmania: "Karmanien", "Caspian Sea": "Kaspisches Meer",
  "Caspian forests": "Kaspische Wälder", Caucasus: "Kaukasus", Chaldaea: "Chaldäa", Chorasmia: "Choresmien", Cilicia: "Kilikien", Drangiana: "Drangiana", Elburz: "Elburs",
  Gandhara: "Gandhara", "Gedrosian Desert": "Gedrosische Wüste", Hellas: "Hellas", "Hindu Kush": "Hindukusch", Hyrcania: "Hyrkanien", "Indian forests": "Indische Wälder",
  "Indus Delta": "Indusdelta", Judaea: "Judäa", Karakum: "Karakum", "Libyan Desert": "Libysche Wüste", "Lower Indus (gold)": "Unterer Indus (Gold)",
  "Lower Indus hills": "Hügel am unteren Indus", "Lydia (Pactolus)": "Lydien (Paktolos)", Macedonia: "Makedonien", Margiana: "Margiana", "Media (Zagros)": "Medien (Zagros)",
  "Media Atropatene": "Media Atropatene", Mediterranean: "Mittelmeer", "Memphis plain": "Ebene von Memphis", "Middle Euphrates": "Mittlerer Euphrat", "Middle Indus": "Mittlerer Indus",
  "Nile Delta": "Nildelta", Pamir: "Pamir", Pamphylia: "Pamphylien", Parthia: "Parthien", "Persian Gulf": "Persischer Golf", "Persian coast": "Persische Küste", Persis: "Persis",
  Phoenicia: "Phönizien", Phrygia: "Phrygien", Punjab: "Pandschab", "Red Sea": "Rotes Meer", "Salt Desert": "Salzwüste", Sinai: "Sinai", Sogdiana: "Sogdien",
  "Southern Carmania": "Südkarmanien", "Sulaiman Range": "Sulaimangebirge", Susiana: "Susiana", "Syrian Desert": "Syrische Wüste", Thrace: "Thrakien", "Upper Egypt": "Oberägypten",
  "Upper Indus forests": "Wälder am oberen Indus", "Upper Mesopotamia": "Obermesopotamien", "Coptos gold": "Gold von Koptos", "Delta island": "Deltainsel", Nile: "Nil",
  "Nile delta": "Nildelta", "Nile grove": "Hain am Nil", "Northern Sinai": "Nordsinai", "Nubian gold": "Nubisches Gold", Palestine: "Palästina",
  "Pyramid building site": "Bauplatz der Pyramide", Quarry: "Steinbruch",
};

export function region(name: string): string {
  return spoken.language === "de" ? (GERMAN[name] ?? name) : name;
}
