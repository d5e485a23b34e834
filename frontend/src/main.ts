import { mount } from "svelte";
import "./styles/index.css";
import "./expansions/setups.ts";
import App from "./app/App.svelte";
import { foldersFrom } from "./expansions/loading.ts";
import { locale } from "./i18n/core.svelte.ts";
import { loadWords } from "./i18n/loading.ts";

foldersFrom(() => import("./expansions/all.ts"));

// Nothing can be shown without words.
const target = document.getElementById("app");
if (target) void loadWords(locale(), "site").then(() => mount(App, { target }));
