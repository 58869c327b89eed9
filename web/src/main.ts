// Serai in the browser.
import { mount } from "svelte";
import App from "./App.svelte";
import { lay } from "./pieces/sheet";
import "./styles/index.css";

lay();
mount(App, { target: document.getElementById("app") as HTMLElement });
