// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSteadyOrder } from "./use-steady-order";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** The grid of the page. */
function grid(): HTMLElement {
  const main = document.body.appendChild(document.createElement("main"));
  const element = main.appendChild(document.createElement("div"));
  element.setAttribute("role", "grid");
  return element;
}

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }));

function ordered() {
  const initialProps: { rows: { id: string }[]; read: boolean; asked?: string } = {
    rows: rowsOf("a", "b"),
    read: false,
  };
  const { result, rerender } = renderHook(
    ({ rows, read, asked = "" }: typeof initialProps) =>
      useSteadyOrder(rows, asked, read).map(({ id }) => id),
    { initialProps },
  );
  return { result, rerender };
}

it("takes the order once everything has been read", () => {
  grid();
  const { result, rerender } = ordered();
  rerender({ rows: rowsOf("b", "a"), read: false });
  expect(result.current).toEqual(["a", "b"]);
  rerender({ rows: rowsOf("b", "a"), read: true });
  expect(result.current).toEqual(["b", "a"]);
});

it("takes the order anew when something else is asked for, and puts what arrives at the end", () => {
  grid();
  const { result, rerender } = ordered();
  rerender({ rows: rowsOf("c", "b", "a"), read: false });
  expect(result.current).toEqual(["a", "b", "c"]);
  rerender({ rows: rowsOf("c", "b", "a"), read: false, asked: "by size" });
  expect(result.current).toEqual(["c", "b", "a"]);
});

it("moves no row under the pointer: the order waits until it has left", () => {
  const element = grid();
  vi.spyOn(element, "matches").mockReturnValue(true);
  const { result, rerender } = ordered();
  rerender({ rows: rowsOf("b", "a"), read: true });
  expect(result.current).toEqual(["a", "b"]);
  act(() => void element.dispatchEvent(new Event("pointerleave")));
  expect(result.current).toEqual(["b", "a"]);
});
