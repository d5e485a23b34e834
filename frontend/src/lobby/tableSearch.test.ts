import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tables as calls } from "../api/client.ts";
import type { Table, TablePage } from "../api/types.ts";
import { ANY, TableSearch } from "./tableSearch.svelte.ts";

const table = (id: string, more: Partial<Table> = {}) => ({ id, name: id, you: { seat: null }, ...more }) as Table;
const page = (ids: string[], next: string | null = null): TablePage => ({
  count: ids.length,
  next,
  tables: ids.map((id) => table(id)),
});
const ids = (search: TableSearch, listed: Table[] = []) => search.shown(listed).map((one) => one.id);

describe("TableSearch", () => {
  const list = vi.spyOn(calls, "list");
  beforeEach(() => {
    vi.useFakeTimers();
    list.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const answers = (...pages: TablePage[]) => {
    for (const data of pages) list.mockResolvedValueOnce({ ok: true, data });
  };

  it("shows the lobby's list, then one page after the other, each table once", async () => {
    const search = new TableSearch();
    const listed = [table("a"), table("b")];
    expect(search.next("1.1.b")).toBe("1.1.b");
    answers(page(["b", "c"], "2.2.c"), page(["d"]));
    await search.more("1.1.b");
    expect(ids(search, listed)).toEqual(["a", "b", "c"]);
    expect(search.next("1.1.b")).toBe("2.2.c");
    await search.more("2.2.c");
    expect(ids(search, listed)).toEqual(["a", "b", "c", "d"]);
    expect(search.next("1.1.b")).toBeNull();
    expect(list.mock.calls.map((call) => call[1])).toEqual(["1.1.b", "2.2.c"]);
  });

  it("asks the server for what is looked for, once the typing stops", async () => {
    const search = new TableSearch();
    answers(page(["x"]));
    search.change({ search: "a" });
    search.change({ search: "ab" });
    await vi.advanceTimersByTimeAsync(299);
    expect(list).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(list.mock.calls).toEqual([[{ ...ANY, search: "ab" }, undefined]]);
    expect([ids(search, [table("a")]), search.count]).toEqual([["x"], 1]);
  });

  it("shows the answer to the last question only", async () => {
    const search = new TableSearch();
    let late = (_: unknown) => {};
    list.mockImplementationOnce(() => new Promise((resolve) => (late = resolve as typeof late)));
    search.change({ size: "3" });
    await vi.advanceTimersByTimeAsync(0);
    answers(page(["new"]));
    search.change({ size: "4" });
    await vi.advanceTimersByTimeAsync(0);
    late({ ok: true, data: page(["old"]) });
    await vi.advanceTimersByTimeAsync(0);
    expect(ids(search)).toEqual(["new"]);
  });

  it("goes back to the lobby's list, and forgets what was found", async () => {
    const search = new TableSearch();
    answers(page(["x"], "1.1.x"));
    search.change({ free: true });
    await vi.advanceTimersByTimeAsync(0);
    search.change(ANY);
    expect(ids(search, [table("a")])).toEqual(["a"]);
    expect(search.next(null)).toBeNull();
  });

  it("follows the tables it found, and asks again when another one may fit", async () => {
    const search = new TableSearch();
    answers(page(["x", "y"]), page(["z", "x"]));
    search.change({ free: true });
    await vi.advanceTimersByTimeAsync(0);
    search.onMessage({ t: "table", table: table("x", { name: "renamed" }) });
    search.onMessage({ t: "gone", table: "y" });
    expect(search.shown([]).map((one) => one.name)).toEqual(["renamed"]);
    search.onMessage({ t: "table", table: table("z") });
    search.onMessage({ t: "table", table: table("w") });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([ids(search), list.mock.calls.length]).toEqual([["z", "x"], 2]);
  });

  it("keeps what it has when the server refuses, and says why", async () => {
    const search = new TableSearch();
    const refusal = { code: "http.throttled", sentence: "Too many tries." };
    list.mockResolvedValueOnce({ ok: false, refusal } as never);
    await search.more("1.1.a");
    expect([search.refusal, ids(search, [table("a")])]).toEqual([refusal, ["a"]]);
    answers(page(["b"]));
    search.again("1.1.a");
    await vi.advanceTimersByTimeAsync(0);
    expect([search.refusal, ids(search, [table("a")])]).toEqual([null, ["a", "b"]]);
  });
});
