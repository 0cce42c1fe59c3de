// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Field } from "./field";
import { LocalTimeInput } from "./local-time-input";

afterEach(cleanup);

function show(value: string, was?: number) {
  render(
    <Field label="Publish at">
      <LocalTimeInput zone="Europe/London" value={value} was={was} onValueChange={vi.fn()} />
    </Field>,
  );
  expect(screen.getByLabelText("Publish at")).toHaveProperty("value", value);
  return screen.queryByRole("status")?.textContent;
}

it("says before anything is sent that clocks skip a time, and what is meant", () => {
  expect(show("2027-03-28T01:30")).toBe("Clocks skip 01:30 on that day. This means 28 Mar 2027, 02:30 BST.");
});

it("says that clocks show a time twice, and which is meant", () => {
  expect(show("2026-10-25T01:30")).toBe(
    "Clocks show 01:30 twice on that day. This means the first: 25 Oct 2026, 01:30 BST.",
  );
});

it("says that the second is meant where that is what is edited", () => {
  expect(show("2026-10-25T01:45", Date.parse("2026-10-25T01:05:00Z"))).toBe(
    "Clocks show 01:45 twice on that day. This means the second: 25 Oct 2026, 01:45 GMT.",
  );
});

it.each(["2026-10-25T02:30", "2026-11-21T01:30", ""])("says nothing about %j", (value) => {
  expect(show(value)).toBeUndefined();
});
