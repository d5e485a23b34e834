"""What a large board costs the browser: panning, zooming by wheel, steps of a replay.

The game has every expansion. Each is measured with the CPU as it is and slowed four times. A time is that
between two frames while the pointer or the wheel moves, and until the frame after a step. The unit is a loop
of additions in the same page.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Page, sync_playwright

from tests.e2e_support.chromium import launch_arguments
from tests.e2e_support.pictures import page, played_with_everything, upload
from tests.e2e_support.server import running_server

UNIT = "ten million additions"
SLOWED = (1, 4)  # times
PANS, WHEELS, STEPS = 120, 16, 24
# Milliseconds of computing in a second below which the page is idle, and how many seconds to wait for that.
IDLE, SECONDS = 20, 120
LATE = 0.93  # of the game: nearly all tiles lie there
# Collects the times between frames until it is asked for them.
FRAMES = """() => {
  const times = [];
  let before = 0, on = true;
  const frame = (now) => {
    if (before) times.push(now - before);
    before = now;
    if (on) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.__frames = () => { on = false; return times; };
}"""
# Milliseconds from a key to the first moment after the frame that shows what it did.
STEP = """async () => {
  const started = performance.now();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - started;
}"""
ADDITIONS = """() => {
  const started = performance.now();
  let sum = 0;
  for (let n = 0; n < 1e7; n++) sum = (sum + n) | 0;
  return performance.now() - started + (sum === 0.5 ? 1 : 0);
}"""


@dataclass(frozen=True)
class Times:
    """Milliseconds: half of them are at most `p50`, 95 % at most `p95`, all at most `worst`."""

    p50: float
    p95: float
    worst: float


@dataclass(frozen=True)
class Round:
    """One round at one speed of the CPU: milliseconds of the unit, and the times of what people do.

    `work` is the time that the page's main thread computes for a step of the replay: other programs on the
    machine make a step wait, but hardly change this.
    """

    unit: float
    done: dict[str, Times]
    work: float


def times(found: list[float]) -> Times:
    """Sum up; the first frame only starts the clock of those that follow."""
    ordered = sorted(found)
    return Times(median(ordered), ordered[round(0.95 * (len(ordered) - 1))], ordered[-1])


class Visitor:
    """Somebody who looks at a late position of the game in its replay."""

    def __init__(self, page: Page, match: str, moves: int) -> None:
        self.page = page
        self.number = round(LATE * moves)
        page.goto(f"/replay/{match}?n={self.number}")
        page.locator("[data-tile]").nth(100).wait_for(state="attached")
        self.rest()
        box = page.get_by_role("application").first.bounding_box()
        assert box is not None
        self.middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.loaded()

    def loaded(self) -> None:
        """Wait until the page is idle: after loading it checks the whole log in the background."""
        for _ in range(SECONDS):
            before = self.worked()
            self.page.wait_for_timeout(1000)
            if self.worked() - before < IDLE:
                return

    def rest(self) -> None:
        """Wait until the picture is drawn at the scale that was reached."""
        self.page.wait_for_timeout(1200)

    def slow_down(self, slowed: int) -> None:
        """Slow the CPU so many times, as the developer tools do."""
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})

    def near(self) -> None:
        """Zoom in as people do who look at one region."""
        for _ in range(4):
            self.page.get_by_role("button", name="Zoom in").click()
        self.rest()

    def whole(self) -> None:
        """Show the whole board."""
        self.page.get_by_role("button", name="Show the whole board").click()
        self.rest()

    def pan(self) -> list[float]:
        """Drag the board to and fro; the times between the frames."""
        mouse, (x, y) = self.page.mouse, self.middle
        mouse.move(x, y)
        mouse.down()
        self.page.evaluate(FRAMES)
        for n in range(PANS):
            part = abs((n % 60) - 30) / 30
            mouse.move(x - 200 + 400 * part, y - 100 + 200 * part)
        found: list[float] = self.page.evaluate("window.__frames()")
        mouse.up()
        self.rest()
        return found

    def wheel(self) -> list[float]:
        """Turn the wheel in and out; the times between the frames, those of drawing anew at rest too."""
        mouse = self.page.mouse
        mouse.move(*self.middle)
        self.page.evaluate(FRAMES)
        for n in range(WHEELS):
            mouse.wheel(0, -240 if n % 8 < 4 else 240)
            self.page.wait_for_timeout(400 if n % 4 == 3 else 50)
        self.page.wait_for_timeout(400)
        found: list[float] = self.page.evaluate("window.__frames()")
        return found

    def steps(self) -> list[float]:
        """Step back move by move; the milliseconds until each is shown."""
        found = []
        for _ in range(STEPS):
            found.append(float(self.page.evaluate(STEP)))
            self.page.wait_for_timeout(150)
        return found

    def worked(self) -> float:
        """Return the milliseconds that the page's main thread has computed so far."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    def round(self, slowed: int) -> Round:
        """Measure everything once."""
        self.slow_down(slowed)
        unit = median(float(self.page.evaluate(ADDITIONS)) for _ in range(5))
        self.whole()
        done = {"pan, whole board": self.pan(), "wheel": self.wheel()}
        self.whole()
        before = self.worked()
        done["replay step"] = self.steps()
        work = (self.worked() - before) / STEPS
        self.near()
        done["pan, zoomed in"] = self.pan()
        self.slow_down(1)
        return Round(unit, {name: times(found) for name, found in done.items()}, work)

    def elements(self) -> int:
        """How many elements of SVG the page has."""
        return int(self.page.evaluate("document.querySelectorAll('svg *').length"))


def rounds(visitor: Visitor, count: int) -> dict[int, list[Round]]:
    """Measure so many rounds, both speeds in turns."""
    found: dict[int, list[Round]] = {slowed: [] for slowed in SLOWED}
    for _ in range(count):
        for slowed in SLOWED:
            found[slowed].append(visitor.round(slowed))
    return found


def table_of(found: dict[int, list[Round]], elements: int) -> str:
    """Sum up rounds as Markdown."""
    lines = [
        f"A board with every expansion in Chromium, {elements} elements of SVG, in units of {UNIT}:\n",
        "| CPU | what | 50 % | 95 % | worst | 95 %, units |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for slowed, each in found.items():
        for name in each[0].done:
            p50, p95, worst = (
                median(getattr(one.done[name], part) for one in each) for part in ("p50", "p95", "worst")
            )
            units = median(one.done[name].p95 / one.unit for one in each)
            speed = "as it is" if slowed == 1 else f"slowed {slowed} times"
            lines.append(f"| {speed} | {name} | {p50:.0f} ms | {p95:.0f} ms | {worst:.0f} ms | {units:.1f} |")
    work = median(one.work for one in found[SLOWED[0]])
    lines.append(f"\nFor a step of the replay the page's main thread computes {work:.0f} ms.")
    return "\n".join(lines)


def table(count: int) -> str:
    """Start a server, measure so many rounds; return the table as Markdown."""
    record = played_with_everything()
    with running_server() as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments({}))
        with page(browser, running.address, "desktop", "light") as opened:
            match = upload(opened, record)
            visitor = Visitor(opened, match, len(record.actions))
            found = rounds(visitor, count)
            elements = visitor.elements()
        browser.close()
    return table_of(found, elements)
