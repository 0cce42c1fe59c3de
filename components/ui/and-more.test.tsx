import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AndMore } from "./and-more";

const textOf = (markup: string) => markup.replaceAll(/<[^<>]*>/g, "");

test("says how many more there are, and to a screen reader of what", () => {
  expect(textOf(renderToStaticMarkup(<AndMore count={2} of="reasons" />))).toBe(" +2 more reasons");
  expect(textOf(renderToStaticMarkup(<AndMore count={1} />))).toBe(" +1 more");
});

test("is not there beside a single value", () => {
  expect(renderToStaticMarkup(<AndMore count={0} />)).toBe("");
});
