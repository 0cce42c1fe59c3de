import { describe, expect, test } from "vitest";
import type { KnownMedia } from "@/lib/media/chosen";
import {
  blankPoll,
  endInWords,
  minutesOf,
  type PollForm,
  pollInput,
  pollLike,
  pollProblems,
} from "./poll-form";

const ZONE = "Europe/Berlin";
const NOW = Date.parse("2026-11-22T10:00:00Z");
const GOOD: PollForm = { ...blankPoll(), name: "Colours", choices: ["Blue", "Green"] };
/** A library in which no medium can be looked at. */
const unread: KnownMedia = { mediaOf: () => "unread", sizeOf: () => undefined };
const fields = (form: PollForm, media = unread) =>
  pollProblems(form, { zone: ZONE, now: NOW, media }).map(({ field }) => field);

describe("what keeps a poll from being created", () => {
  test("nothing, when name, two choices and an end are there", () => {
    expect(fields(GOOD)).toEqual([]);
  });

  test("an empty form lacks its name and both choices", () => {
    expect(fields(blankPoll())).toEqual(["name", "choice-0", "choice-1"]);
  });

  test("a choice has 25 characters, counted as people do", () => {
    expect(fields({ ...GOOD, choices: ["🦜".repeat(25), "Green"] })).toEqual([]);
    expect(fields({ ...GOOD, choices: ["x".repeat(26), "Green", " "] })).toEqual(["choice-0", "choice-2"]);
  });

  test.each([
    ["4", true],
    ["5", false],
    ["7d", false],
    ["7d 1m", true],
    ["soon", true],
  ])("a length of %s is refused: %s", (after, refused) => {
    expect(fields({ ...GOOD, after })).toEqual(refused ? ["ends"] : []);
  });

  test("a tab in a text, as a spreadsheet leaves it", () => {
    expect(fields({ ...GOOD, name: "Spring\tsale", choices: ["Blue", "a\tb"] })).toEqual([
      "name",
      "choice-1",
    ]);
  });

  test("a medium that has left the library since it was chosen", () => {
    const empty: KnownMedia = { mediaOf: () => undefined, sizeOf: () => undefined };
    expect(fields({ ...GOOD, mediaKey: "3_1", mediaTried: true }, empty)).toEqual(["media"]);
  });

  test("media need a feature that is tried on purpose only", () => {
    expect(fields({ ...GOOD, mediaKey: "3_1" })).toEqual(["media"]);
    expect(fields({ ...GOOD, mediaKey: "3_1", mediaTried: true })).toEqual([]);
  });
});

describe("an end on the account's clocks", () => {
  const at = (local: string): PollForm => ({ ...GOOD, ends: "at", at: local });

  test("is turned into minutes from now", () => {
    expect(minutesOf(at("2026-11-22T12:30"), ZONE, NOW)).toBe(90);
    expect(fields(at("2026-11-22T11:04"))).toEqual(["ends"]);
    expect(fields(at("2026-12-22T11:04"))).toEqual(["ends"]);
    expect(fields(at(""))).toEqual(["ends"]);
  });

  test.each([0, 1, 999, 29_999, 30_000, 30_001, 59_000, 59_999])(
    "falls into the very minute that was typed, %i ms after a full one",
    (late) => {
      const now = NOW + late;
      const form = at("2026-11-28T12:00");
      const end = new Date(now + (minutesOf(form, ZONE, now) ?? 0) * 60_000).toISOString();
      expect(end.slice(0, 16)).toBe("2026-11-28T11:00");
      expect(endInWords(form, ZONE, now)).toContain("12:00");
    },
  );

  test("counts the hour that clocks are put forward by", () => {
    const before = Date.parse("2027-03-28T00:30:00Z");
    // 01:30 in Berlin; at 02:00 the clocks show 03:00.
    expect(minutesOf(at("2027-03-28T03:30"), ZONE, before)).toBe(60);
  });

  test("counts the hour that comes twice", () => {
    const before = Date.parse("2026-10-24T23:30:00Z");
    // 01:30 in Berlin; at 03:00 the clocks go back to 02:00.
    expect(minutesOf(at("2026-10-25T03:30"), ZONE, before)).toBe(180);
  });
});

test("asks for what was typed, without blanks around it", () => {
  const form = { ...GOOD, name: " Colours ", choices: [" Blue", "Green", "Red "], after: "2d 4h" };
  expect(pollInput(form, { accountId: "abc1", zone: ZONE, now: NOW })).toEqual({
    account_id: "abc1",
    name: "Colours",
    duration_in_minutes: 3120,
    first_choice: "Blue",
    second_choice: "Green",
    third_choice: "Red",
  });
});

test("says when it would end, while that is known", () => {
  expect(endInWords({ ...GOOD, after: "2h" }, ZONE, NOW)).toContain("13:00");
  expect(endInWords({ ...GOOD, after: "1m" }, ZONE, NOW)).toBeUndefined();
});

test("a duplicate has the choices and the length of the original, under another name", () => {
  const form = pollLike({
    id: "p1",
    name: "Colours",
    card_uri: "card://1",
    card_type: "TEXT_POLLS",
    start_time: "2026-11-20T10:00:00Z",
    end_time: "2026-11-22T14:00:00Z",
    duration_in_minutes: "3120",
    first_choice: "Blue",
    second_choice: "Green",
    third_choice: "Red",
    created_at: "2026-11-20T10:00:00Z",
    updated_at: "2026-11-20T10:00:00Z",
    deleted: false,
  });
  expect(form).toMatchObject({ name: "Colours (copy)", choices: ["Blue", "Green", "Red"], after: "2d 4h" });
});
