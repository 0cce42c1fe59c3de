import { expect, it } from "vitest";
import { fullQuarter, PublicationTimes, type TimedPost } from "@/lib/posts/publication-times";
import { SCHEDULED_IN_QUARTER_MAX } from "@/lib/posts/schedule-rules";
import { placeInWords } from "./place-in-words";

const by = (at: string, text: string | null = null): TimedPost => ({ at, text, user_id: "7" });
const full = Array.from({ length: SCHEDULED_IN_QUARTER_MAX }, () => by("2026-11-27T13:35:00Z"));
const place = (to: string, entry = by("2026-11-27T09:00:00Z"), others: readonly TimedPost[] = full) =>
  placeInWords(to, {
    entry,
    times: new PublicationTimes([...others, entry]),
    zone: "Europe/Berlin",
    now: Date.parse("2026-11-26T12:00:00Z"),
  });

it("says the time on the account's clocks, and refuses what the rules refuse", () => {
  expect(place("2026-11-27T13:00:00Z")).toEqual({ words: "Fri 27 Nov, 14:00", allowed: true });
  expect(place("2026-11-26T11:00:00Z")).toEqual({
    words: "Thu 26 Nov, 12:00: Choose a time that is still to come.",
    allowed: false,
  });
});

it("warns of a full quarter of an hour and takes the post, also where it waits already", () => {
  expect(place("2026-11-27T13:30:00Z")).toEqual({
    words: expect.stringContaining(`Fri 27 Nov, 14:30: ${fullQuarter(SCHEDULED_IN_QUARTER_MAX)}`),
    allowed: true,
  });
  const [own, ...others] = full;
  expect(place("2026-11-27T13:35:00Z", own, others).words).toBe("Fri 27 Nov, 14:35");
});

it("warns of a text that its author publishes within a day of it, and not of where the post is now", () => {
  const own = by("2026-11-27T09:00:00Z", "Boots are back");
  const other = by("2026-11-29T09:00:00Z", "Boots  are back");
  expect(place("2026-11-28T10:00:00Z", own, [other])).toEqual({
    words: expect.stringMatching(/^Sat 28 Nov, 11:00: The same text is published less than 24 hours/),
    allowed: true,
  });
  expect(place("2026-11-28T09:00:00Z", own, [other]).words).toBe("Sat 28 Nov, 10:00");
  expect(place("2026-11-28T10:00:00Z", own, [{ ...other, user_id: "8" }]).words).toBe("Sat 28 Nov, 11:00");
});
