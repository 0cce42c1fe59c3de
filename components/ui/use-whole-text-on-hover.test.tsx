// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useWholeTextOnHover } from "./use-whole-text-on-hover";

afterEach(cleanup);

function Page({ name }: { name: string }) {
  useWholeTextOnHover();
  return (
    <>
      <p className="truncate">
        <span>{name}</span>
      </p>
      <p className="truncate" title="What it is about">
        with a title
      </p>
    </>
  );
}

/** Gives a text a width, and its visible part. */
const draw = (element: Element | null, whole: number, shown: number) =>
  Object.defineProperties(element, {
    scrollWidth: { value: whole, configurable: true },
    clientWidth: { value: shown, configurable: true },
  });

it("shows a text that is cut whole under the pointer, and again when it is another", () => {
  const { rerender } = render(<Page name="holiday parfums d’été" />);
  const inside = screen.getByText("holiday parfums d’été");
  const text = draw(inside.parentElement, 300, 100) as HTMLElement;
  fireEvent.pointerOver(inside);
  expect(text).toHaveProperty("title", "holiday parfums d’été");

  rerender(<Page name="holiday coffrets" />);
  fireEvent.pointerOver(inside);
  expect(text).toHaveProperty("title", "holiday coffrets");

  draw(text, 100, 100);
  fireEvent.pointerOver(inside);
  expect(text.hasAttribute("title")).toBe(false);
});

it("leaves a title that says something else", () => {
  render(<Page name="a" />);
  const text = draw(screen.getByText("with a title"), 300, 100) as HTMLElement;
  fireEvent.pointerOver(text);
  expect(text).toHaveProperty("title", "What it is about");
});
