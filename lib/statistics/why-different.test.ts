import { expect, it } from "vitest";
import { whyDifferent } from "./why-different";

const zone = "Europe/London";
const week = { from: "2026-11-01", to: "2026-11-07" };
const titles = (many?: string) =>
  whyDifferent({ range: week, zone, many }, Date.parse("2026-12-30")).map(({ title }) => title);

it("names the days with their zone, whole ones of one day or more", () => {
  const text = (range: typeof week) => whyDifferent({ range, zone }, Date.parse("2026-12-30"))[0]?.text;
  expect(text(week)).toMatch(
    /^These are whole days, 1 Nov(ember)? 2026 to the end of 7 Nov(ember)? 2026, on the clocks of Europe\/London\./,
  );
  expect(text({ from: week.to, to: week.to })).toMatch(/^This is 7 Nov(ember)? 2026 on the clocks/);
});

it.each([
  ["2026-11-07T12:00:00Z", "Today is not over."],
  ["2026-11-09T12:00:00Z", "Counts settle within a day."],
  ["2026-11-15T12:00:00Z", "Spend can be corrected for 14 days"],
  ["2026-12-30T12:00:00Z", undefined],
])("at %s says what may still change", (at, begins) => {
  const moving = whyDifferent({ range: week, zone }, Date.parse(at)).find(
    ({ title }) => title === "The numbers still move",
  );
  if (begins === undefined) expect(moving).toBeUndefined();
  else expect(moving?.text.startsWith(begins)).toBe(true);
});

it("says what totals are of only where something is added up", () => {
  expect(titles("campaigns")).toContain("What is added up");
  expect(titles()).not.toContain("What is added up");
});
