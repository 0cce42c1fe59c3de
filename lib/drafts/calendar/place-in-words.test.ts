import { expect, it } from "vitest";
import { fullQuarter } from "@/lib/posts/publication-times";
import { SCHEDULED_IN_QUARTER_MAX } from "@/lib/posts/schedule-rules";
import { placeInWords } from "./place-in-words";

const full = Array.from({ length: SCHEDULED_IN_QUARTER_MAX }, () => "2026-11-27T13:35:00Z");
const place = (to: string, at = "2026-11-27T09:00:00Z") =>
  placeInWords(to, {
    entry: { at },
    times: [...full, at],
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
    words: `Fri 27 Nov, 14:30: ${fullQuarter(SCHEDULED_IN_QUARTER_MAX)}`,
    allowed: true,
  });
  const [own = ""] = full;
  const around = { entry: { at: own }, times: full, zone: "Europe/Berlin", now: 0 };
  expect(placeInWords(own, { ...around, now: Date.parse("2026-11-26T12:00:00Z") }).words).toBe(
    "Fri 27 Nov, 14:35",
  );
});
