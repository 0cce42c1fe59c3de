// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type AccountDetails, nothingAsked, portfolioRow } from "@/lib/accounts/portfolio";
import type { PortfolioView } from "@/lib/accounts/portfolio-view";
import { known } from "@/lib/finding";
import { useOrderedRows } from "./use-ordered-rows";

afterEach(cleanup);

const VIEW: PortfolioView = {
  search: "",
  problem: undefined,
  role: undefined,
  handle: undefined,
  sort: "problems",
  descending: true,
};

function row(name: string, details: Partial<AccountDetails> = {}) {
  const account = {
    id: name,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    deleted: false,
    name,
    business_name: null,
    business_id: null,
    timezone: "UTC",
    timezone_switch_at: null,
    approval_status: "ACCEPTED",
    industry_type: "RETAIL",
  };
  return portfolioRow({ account, handles: ["mara"] }, { ...nothingAsked, ...details }, 0);
}

const before = [row("a"), row("b")];
/** The second turns out to have no funding, so it belongs in front. */
const after = [row("a"), row("b", { funding: known([]) })];

function ordered(grid: HTMLElement) {
  const gridRef = { current: grid };
  const { result, rerender } = renderHook(
    ({ rows, settled }) =>
      useOrderedRows(rows, VIEW, 0, { settled, gridRef }).map(({ account }) => account.id),
    { initialProps: { rows: before, settled: false } },
  );
  return { result, settle: () => rerender({ rows: after, settled: true }) };
}

it("puts problems first once everything has been asked", () => {
  const { result, settle } = ordered(document.createElement("table"));
  expect(result.current).toEqual(["a", "b"]);
  settle();
  expect(result.current).toEqual(["b", "a"]);
});

it("moves no row under the pointer: the order waits until it has left", () => {
  const grid = document.createElement("table");
  vi.spyOn(grid, "matches").mockReturnValue(true);
  const { result, settle } = ordered(grid);
  settle();
  expect(result.current).toEqual(["a", "b"]);
  act(() => void grid.dispatchEvent(new Event("pointerleave")));
  expect(result.current).toEqual(["b", "a"]);
});
