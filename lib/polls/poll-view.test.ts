import { expect, test } from "vitest";
import type { PollCard } from "./poll-form";
import { arrangePolls } from "./poll-list";
import { choicesOf, isOpen, timeLeft } from "./poll-view";

const NOW = Date.parse("2026-11-22T10:00:00Z");

function poll(name: string, minutesLeft: number, more: Partial<PollCard> = {}): PollCard {
  const end = new Date(NOW + minutesLeft * 60_000).toISOString().replace(".000", "");
  return {
    id: name.toLowerCase(),
    name,
    card_uri: "card://1",
    card_type: "TEXT_POLLS",
    start_time: "2026-11-20T10:00:00Z",
    end_time: end,
    duration_in_minutes: "1440",
    first_choice: "Yes",
    second_choice: "No",
    created_at: "2026-11-20T10:00:00Z",
    updated_at: "2026-11-20T10:00:00Z",
    deleted: false,
    ...more,
  };
}

test.each([
  [0, "closed"],
  [-5, "closed"],
  [1, "1m 0s"],
  [59.5, "59m 30s"],
  [60, "1h 0m"],
  [185, "3h 5m"],
  [3 * 1440 + 61, "3d 1h"],
])("%d minutes before the end: %s", (minutes, words) => {
  expect(timeLeft(new Date(NOW + minutes * 60_000).toISOString(), NOW)).toBe(words);
});

test("a poll is closed at its end, not after it", () => {
  expect(isOpen(poll("A", 0), NOW)).toBe(false);
  expect(isOpen(poll("A", 0), NOW - 1)).toBe(true);
});

test("the search looks into names and choices, the filter at the clock", () => {
  const polls = [
    poll("Colours", 10, { third_choice: "Maybe later" }),
    poll("Sizes", -10),
    poll("Shapes", 20),
  ];
  const sort = { column: "name", descending: false } as const;
  const names = (search: string, state: "all" | "open" | "closed") =>
    arrangePolls(polls, { search, state, sort, now: NOW }).map(({ name }) => name);
  expect(names("", "all")).toEqual(["Colours", "Shapes", "Sizes"]);
  expect(names("", "open")).toEqual(["Colours", "Shapes"]);
  expect(names("", "closed")).toEqual(["Sizes"]);
  expect(names("maybe", "all")).toEqual(["Colours"]);
  expect(names("zebra", "all")).toEqual([]);
});

test("orders by name or end, both ways", () => {
  const polls = [poll("B", 30), poll("A", 10), poll("C", 20)];
  const names = (column: "name" | "end_time", descending: boolean) =>
    arrangePolls(polls, { search: "", state: "all", sort: { column, descending }, now: NOW }).map(
      ({ name }) => name,
    );
  expect(names("end_time", false)).toEqual(["A", "C", "B"]);
  expect(names("name", true)).toEqual(["C", "B", "A"]);
});

test("shows two to four choices", () => {
  expect(choicesOf(poll("A", 1))).toEqual(["Yes", "No"]);
  expect(choicesOf(poll("A", 1, { third_choice: "Maybe" }))).toEqual(["Yes", "No", "Maybe"]);
});
