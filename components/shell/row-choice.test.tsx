// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Cell, Row, RowName } from "@/components/ui/table";
import type { ListExport } from "@/lib/grid/csv-columns";
import { ListRows } from "./list-rows";
import { ListTable } from "./list-table";
import { ChooseRow, ChosenRows, chooseColumn, useRowChoice } from "./row-choice";

const exported = vi.hoisted(() => vi.fn());
vi.mock("@/components/ui/grid/export-records", () => ({ exportRecords: exported }));
vi.mock("./account", () => ({ useAccount: () => ({ account: { name: "Kestrel" }, accountId: "1" }) }));

beforeEach(() => {
  exported.mockClear();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(cleanup);

interface Poll {
  readonly id: string;
  readonly name: string;
}

const POLLS: readonly Poll[] = ["Ash", "Birch", "Cedar", "Elm"].map((name) => ({ id: name, name }));
const EXPORT: ListExport<Poll> = { resource: { one: "poll", many: "polls" }, seen: [], all: () => [] };

function List({ shown = POLLS, leaving = "" }: { shown?: readonly Poll[]; leaving?: string }) {
  const choice = useRowChoice({
    resource: EXPORT.resource,
    records: POLLS,
    shown,
    nameOf: ({ name }) => name,
    isPendingDeletion: ({ id }) => id === leaving,
  });
  return (
    <>
      <ListRows page="polls" choice={choice}>
        <ListTable label="Polls" columns={[chooseColumn(choice), { label: "Poll" }]}>
          {shown.map((poll) => (
            <Row key={poll.id}>
              <ChooseRow row={poll} choice={choice} />
              <Cell>
                <RowName open={false} onClick={() => {}}>
                  {poll.name}
                </RowName>
              </Cell>
            </Row>
          ))}
        </ListTable>
      </ListRows>
      <ChosenRows choice={choice} into={EXPORT} />
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: `Select ${name}` });
const bar = () => screen.queryByRole("region", { name: "Selected polls" });

it("chooses rows one by one, up to one with Shift, by key, and all that are shown", async () => {
  const user = userEvent.setup();
  render(<List />);
  expect(bar()).toBeNull();
  await user.click(box("Ash"));
  expect(bar()?.textContent).toContain("1 selected");
  await user.keyboard("{Shift>}");
  await user.click(box("Cedar"));
  await user.keyboard("{/Shift}");
  expect(bar()?.textContent).toContain("3 selected");
  expect(box("all 4 polls").indeterminate).toBe(true);
  screen.getByRole("button", { name: "Elm" }).focus();
  await user.keyboard("x");
  expect(box("all 4 polls").checked).toBe(true);
  await user.click(box("all 4 polls"));
  expect(bar()).toBeNull();
});

it("lets go of the selected by Escape, as the bar says", async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.click(box("Ash"));
  screen.getByRole("button", { name: "Elm" }).focus();
  await user.keyboard("{Escape}");
  expect(bar()).toBeNull();
  expect(document.activeElement?.textContent).toBe("Elm");
});

it("takes the chosen into a file of any format, those that a search hides as well, and none that is being deleted", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<List />);
  for (const name of ["Birch", "Ash", "Elm"]) await user.click(box(name));
  rerender(<List shown={POLLS.slice(0, 1)} leaving="Elm" />);
  expect(bar()?.textContent).toContain("2 selected (1 not shown now)");
  await user.click(screen.getByRole("button", { name: "Export…" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Excel (XLSX)" }));
  expect(screen.queryByRole("menuitem", { name: /these rows/ })).toBeNull();
  await user.click(screen.getByRole("menuitem", { name: "Export the 2 selected, all fields" }));
  const [{ records, ...rest }] = exported.mock.lastCall ?? [{}];
  expect(rest).toEqual({ list: EXPORT, accountName: "Kestrel", columns: "all", format: "xlsx" });
  expect(records.map(({ name }: Poll) => name)).toEqual(["Birch", "Ash"]);
  await user.click(screen.getByRole("button", { name: "Clear the selection" }));
  expect(bar()).toBeNull();
});
