"""Fingers on a phone: taps, a drag, two fingers apart. No mouse and no key, which is checked too."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.screenplays.player import OWN_END

PATIENCE = 30_000  # milliseconds
STEPS = 5  # moves of a finger on its way
# The page notes each press that was not a finger's, and each key.
OTHER_INPUT = """() => {
  addEventListener("pointerdown", (e) => e.pointerType !== "touch" && noted(e.pointerType), true);
  addEventListener("keydown", (e) => noted(`key ${e.key}`), true);
}"""
# The last touches and clicks as the page got them, for the message of a test that fails.
EVENTS = """() => {
  window.lastEvents = [];
  const kinds = "pointerdown pointerup pointercancel touchstart touchend touchcancel click contextmenu";
  for (const kind of kinds.split(" ")) addEventListener(kind, (event) => {
    const met = event.target.closest?.("[data-cell], [data-testid]")?.dataset ?? {};
    const where = met.cell ?? met.testid ?? event.target.nodeName;
    lastEvents.push(`${Math.round(event.timeStamp)} ${kind} ${where}`);
    lastEvents.splice(0, lastEvents.length - 16);
  }, true);
}"""
# The middle of what a finger would press, or null where it is out of the window or something lies above it.
OPEN_POINT = """(found) => {
  const box = found.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
  const met = document.elementFromPoint(x, y);
  const same = met && (found.contains(met) || met.contains(found) || met.closest("label")?.contains(found));
  return same ? [x, y] : null;
}"""
Point = tuple[float, float]


class Fingers:
    """A phone's page that is touched only. `errors` are the page's, `others` what was no touch."""

    def __init__(self, browser: Browser, base_url: str, size: ViewportSize) -> None:
        context = browser.new_context(
            base_url=base_url,
            viewport=size,
            has_touch=True,
            is_mobile=True,
            device_scale_factor=2,
            reduced_motion="reduce",
        )
        self.page: Page = context.new_page()
        self.size = size
        self.errors: list[str] = []
        self.others: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.expose_function("noted", self._note)
        self.page.add_init_script(f"({OTHER_INPUT})()")
        self.page.add_init_script(f"({EVENTS})()")
        self.page.add_init_script(OWN_END)
        self._touch = context.new_cdp_session(self.page)

    def _note(self, what: str) -> None:
        self.others.append(what)

    def events(self) -> str:
        """Return the last touches and clicks that the page got, a line each."""
        lines: str = self.page.evaluate("lastEvents.join('\\n')")
        return lines

    def open_point(self, found: Locator) -> Point | None:
        """Return where a finger meets it now, in pixels of the window; None where it can't."""
        point = found.evaluate(OPEN_POINT)
        return (point[0], point[1]) if point else None

    def tap(self, found: Locator) -> None:
        """Tap its middle, once it rests in the window with nothing above it. Nothing is scrolled."""
        expect(found).to_be_in_viewport(ratio=0.5, timeout=PATIENCE)
        expect(found).to_be_enabled()
        self.rest(found)
        point = self.open_point(found)
        assert point is not None, f"something lies above {found}"
        self.page.touchscreen.tap(*point)

    def rest(self, found: Locator) -> None:
        """Wait until it stays where it is, as a person does before the next touch."""
        was = None
        while (box := found.bounding_box()) != was:
            was = box
            self.page.wait_for_timeout(60)

    def reach(self, found: Locator) -> None:
        """Scroll with a finger until it is in the window's middle, or nothing scrolls on; then tap it."""
        found.wait_for()
        wide, high = self.size["width"], self.size["height"]
        last, still = 0.0, 0
        while abs(off := self._middle(found) - high / 2) > high * 0.2 and still < 5:
            if still:  # what was just opened scrolls only after it was drawn
                self.page.wait_for_timeout(150)
            way, last, still = max(-high * 0.4, min(high * 0.4, off)), off, still + 1 if off == last else 0
            self.drag((wide - 8, high * 0.72 + way / 2), (wide - 8, high * 0.72 - way / 2))
        self.tap(found)

    def _middle(self, found: Locator) -> float:
        box = found.bounding_box()
        assert box is not None
        return box["y"] + box["height"] / 2

    def press(self, point: Point) -> None:
        """Put one finger down and leave it there."""
        self._send("touchStart", [point])

    def lift(self) -> None:
        """Lift what is down."""
        self._send("touchEnd", [])

    def drag(self, start: Point, end: Point) -> None:
        """Move one finger from here to there and lift it."""
        self._move([(start, end)])

    def spread(self, middle: Point, apart: Point) -> None:
        """Move two fingers, side by side around a point, from one distance to another."""
        (x, y), (before, after) = middle, apart
        self._move([((x + way * before / 2, y), (x + way * after / 2, y)) for way in (-1, 1)])

    def _move(self, ways: Sequence[tuple[Point, Point]]) -> None:
        self._send("touchStart", [start for start, _ in ways])
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._send("touchMove", [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in ways])
            self.page.wait_for_timeout(8)
        self.page.wait_for_timeout(60)  # a finger that rests before it is lifted flings nothing on
        self._send("touchMove", [(x + 1, y) for _, (x, y) in ways])
        self._send("touchEnd", [])
        self.page.wait_for_timeout(50)

    def _send(self, kind: str, points: Sequence[Point]) -> None:
        touches = [{"x": x, "y": y, "id": nth} for nth, (x, y) in enumerate(points)]
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
