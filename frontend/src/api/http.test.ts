import { afterEach, describe, expect, it, vi } from "vitest";
import { account } from "./client.ts";
import { call, cookie } from "./http.ts";
import { setLocale } from "../i18n/index.ts";

const answer = (status: number, body?: unknown) =>
  vi.fn<typeof fetch>(
    async () =>
      new Response(body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body), { status }),
  );

function using(fake: ReturnType<typeof answer>) {
  vi.stubGlobal("fetch", fake);
  return fake;
}
const sent = (fake: ReturnType<typeof answer>) =>
  fake.mock.calls[0]?.[1] as RequestInit & { headers: Record<string, string> };

afterEach(() => vi.unstubAllGlobals());

describe("call", () => {
  it("gives the data of a good answer", async () => {
    using(answer(200, { player: null }));
    expect(await call("GET", "/api/me")).toEqual({ ok: true, data: { player: null } });
  });

  it("gives no data for an answer without a body", async () => {
    using(answer(204));
    expect(await call("DELETE", "/api/quick")).toEqual({ ok: true, data: undefined });
  });

  it("sends the CSRF cookie with a change, and never with a question", async () => {
    document.cookie = "csrftoken=s%3Dcret";
    const post = using(answer(200, {}));
    await call("POST", "/api/tables", { size: 2 });
    expect(sent(post).headers).toMatchObject({ "X-CSRFToken": "s=cret", "Content-Type": "application/json" });
    expect(sent(post).body).toBe('{"size":2}');
    const get = using(answer(200, {}));
    await call("GET", "/api/me");
    expect(sent(get).headers).not.toHaveProperty("X-CSRFToken");
  });

  it("passes the server's refusal on as it is", async () => {
    const refusal = {
      code: "place.edge",
      clause: "BASE-PLACE-2",
      sentence: "The west edge is a road there.",
      number: 41,
    };
    using(answer(409, refusal));
    expect(await call("POST", "/api/x")).toEqual({ ok: false, status: 409, refusal });
  });

  it("says what a server that is full or away has said", async () => {
    using(answer(503, { code: "table.bots_busy", params: { most: 12 }, sentence: "Full." }));
    const result = await call("POST", "/api/x");
    expect(result).toMatchObject({ ok: false, status: 503, refusal: { code: "table.bots_busy" } });
    expect(result).toMatchObject({ refusal: { sentence: expect.stringContaining("12 games of bots") as string } });
  });

  it.each([
    [503, "<html>Service Unavailable</html>", "server"],
    [500, { code: "boom", sentence: "Traceback" }, "server"],
    [502, "<html>Bad gateway</html>", "server"],
    [429, { detail: "slow down" }, "throttled"],
    [404, "<html>", "http.404"],
    [403, { detail: "CSRF" }, "http.403"],
  ])("says a %i in plain words", async (status, body, code) => {
    using(answer(status, body));
    const result = await call("POST", "/api/x");
    if (result.ok) throw new Error("this is no success");
    expect(result.refusal.code).toBe(code);
    expect(result.refusal.sentence).not.toMatch(/Traceback|<html>|undefined/);
    expect(result.refusal.sentence.length).toBeGreaterThan(10);
  });

  it("says that the line is down when there is no answer", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Promise.reject(new TypeError("Failed to fetch"))),
    );
    const result = await call("GET", "/api/me");
    expect(result).toMatchObject({ ok: false, status: 0, refusal: { code: "offline" } });
  });
});

it("reads one cookie among several", () => {
  document.cookie = "one=1";
  document.cookie = "two=a%20b";
  expect([cookie("one"), cookie("two"), cookie("wo")]).toEqual(["1", "a b", ""]);
});

it("takes the 401 of a log-out for what it is", async () => {
  using(answer(401, { status: 401, code: "account.login", sentence: "Log in first." }));
  expect((await account.logOut()).ok).toBe(true);
  using(answer(500, {}));
  expect((await account.logOut()).ok).toBe(false);
});

it("says a known refusal in the player's language and leaves the others as they came", async () => {
  setLocale("de");
  using(answer(409, { code: "table.full", sentence: "Every seat at this table is taken." }));
  expect(await call("POST", "/api/x")).toMatchObject({
    refusal: { sentence: "An diesem Tisch sind alle Plätze besetzt." },
  });
  using(answer(409, { code: "place.edge", sentence: "The west edge is a road there." }));
  expect(await call("POST", "/api/x")).toMatchObject({ refusal: { sentence: "The west edge is a road there." } });
  setLocale("en");
});
