import { describe, expect, it } from "vitest";
import { countTicks, timeTicks, whenOf } from "@/lib/charts/chart-scale";
import { bucketsOf } from "./insight-period";
import { highestOf, pointsOf, seriesInWords, spanInWords, totalOf, type VolumeSeries } from "./volume";
import { volumeCsv } from "./volume-csv";

const HOUR = 3_600_000;
const from = Date.parse("2026-11-16T23:00:00Z");
const zone = "Europe/Berlin";
const span = { from, until: from + 62 * HOUR, firstDay: "2026-11-17", lastDay: "2026-11-19" };
const days = bucketsOf(span, "DAY");

describe("pointsOf", () => {
  it("keeps what is missing apart from zero", () => {
    const points = pointsOf(days, [12, 0]);
    expect(points.map(({ posts }) => posts)).toEqual([12, 0, null]);
    expect(totalOf(points)).toBe(12);
    expect(highestOf(points)?.posts).toBe(12);
    expect(totalOf(pointsOf(days, []))).toBeUndefined();
    expect(highestOf(pointsOf(days, []))).toBeUndefined();
    expect(highestOf(pointsOf(days, [0, 0, 0]))?.from).toBe(from);
  });

  it("leaves away numbers without a time", () => {
    expect(pointsOf(days, [1, 2, 3, 4])).toHaveLength(3);
  });
});

describe("whenOf", () => {
  it("names days by the zone's calendar, and says how far the last one is counted", () => {
    expect(days.map((day) => whenOf(day, "DAY", zone))).toEqual([
      "17 Nov 2026",
      "18 Nov 2026",
      "19 Nov 2026, until 14:00",
    ]);
  });

  it("names hours, and days that do not begin at midnight because the clocks were changed", () => {
    const [hour] = bucketsOf(span, "HOUR");
    expect(hour && whenOf(hour, "HOUR", zone)).toBe("17 Nov 2026, 00:00");
    const change = Date.parse("2026-10-24T22:00:00Z");
    const [, after] = bucketsOf({ from: change, until: change + 48 * HOUR }, "DAY");
    expect(after && whenOf(after, "DAY", zone)).toBe("24 hours from 25 Oct 2026, 23:00");
  });
});

describe("timeTicks", () => {
  const labels = (...asked: Parameters<typeof timeTicks>) => timeTicks(...asked).map(({ label }) => label);

  it("names days, hours of one day, and days above many hours, as far as there is room", () => {
    expect(labels(days, { by: "DAY", zone, most: 7 })).toEqual(["17 Nov", "18 Nov", "19 Nov"]);
    expect(labels(days, { by: "DAY", zone, most: 2 })).toEqual(["17 Nov", "19 Nov"]);
    expect(timeTicks(bucketsOf(span, "HOUR"), { by: "HOUR", zone, most: 7 })).toEqual([
      { index: 0, label: "17 Nov" },
      { index: 24, label: "18 Nov" },
      { index: 48, label: "19 Nov" },
    ]);
    const day = bucketsOf({ from, until: from + 24 * HOUR }, "HOUR");
    expect(labels(day, { by: "HOUR", zone, most: 8 })).toHaveLength(8);
    expect(labels(day, { by: "HOUR", zone, most: 4 })).toEqual(["00:00", "06:00", "12:00", "18:00"]);
  });
});

describe("countTicks", () => {
  it("are round, begin at zero and reach the highest", () => {
    expect(countTicks(940, 4)).toEqual([0, 250, 500, 750, 1000]);
    expect(countTicks(0, 4)).toEqual([0, 1]);
    expect(countTicks(3, 4)).toEqual([0, 1, 2, 3]);
    expect(countTicks(12, 4)).toEqual([0, 5, 10, 15]);
    for (const highest of [1, 7, 9, 11, 99, 101, 1234, 987_654, 12_345_678]) {
      const ticks = countTicks(highest, 4);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }
  });
});

const coffee: VolumeSeries = {
  query: { included: ["coffee", "=tea"], leftOut: ["decaf"] },
  country: { value: "96683cc9126741d1", name: "United States" },
  span,
  points: pointsOf(days, [12, 0]),
  asOf: Date.parse("2026-11-19T13:05:06Z"),
};

it("says what a line is of", () => {
  expect(spanInWords(span)).toBe("17–19 Nov 2026");
  expect(spanInWords({ firstDay: "2026-11-19", lastDay: "2026-11-19" })).toBe("19 Nov 2026");
  expect(spanInWords({ firstDay: "2026-11-28", lastDay: "2026-12-02" })).toBe("28 Nov – 2 Dec 2026");
  expect(spanInWords({ firstDay: "2026-12-30", lastDay: "2027-01-02" })).toBe("30 Dec 2026 – 2 Jan 2027");
  expect(seriesInWords(coffee)).toBe("“coffee” or “=tea”, without “decaf” · United States · 17–19 Nov 2026");
  expect(seriesInWords({ ...coffee, country: undefined })).toContain("any country");
});

describe("volumeCsv", () => {
  const lines = (series: VolumeSeries[]) =>
    volumeCsv(series, { by: "DAY", zone }).map((line) => line.replace(/\r\n$/, ""));

  it("carries query, country, zone, granularity and time on top, and missing numbers as nothing", () => {
    expect(lines([coffee])).toEqual([
      "\ufeff",
      'Any of the keywords,"coffee, =tea"',
      "None of the keywords,decaf",
      "Country,United States",
      "Country’s targeting value,96683cc9126741d1",
      "Days,17–19 Nov 2026",
      "Time zone,Europe/Berlin",
      "Granularity,DAY",
      "Fetched at (UTC),2026-11-19T13:05:06Z",
      "",
      "From (UTC),Until (UTC),From (Europe/Berlin),Posts",
      '2026-11-16T23:00:00Z,2026-11-17T23:00:00Z,"17 Nov 2026, 00:00",12',
      '2026-11-17T23:00:00Z,2026-11-18T23:00:00Z,"18 Nov 2026, 00:00",0',
      '2026-11-18T23:00:00Z,2026-11-19T13:00:00Z,"19 Nov 2026, 00:00",unknown',
    ]);
  });

  it("puts a second query beside the first", () => {
    const tea = {
      ...coffee,
      query: { included: ["tea"], leftOut: [] },
      points: pointsOf(days.slice(0, 1), [7]),
    };
    const text = lines([coffee, tea]);
    expect(text[1]).toBe('Any of the keywords,"coffee, =tea",tea');
    expect(text[10]).toContain("Posts (1),From (UTC) (2)");
    expect(text[11]).toMatch(/,12,.*,7$/);
    expect(text[12]).toMatch(/,0,,,,$/);
  });
});
