// Serai in the browser.
import { mount } from "svelte";
import App from "./App.svelte";
import { lay } from "./pieces/sheet";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/serai.css";
import "./styles/table.css";
import "./styles/layout.css";
import "./styles/pages.css";

lay();
mount(App, { target: document.getElementById("app") as HTMLElement });
