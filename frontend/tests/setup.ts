import { afterAll, afterEach, vi } from "vitest";
import "../src/expansions/all.ts";
import "../src/expansions/setups.ts";
import { setLocale } from "../src/i18n/core.svelte.ts";

afterEach(() => {
  document.body.replaceChildren();
});

// Most files of tests share their modules and the page (vite.config.ts): each leaves both as it found them.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  await setLocale("en");
});
