// Lines of people whom the reader has blocked or muted are not shown.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { people } from "../../people/people.svelte.ts";
import type { Match } from "../../protocol/client.svelte.ts";
import Chat from "./Chat.svelte";

const line = (id: number, player: string, text: string) => ({ id, seat: null, player, name: player, text, at: "" });
const match = { chat: [line(1, "ann", "Hello"), line(2, "bob", "Rubbish")], pending: [] } as unknown as Match;

afterEach(() => vi.restoreAllMocks());

test("says how many lines are hidden, and shows none of them", () => {
  vi.spyOn(people, "hides").mockImplementation((player) => player === "bob");
  const shown = mount(Chat, { target: document.body, props: { match } });
  flushSync();
  const text = document.querySelector("[role=log]")!.textContent;
  expect(text).toContain("Hello");
  expect(text).not.toContain("Rubbish");
  expect(text).toMatch(/\b1\b/);
  void unmount(shown);
});
