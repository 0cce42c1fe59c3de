import { describe, expect, it } from "vitest";
import {
  fullQuarter,
  PublicationTimes,
  postsByQuarter,
  refusedTime,
  type TimedPost,
} from "./publication-times";
import { SCHEDULED_IN_QUARTER_MAX } from "./schedule-rules";

const NOW = Date.parse("2026-11-26T12:00:00Z");
const post = (at: string, text: string | null = null, user_id = "7"): TimedPost => ({ at, text, user_id });
const full = (at: string, missing = 0) =>
  Array.from({ length: SCHEDULED_IN_QUARTER_MAX - missing }, () => post(at));
const fields = (times: PublicationTimes, wanted: TimedPost, moved?: TimedPost) =>
  times.problems(wanted, NOW, moved).map(({ field }) => field);

it("counts posts by quarters of the hour, and says of how many one is full", () => {
  const times = ["2026-11-27T09:00:00Z", "2026-11-27T09:14:59Z", "2026-11-27T09:15:00Z"];
  expect([...postsByQuarter(times)]).toEqual([
    ["2026-11-27T09:00:00Z", 2],
    ["2026-11-27T09:15:00Z", 1],
  ]);
  expect(fullQuarter(SCHEDULED_IN_QUARTER_MAX - 1)).toBeUndefined();
  expect(fullQuarter(SCHEDULED_IN_QUARTER_MAX)).toBe("This quarter of an hour is full, 30 of 30 posts.");
});

it("refuses what is over, and what lies more than a year ahead", () => {
  expect(refusedTime("2026-11-26T12:00:59Z", NOW)).toMatch(/still to come/);
  expect(refusedTime("2027-11-26T12:01:00Z", NOW)).toMatch(/within a year/);
  expect(refusedTime("2026-11-26T12:01:00Z", NOW)).toBeUndefined();
});

describe("a quarter of an hour", () => {
  it("takes no post once it is full, and the same number with one that is moved within it", () => {
    const times = new PublicationTimes(full("2026-11-27T09:01:00Z"));
    expect(fields(times, post("2026-11-27T09:14:00Z"))).toEqual(["scheduled_at"]);
    expect(fields(times, post("2026-11-27T09:15:00Z"))).toEqual([]);
    expect(fields(times, post("2026-11-27T09:14:00Z"), post("2026-11-27T09:01:00Z"))).toEqual([]);
    expect(fields(times, post("2026-11-27T09:14:00Z"), post("2026-11-27T08:59:00Z"))).toEqual([
      "scheduled_at",
    ]);
  });

  it("fills by what is scheduled, not by what is out, and empties by what is removed", () => {
    const at = "2026-11-27T09:10:00Z";
    const times = new PublicationTimes(full(at, 1));
    times.publish(post(at, "Out"));
    expect(fields(times, post(at))).toEqual([]);
    times.schedule(post(at));
    expect(fields(times, post(at))).toEqual(["scheduled_at"]);
    times.remove(post(at));
    expect(fields(times, post(at))).toEqual([]);
  });
});

describe("a text", () => {
  it("is not repeated by its author within a day, before or after", () => {
    const times = new PublicationTimes([post("2026-11-28T09:00:00Z", "The  same")]);
    expect(fields(times, post("2026-11-27T09:01:00Z", "The same"))).toEqual(["text"]);
    expect(fields(times, post("2026-11-29T08:59:00Z", "The same"))).toEqual(["text"]);
    expect(fields(times, post("2026-11-27T09:00:00Z", "The same"))).toEqual([]);
    expect(fields(times, post("2026-11-27T09:01:00Z", "The same", "8"))).toEqual([]);
    expect(fields(times, post("2026-11-27T09:01:00Z", "Another"))).toEqual([]);
    expect(fields(times, post("2026-11-27T09:01:00Z", " "))).toEqual([]);
  });

  it("may stay with its post when that is moved, but not beside another one", () => {
    const here = post("2026-11-28T09:00:00Z", "The same");
    const there = post("2026-11-28T10:00:00Z", "The same");
    const times = new PublicationTimes([here]);
    expect(fields(times, there, here)).toEqual([]);
    times.schedule(here);
    expect(fields(times, there, here)).toEqual(["text"]);
    times.remove(here);
    times.remove(here);
    expect(fields(times, there)).toEqual([]);
  });

  it("that was published counts as well", () => {
    const times = new PublicationTimes();
    times.publish(post("2026-11-26T11:00:00Z", "The same"));
    expect(times.repetition(post("2026-11-26T12:00:00Z", "The same"))).toHaveLength(1);
    expect(fields(times, post("2026-11-27T11:00:00Z", "The same"))).toEqual([]);
  });
});
