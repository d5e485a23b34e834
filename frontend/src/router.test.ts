import { describe, expect, it } from "vitest";
import { navigate, router, startRouter } from "./router.svelte.ts";
import { parse } from "./route.ts";

describe("parse", () => {
  it.each([
    ["/", { page: "lobby" }],
    ["/me", { page: "me" }],
    ["/about/", { page: "about" }],
    ["/table/t-9x", { page: "table", id: "t-9x" }],
    ["/table/t-9x?invite=abc", { page: "table", id: "t-9x", invite: "abc" }],
    ["/t/t-9x?invite=abc", { page: "table", id: "t-9x", invite: "abc" }],
    ["/match/k3v9qd", { page: "match", id: "k3v9qd" }],
    ["/replay/k3v9qd", { page: "replay", id: "k3v9qd" }],
    ["/replay/k3v9qd?n=57", { page: "replay", id: "k3v9qd", n: 57 }],
    ["/replay/k3v9qd?n=-1", { page: "replay", id: "k3v9qd", n: 0 }],
    ["/rules", { page: "rules" }],
    ["/rules/base", { page: "rules", id: "base" }],
    ["/rules/BASE-PLACE-2", { page: "rules", id: "BASE-PLACE-2" }],
    ["/rules/base/x", { page: "missing" }],
    ["/match", { page: "missing" }],
    ["/match/a/b", { page: "missing" }],
    ["/account", { page: "me" }],
    ["/account/reset", { page: "account", step: "reset" }],
    ["/account/reset/3-abc", { page: "account", step: "reset", key: "3-abc" }],
    ["/account/confirm/abc%3Ad", { page: "account", step: "confirm", key: "abc:d" }],
    ["/account/confirm", { page: "missing" }],
    ["/account/reset/a/b", { page: "missing" }],
    ["/me/x", { page: "missing" }],
    ["/nowhere", { page: "missing" }],
    ["/%E0%A4%A", { page: "missing" }],
  ])("%s", (address, route) => expect(parse(address)).toEqual(route));
});

describe("navigation", () => {
  const click = (link: HTMLElement, init: MouseEventInit = {}) =>
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init }));
  const anchor = (href: string) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    return link;
  };

  it("follows plain links of this site and leaves the others alone", () => {
    const stop = startRouter();
    click(anchor("/about"));
    expect(router.route).toEqual({ page: "about" });
    const held = anchor("/me");
    held.addEventListener("click", (event) => expect(event.defaultPrevented).toBe(false));
    click(held, { ctrlKey: true });
    expect(router.route).toEqual({ page: "about" });
    stop();
  });

  it("keeps the place within a page", () => {
    const stop = startRouter();
    click(anchor("/rules/base#BASE-PLACE-2"));
    expect(router.route).toEqual({ page: "rules", id: "base" });
    expect(router.anchor).toBe("BASE-PLACE-2");
    navigate("/rules/base#BASE-END-1");
    expect(router.anchor).toBe("BASE-END-1");
    navigate("/about");
    expect(router.anchor).toBe("");
    stop();
  });

  it("leaves no entry in the history when it replaces", () => {
    const before = history.length;
    navigate("/replay/a?n=3", { replace: true });
    expect(history.length).toBe(before);
    expect(router.route).toEqual({ page: "replay", id: "a", n: 3 });
    navigate("/");
    expect(history.length).toBe(before + 1);
  });
});
