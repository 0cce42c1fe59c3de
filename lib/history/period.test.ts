import { expect, it } from "vitest";
import { readPeriod, serviceSpan } from "./period";

const NOW = Date.parse("2026-11-22T19:20:00Z");
const days = (from: string | null, to: string | null) => ({ period: "days", from, to }) as const;
const spanOf = (read: ReturnType<typeof readPeriod>) =>
  "span" in read
    ? { from: new Date(read.span.from).toISOString(), until: new Date(read.span.until).toISOString() }
    : read;

it("begins the last days at a midnight of the account and ends them with the hour under way", () => {
  expect(spanOf(readPeriod({ period: "7", from: null, to: null }, "Europe/Berlin", NOW))).toEqual({
    from: "2026-11-15T23:00:00.000Z",
    until: "2026-11-22T20:00:00.000Z",
  });
});

it("takes chosen days whole, also those on which the clocks are moved", () => {
  expect(spanOf(readPeriod(days("2026-10-25", "2026-10-25"), "Europe/Berlin", NOW))).toEqual({
    from: "2026-10-24T22:00:00.000Z",
    until: "2026-10-25T23:00:00.000Z",
  });
});

it("asks the service for the whole hours around days that begin at half past", () => {
  const read = readPeriod(days("2026-11-02", "2026-11-03"), "Asia/Kolkata", NOW);
  expect("span" in read && serviceSpan(read.span)).toEqual({
    start_time: "2026-11-01T18:00:00Z",
    end_time: "2026-11-03T19:00:00Z",
  });
});

it("says which day is missing, impossible or the wrong way round", () => {
  const problem = (from: string | null, to: string | null) => readPeriod(days(from, to), "UTC", NOW);
  expect(problem(null, "2026-11-02")).toMatchObject({ problem: { at: "from" } });
  expect(problem("2026-02-30", "2026-11-02")).toMatchObject({ problem: { at: "from" } });
  expect(problem("2026-11-02", null)).toMatchObject({ problem: { at: "to" } });
  expect(problem("2026-11-03", "2026-11-02")).toMatchObject({
    problem: { at: "to", words: expect.stringContaining("before the first") },
  });
});
