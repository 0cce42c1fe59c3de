import { expect, it } from "vitest";
import { beginningFor, saidInWords, saidValue } from "./said-change";

const DAILY = { field: "daily_budget_amount_local_micro", label: "Daily budget" };
const NAME = { field: "name", label: "Name" };
const START = { field: "start_time", label: "Starts" };

it("reads the new value that words say", () => {
  expect(saidValue("set daily budget to 50", DAILY)).toBe("50");
  expect(saidValue("Set  Daily budget to 1,234.50 EUR", DAILY)).toBe("1,234.50 EUR");
  expect(saidValue("daily budget 50", DAILY)).toBe("50");
  expect(saidValue("change daily budget to many", DAILY)).toBe("many");
  expect(saidValue("rename to Winter Sale", NAME)).toBe("Winter Sale");
  expect(saidValue("start on 1 Dec", START)).toBe("1 Dec");
  expect(saidValue("start 1 Dec", START)).toBe("1 Dec");
});

it("leaves words that are about something else, or say no value yet", () => {
  for (const words of ["set daily budget to", "daily", "set total budget to 50", "started", "renamed x"]) {
    for (const field of [DAILY, NAME, START]) expect(saidValue(words, field), words).toBeUndefined();
  }
});

it("is begun and described in the same words", () => {
  expect(beginningFor(DAILY)).toBe("set daily budget to");
  expect(beginningFor(NAME)).toBe("rename to");
  expect(beginningFor({ field: "purchase_order_number", label: "PO number" })).toBe("set PO number to");
  expect(saidInWords(DAILY, "50.00 EUR")).toBe("Set daily budget to 50.00 EUR");
  expect(saidInWords(START, "1 Dec")).toBe("Start on 1 Dec");
});
