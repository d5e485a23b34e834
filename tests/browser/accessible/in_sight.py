"""What a page asks for, and whether a person can see and touch it as it lies in the window."""

from __future__ import annotations

from playwright.sync_api import Page, expect

LOOKS = 12  # of 0.15 seconds each, and what the page takes besides
# What answers a question, in the column of the turn and besides it.
ASKED = ".turn-area :is(button, input, select), .aside-area button"
# Names what lies partly outside of the window, or has something else over it. What a list or a panel has
# scrolled away is judged by the part on show, and then once more after it was scrolled into sight.
HIDDEN = """(asked) => {
  const words = (e) => e.innerText?.slice(0, 40) || e.ariaLabel;
  const name = (e) => [e.dataset.testid, e.dataset.action?.slice(0, 70), words(e)]
    .filter(Boolean).join(" ").replaceAll("\\n", "/");
  const part = (e) => {
    let { left, top, right, bottom } = e.getBoundingClientRect();
    for (let at = e.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at), box = at.getBoundingClientRect();
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    }
    return { left, top, right, bottom };
  };
  const POINTS = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
  const handle = (e) => e?.dataset?.testid ?? e?.className?.baseVal ?? e?.className;
  const over = (e, { left, top, right, bottom }) => POINTS
    .map(([x, y]) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y))
    .filter((found) => !found || !(e.contains(found) || found.contains(e) && found.matches("label, li")))
    .map((found) => `${found?.tagName} ${handle(found)}`);
  const faults = [];
  for (const e of document.querySelectorAll(asked)) {
    const whole = e.getBoundingClientRect();
    if (!whole.width || e.closest(".visually-hidden, [inert]") || e.disabled) continue;
    const seen = part(e);
    if (seen.right - seen.left > 4 && seen.bottom - seen.top > 4) {
      const above = over(e, seen);
      if (above.length) faults.push(`${name(e)}: under ${[...new Set(above)].join(", ")}`);
    }
    e.scrollIntoView({ block: "nearest" });
    const box = part(e), all = e.getBoundingClientRect();
    if (Math.min(box.bottom, innerHeight) - Math.max(box.top, 0) < all.height - 1
      || Math.min(box.right, innerWidth) - Math.max(box.left, 0) < all.width - 1)
      faults.push(`${name(e)}: cut`);
    else if (over(e, box).length) faults.push(`${name(e)}: under ${over(e, box)[0]} when scrolled`);
  }
  for (const at of document.querySelectorAll(".turn-area, .turn-area *")) at.scrollTop = 0;
  return faults;
}"""
# The way on has to be there without any scrolling.
AT_ONCE = """(handles) => handles.flatMap((handle) => [...document.querySelectorAll(handle)].flatMap((e) => {
  const box = e.getBoundingClientRect();
  if (!box.width) return [];
  let { top, bottom } = box;
  for (let at = e.parentElement; at; at = at.parentElement)
    if (getComputedStyle(at).overflowY !== "visible") {
      const view = at.getBoundingClientRect();
      [top, bottom] = [Math.max(top, view.top), Math.min(bottom, view.bottom)];
    }
  const right = Math.min(box.right, innerWidth);
  const whole = Math.min(bottom, innerHeight) - Math.max(top, 0) >= box.height - 1 && right >= box.right - 1;
  return whole ? [] : [`${handle}: ${Math.round(box.top)} to ${Math.round(box.bottom)}`];
}))"""
WAYS_ON = [
    f".turn-area {found}"
    for found in (
        "[data-testid=hand]",
        "[data-testid=confirm]",
        "[data-testid=end-turn]",
        "[data-testid=undo]",
        "[data-testid=say-bid]",
        "[data-testid=bid]",
        "[data-testid=bid-less]",
        "[data-testid=bid-more]",
        "[data-testid=skip-count]",
        "[data-action*=auction_settle]",
        "[data-action*='\"pass\"']",
        "[data-action*=discard_tile]",
    )
]


def out_of_sight(page: Page) -> list[str]:
    """Return what is asked for but cannot be seen or touched: cut off, or under something else.

    Panels and pictures take a while to come to rest on a busy machine: only what stays out of sight counts.
    """
    for _ in range(LOOKS):
        page.wait_for_timeout(150)
        expect(page.locator(".act.weighing")).to_have_count(0)  # choices come with what they would hold
        at_once: list[str] = page.evaluate(AT_ONCE, WAYS_ON)
        hidden: list[str] = page.evaluate(HIDDEN, ASKED)
        if not at_once + hidden:
            break
    return at_once + hidden
