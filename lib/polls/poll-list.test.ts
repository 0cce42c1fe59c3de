import { expect, it } from "vitest";
import { csvCell } from "@/lib/grid/csv-columns";
import type { PollCard } from "./poll-form";
import { POLL_EXPORT } from "./poll-list";

const poll = (end_time: string): PollCard => ({
  id: "p1",
  name: "Which one?",
  card_uri: "card://1",
  card_type: "TEXT_POLLS",
  start_time: "2026-01-01T00:00:00Z",
  end_time,
  duration_in_minutes: "1440",
  first_choice: "Yes",
  second_choice: "No",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
});
const written = (end_time: string) =>
  Object.fromEntries(POLL_EXPORT.seen.map((column) => [column.heading, csvCell(column, poll(end_time))]));

it("gives each choice a column, and those that there are not an empty one", () => {
  expect(written("2000-01-01T00:00:00Z")).toMatchObject({
    ID: "p1",
    Poll: "Which one?",
    State: "CLOSED",
    "First choice": "Yes",
    "Second choice": "No",
    "Third choice": "",
    "Fourth choice": "",
  });
});

it("says that a poll still takes votes", () => {
  expect(written("2999-01-01T00:00:00Z").State).toBe("OPEN");
});
