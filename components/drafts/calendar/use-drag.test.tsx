// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDrag } from "./use-drag";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const onDrop = vi.fn();

/** Weeks of one day each; the post is rendered in its own only. */
function Weeks() {
  const [week, setWeek] = useState(1);
  const [area, setArea] = useState<HTMLElement | null>(null);
  const { onPointerDown } = useDrag({ preview: () => undefined, onDrop });
  useEffect(() => {
    area?.addEventListener("pointerdown", onPointerDown);
    return () => area?.removeEventListener("pointerdown", onPointerDown);
  });
  return (
    <div ref={setArea}>
      <button type="button" data-turns onClick={() => setWeek((now) => now + 1)}>
        Next week
      </button>
      <div key={week} data-day={`2026-12-0${week}`}>
        Week {week}
        {week === 1 && (
          <button type="button" data-entry="7" data-movable>
            Post
          </button>
        )}
      </div>
    </div>
  );
}

const under = (element: HTMLElement) => {
  document.elementFromPoint = () => element;
};

/** jsdom has no pointer events; a mouse event with their name has all properties that are used. */
const point = (type: string, to: EventTarget, clientX = 0, clientY = 0) =>
  act(() => to.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY })));

it("turns to other days while a post is held over a button, and drops it there", () => {
  render(<Weeks />);
  const next = screen.getByRole("button", { name: "Next week" });
  point("pointerdown", screen.getByText("Post"));
  under(next);
  point("pointermove", window, 50, 50);
  expect(screen.getByText("Week 1")).toBeTruthy();
  act(() => vi.advanceTimersByTime(1_200));
  point("pointermove", window, 51, 50);
  under(screen.getByText("Week 3"));
  point("pointermove", window, 60, 90);
  act(() => vi.advanceTimersByTime(5_000));
  point("pointerup", window);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith("7", { day: "2026-12-03", hour: undefined });
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.getByText("Week 3")).toBeTruthy();
});
