// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ChartProps } from "./plot";
import { useChartReading } from "./use-chart-reading";

afterEach(cleanup);

const DAYS = 30;
/** Pixels of one day. */
const STEP = 10;

/** A chart without its drawing: shows what is read, or the selected range. */
function Chart({ onZoom }: { onZoom?: (from: number, to: number) => void }) {
  const points = Array.from({ length: DAYS }, (_, day) => ({
    from: day,
    until: day + 1,
    value: day,
    whole: true,
  }));
  const chart: ChartProps = {
    series: [{ points }],
    by: "DAY",
    zone: "UTC",
    figure: String,
    reading: String,
    zoom: onZoom && { hint: "", touchHint: "", onZoom },
  };
  const { index, span, pointer, slider } = useChartReading(chart, (clientX) => Math.floor(clientX / STEP));
  return (
    <div data-testid="chart" {...pointer}>
      <input ref={slider} />
      <output>{span ? `${span.from} to ${span.to}` : (index ?? "nothing")}</output>
    </div>
  );
}

function openChart({ zooms }: { zooms: boolean }) {
  const onZoom = vi.fn();
  render(<Chart {...(zooms && { onZoom })} />);
  const element = screen.getByTestId("chart");
  element.setPointerCapture = () => {};
  const send =
    (name: string, pressed: number) =>
    (clientX: number, of: object = {}) => {
      const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientX, buttons: pressed });
      fireEvent(
        element,
        Object.assign(event, { pointerType: "touch", isPrimary: true, pointerId: 1, ...of }),
      );
    };
  return {
    onZoom,
    shown: () => screen.getByRole("status").textContent,
    down: send("pointerdown", 1),
    move: send("pointermove", 1),
    pass: send("pointermove", 0),
    up: send("pointerup", 0),
    cancel: send("pointercancel", 0),
  };
}

it.each(["mouse", "touch", "pen"])("zooms into what is drawn out by %s", (pointerType) => {
  const { down, move, up, shown, onZoom } = openChart({ zooms: true });
  down(105, { pointerType });
  move(125, { pointerType });
  move(55, { pointerType });
  expect(shown()).toBe("5 to 10");
  up(55, { pointerType });
  expect(onZoom.mock.calls).toEqual([[5, 10]]);
});

it("reads the place that a finger taps, also one that is not quite still, and zooms into nothing", () => {
  const { down, move, up, shown, onZoom } = openChart({ zooms: true });
  down(108);
  move(115);
  up(115);
  expect(shown()).toBe("10");
  expect(onZoom).not.toHaveBeenCalled();
});

it("leaves a finger that scrolls the page, and a second one, alone", () => {
  const { down, move, pass, up, cancel, shown, onZoom } = openChart({ zooms: true });
  down(105);
  move(145);
  move(205, { isPrimary: false, pointerId: 2 });
  up(205, { isPrimary: false, pointerId: 2 });
  expect(shown()).toBe("10 to 14");
  cancel(145);
  pass(205);
  up(205);
  expect(onZoom).not.toHaveBeenCalled();
});

it("reads what a finger passes where nothing can be zoomed", () => {
  const { down, move, up, shown } = openChart({ zooms: false });
  down(105);
  move(145);
  expect(shown()).toBe("14");
  up(145);
  expect(shown()).toBe("14");
});
