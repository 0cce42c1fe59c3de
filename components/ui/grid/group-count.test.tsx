// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type GridColumns, layoutOf } from "@/lib/grid/columns";
import { GroupHead, type GroupSum } from "@/lib/grid/group-head";
import { CardGroupHead } from "./card-group-head";
import { GridGroupRow } from "./grid-group-row";

afterEach(cleanup);

const RESOURCE = { one: "campaign", many: "campaigns" };
const COLUMNS: GridColumns<"name" | "budget" | "spend"> = {
  ids: ["name", "budget", "spend"],
  of: (id) => ({ label: id, width: 100 }),
};

const groupOf = (count: number) => {
  const ids = Array.from({ length: count }, (_, index) => String(index));
  const spend: GroupSum = { currency: "EUR", value: 5_000_000n, unit: "money", rows: count };
  return new GroupHead(
    "a",
    "Ash",
    count,
    ids,
    true,
    new Map([
      ["budget", []],
      ["spend", [spend]],
    ]),
  );
};

it.each([
  [1, "1 campaign", "This campaign has none", "Together, running or not: 1 campaign"],
  [2, "2 campaigns", "None of these campaigns has one", "Together, running or not: all 2 campaigns"],
])("says of a group of %i what its rows are", (count, words, none, together) => {
  const head = groupOf(count);
  render(
    <GridGroupRow
      head={head}
      index={0}
      top={0}
      columns={COLUMNS}
      layout={layoutOf(COLUMNS, COLUMNS.ids)}
      padding="px-2"
      resource={RESOURCE}
      chosen={new Set()}
    />,
  );
  screen.getByRole("checkbox", { name: `Select all ${words} of Ash` });
  expect(screen.getByRole("row").textContent).toContain(`Ash${words}`);
  expect(screen.getByRole("row").textContent).toContain(none);
  screen.getByTitle(together);
  cleanup();
  render(<CardGroupHead head={head} picture={null} resource={RESOURCE} sums={[]} onToggle={() => {}} />);
  screen.getByRole("button", { name: `Ash ${words}` });
});
