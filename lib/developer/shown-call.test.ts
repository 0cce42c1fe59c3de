import { expect, it } from "vitest";
import { headersInWords, shownJson } from "./shown-call";

it("gives every value a line and keeps numbers as they stood", () => {
  expect(shownJson('{"a":9223372036854775807,"b":[1.50],"access_token":"x"}')).toBe(
    '{\n  "a": 9223372036854775807,\n  "b": [\n    1.50\n  ],\n  "access_token": "[redacted]"\n}',
  );
});

it("leaves as it is what is no JSON", () => {
  expect(shownJson("<html>")).toBe("<html>");
  expect(shownJson('{"a":"cut o')).toBe('{"a":"cut o');
});

it("groups headers by what they mean", () => {
  expect(
    headersInWords(new Headers({ age: "20", "x-current-api-version": "12", "content-type": "x" })),
  ).toEqual([
    { name: "Version", value: "12" },
    { name: "Cached for", value: "20 s by the dashboard" },
  ]);
  expect(headersInWords(undefined)).toEqual([]);
});
