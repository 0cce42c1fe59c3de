// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SummaryFigures } from "./summary-figures";

const SPENT = [
  { id: "spend", sums: [{ unit: "money", currency: "GBP", value: 12_340_000n, rows: 2 }] },
] as const;
const amount = () => screen.queryByText(/12\.34/);

afterEach(cleanup);

it("holds the places of the figures until those of other days are read", () => {
  const { rerender, container } = render(<SummaryFigures totals={SPENT} reading={false} />);
  expect(amount()).not.toBeNull();
  expect(container.querySelector("[aria-hidden]")).toBeNull();
  rerender(<SummaryFigures totals={[]} reading />);
  expect(amount()?.closest("[aria-hidden=true]")?.textContent).toBe("Spend 12.34 GBP");
  rerender(<SummaryFigures totals={SPENT} reading={false} />);
  expect(amount()?.closest("[aria-hidden]")).toBeNull();
});

it("shows no figures of before where there is nothing to add up", () => {
  const { rerender } = render(<SummaryFigures totals={SPENT} reading={false} />);
  rerender(<SummaryFigures totals={[]} reading={false} />);
  expect(amount()).toBeNull();
});
