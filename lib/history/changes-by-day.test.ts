import { expect, it } from "vitest";
import { changesByDay } from "./changes-by-day";
import type { HistoryRecord } from "./describe-change";

const change = (time: string, changes: HistoryRecord["changes"], type = "UPDATE"): HistoryRecord => ({
  change_by: { user_id: "1", platform: "API" },
  change_time: time,
  change_type: type,
  changes,
  entity: "CAMPAIGN",
  entity_id: "c1",
  entity_data: { name: "Spring", currency: "EUR" },
});

const budget = { daily_budget_amount_local_micro: { before: "30000000", after: "20000000" } };
const paused = { entity_status: { before: "ACTIVE", after: "PAUSED" } };

it("gives the last change of each day of the account, and how many others there were", () => {
  const days = changesByDay(
    [
      change("2026-11-14T23:30:00Z", budget),
      change("2026-11-15T08:00:00Z", paused),
      change("2026-11-16T08:00:00Z", paused),
    ],
    "Europe/Berlin",
  );
  expect([...days]).toEqual([
    ["2026-11-16", "Status Active → Paused"],
    ["2026-11-15", "Status Active → Paused, and 1 other change"],
  ]);
});

it("says what was changed where changes of several things stand together", () => {
  const days = changesByDay([change("2026-11-14T12:00:00Z", budget)], "UTC", { named: true });
  expect(days.get("2026-11-14")).toBe("Spring: Daily budget 30.00 EUR → 20.00 EUR");
});

it("names two fields of many, and what was made", () => {
  const many = { ...budget, ...paused, name: { before: "Winter", after: "Spring" } };
  const days = changesByDay(
    [change("2026-11-14T12:00:00Z", many), change("2026-11-13T12:00:00Z", budget, "CREATE")],
    "UTC",
  );
  expect(days.get("2026-11-14")).toMatch(/^Daily budget .+; Status .+; 1 more field$/);
  expect(days.get("2026-11-13")).toBe("Created");
});

it("leaves out a change whose time cannot be read", () => {
  expect(changesByDay([change("soon", budget)], "UTC").size).toBe(0);
});
