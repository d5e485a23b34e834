import { afterEach } from "vitest";
import "../src/expansions/all.ts";
import "../src/expansions/setups.ts";

afterEach(() => {
  document.body.replaceChildren();
});
