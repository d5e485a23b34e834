import { afterEach } from "vitest";
import "../src/expansions/all.ts";

afterEach(() => {
  document.body.replaceChildren();
});
