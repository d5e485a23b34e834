// The frame round the pages: which page an address shows, what is kept, where the focus goes.

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import App from "../src/app/App.svelte";
import { navigate } from "../src/router.svelte.ts";
import { seen } from "./probes/ReplayProbe.svelte";

vi.mock("../src/replay/ReplayPage.svelte", async () => await import("./probes/ReplayProbe.svelte"));

// A page is imported when it is first shown; how long that takes is the machine's affair.
const PATIENT = { timeout: 50_000 };

let app: Record<string, unknown>;
beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response("{}")),
  );
  vi.stubGlobal("scrollTo", vi.fn());
});
afterEach(async () => {
  await unmount(app);
  vi.unstubAllGlobals();
});

function open(address: string) {
  navigate(address, { replace: true });
  app = mount(App, { target: document.body });
  flushSync();
}
async function settled() {
  flushSync();
  await tick();
  await new Promise((resolve) => setTimeout(resolve, 20));
  flushSync();
}

it.each(["/replay/abc", "/about"])(
  "keeps the replay and its id when only the number changes, coming from %s",
  async (from) => {
    open(from);
    await settled();
    navigate("/replay/abc");
    await vi.waitFor(() => expect(document.querySelector("main.probe")).not.toBeNull(), PATIENT);
    await settled();
    const page = document.querySelector("main.probe");
    seen.ids = [];
    for (const n of [4, 5]) {
      navigate(`/replay/abc?n=${n}`, { replace: true });
      await settled();
      expect(page?.textContent).toBe(`abc ${n}`);
    }
    expect(document.querySelector("main.probe")).toBe(page);
    expect(seen.ids).toEqual([]);
    navigate("/replay/other");
    await vi.waitFor(() => expect(seen.ids).toEqual(["other"]), PATIENT);
    expect(document.querySelector("main.probe")).not.toBe(page);
  },
);

it("gives the focus to a new page and starts at its top", async () => {
  open("/about");
  await vi.waitFor(() => expect(document.querySelector("h1")).not.toBeNull(), PATIENT);
  await settled();
  expect(document.activeElement).toBe(document.body);
  navigate("/nowhere");
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("main"), PATIENT);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  // The page's code may come later than its place.
  await vi.waitFor(() => expect(document.querySelector("h1")?.textContent).toBe("No road leads here"), PATIENT);
});

it("has one main and one first heading on every page without a board", async () => {
  for (const address of ["/about", "/nowhere", "/account/reset", "/account/reset/3-x"]) {
    open(address);
    await vi.waitFor(() => expect(document.querySelector("h1")).not.toBeNull(), PATIENT);
    await settled();
    expect(document.querySelectorAll("main"), address).toHaveLength(1);
    expect(document.querySelectorAll("h1"), address).toHaveLength(1);
    await unmount(app);
    document.body.replaceChildren();
  }
  open("/about");
});
