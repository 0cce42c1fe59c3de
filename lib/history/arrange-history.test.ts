import { describe, expect, it } from "vitest";
import {
  byDay,
  describeHistory,
  type NameOfReference,
  narrowHistory,
  peopleOf,
  withinSpan,
} from "./arrange-history";
import { historyCsv } from "./history-csv";
import { sampleChange } from "./test-change";

const nobody: NameOfReference = () => undefined;
const nameOf: NameOfReference = (to, id) => (to === "user" && id === "1" ? "@mara_agency" : undefined);
const by = (id: string) => ({ user_id: id, platform: "API_OTHER" });
const at = (time: string, id = "1") => sampleChange({ change_time: time, change_by: by(id) });
const ALL = { by: null, search: "", zone: "UTC", nameOf: nobody };

it("stands newest first and keeps the service's order within one second", () => {
  const entries = describeHistory([
    at("2026-11-01T10:00:00Z", "1"),
    at("2026-11-02T10:00:00Z", "2"),
    at("2026-11-02T10:00:00Z", "3"),
  ]);
  expect(entries.map(({ record }) => record.change_by.user_id)).toEqual(["2", "3", "1"]);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(3);
  expect(peopleOf(entries)).toEqual(["2", "3", "1"]);
});

describe("narrowing", () => {
  const entries = describeHistory([
    at("2026-11-02T10:59:59Z", "1"),
    at("2026-11-02T10:30:00Z", "2"),
    at("2026-11-02T10:29:59Z", "1"),
  ]);

  it("finds people by id and by name, and values before and after", () => {
    const found = (search: string) => narrowHistory(entries, { ...ALL, search, nameOf }).length;
    expect(found(" MARA ")).toBe(2);
    expect(found("spring")).toBe(3);
    expect(found("Name")).toBe(3);
    expect(found("autumn")).toBe(0);
    expect(narrowHistory(entries, { ...ALL, by: "2" })).toHaveLength(1);
  });
});

it("leaves out what the rounded hours brought in, and no time that cannot be read", () => {
  const span = { from: Date.parse("2026-11-02T10:30:00Z"), until: Date.parse("2026-11-02T10:59:59Z") };
  const times = ["2026-11-02T10:59:59Z", "2026-11-02T10:30:00Z", "2026-11-02T10:29:59Z", "yesterday"];
  const found = withinSpan(
    times.map((time) => at(time)),
    span,
  );
  expect(found.map(({ change_time }) => change_time)).toEqual(["2026-11-02T10:30:00Z", "yesterday"]);
});

it("puts changes under the days of the account's calendar", () => {
  const entries = describeHistory([
    at("2026-11-02T15:30:00Z"),
    at("2026-11-02T14:30:00Z"),
    at("2026-11-02T14:00:00Z"),
  ]);
  const days = byDay(entries, "Asia/Tokyo");
  expect(days.map(({ day, entries: each }) => [day, each.length])).toEqual([
    ["2026-11-03", 1],
    ["2026-11-02", 2],
  ]);
});

it("exports one line a field, in the service's own words and with exact amounts", () => {
  const [entry] = describeHistory([
    sampleChange({
      change_by: by("1"),
      changes: {
        entity_status: { before: "ACTIVE", after: "PAUSED" },
        daily_budget_amount_local_micro: { before: null, after: 1_500_000 },
        placements: { before: [], after: ["SERVICE_TIMELINE"] },
      },
    }),
  ]);
  const text = historyCsv(entry ? [entry] : [], { zone: "Europe/Berlin", nameOf }).join("");
  const head =
    '2026-11-20T10:15:30Z,"20 Nov 2026, 11:15",\'@mara_agency,"=""1""",API_OTHER,CAMPAIGN,8wku2,Summer,UPDATE';
  expect(text.split("\r\n").slice(1)).toEqual([
    `${head},entity_status,ACTIVE,PAUSED,`,
    `${head},daily_budget_amount_local_micro,,1.50,EUR`,
    `${head},placements,[],"[""SERVICE_TIMELINE""]",`,
    "",
  ]);
});
