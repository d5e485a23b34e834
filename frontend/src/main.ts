import { mount } from "svelte";
import "./styles/index.css";
import "./expansions/setups.ts";
import App from "./app/App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
