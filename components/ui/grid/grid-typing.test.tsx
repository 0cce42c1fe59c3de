// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { GroupHead } from "@/lib/grid/group-head";
import { NOTHING_SELECTED } from "@/lib/lists/selection";
import { EditMoney } from "./edit/edit-money";
import { useGridEdit } from "./edit/use-grid-edit";
import { useGridKeys } from "./use-grid-keys";
import { useGridSelection } from "./use-grid-selection";

afterEach(cleanup);

interface Budget {
  readonly id: string;
  readonly deleted: boolean;
  readonly daily: string;
}

const record: Budget = { id: "c1", deleted: false, daily: "30000000" };
const nowhere = () => undefined;
const focus = {
  index: 0,
  column: "daily",
  columns: ["daily"],
  record,
  move: nowhere,
  follow: () => {},
  focusCell: nowhere,
  noteFocus: () => {},
  noteBlur: () => {},
} as const;
const ROWS: readonly (Budget | GroupHead)[] = [record];
const NONE = new Set<string>();
const nothing = () => {};

interface OneCellProps {
  mayEdit: boolean;
  onSave: (micros: string | null) => void;
  onTogglePause: () => void;
}

function OneCell({ mayEdit, onSave, onTogglePause }: OneCellProps) {
  const { editing, edit, finish } = useGridEdit<Budget, "daily", { daily: string | null }>({
    focus,
    mayEdit: () => mayEdit,
    onSave: (_, { daily }) => onSave(daily),
  });
  const selection = useGridSelection(ROWS, NONE, NOTHING_SELECTED, nothing);
  const onKeyDown = useGridKeys<Budget, "daily">({
    focus,
    selection,
    pageRows: () => 1,
    panel: { panel: null, setPanel: nothing },
    enter: (budget, column) => edit(budget, column),
    type: edit,
    onTogglePause,
    onToggleGroup: nothing,
    explain: () => false,
    letters: true,
  });
  return (
    <div role="grid" onKeyDown={onKeyDown}>
      <div role="gridcell" tabIndex={0}>
        {editing ? (
          <EditMoney
            label="Daily budget"
            currency="EUR"
            micros={record.daily}
            typed={editing.typed}
            read={(text) => ({ ok: true, micros: `${text}000000` })}
            hintOf={() => ""}
            onDone={(micros, after) =>
              finish(record, micros === undefined ? undefined : { daily: micros }, after)
            }
          />
        ) : (
          "30.00"
        )}
      </div>
    </div>
  );
}

function opened(mayEdit = true) {
  const does = { onSave: vi.fn<(micros: string | null) => void>(), onTogglePause: vi.fn<() => void>() };
  render(<OneCell mayEdit={mayEdit} {...does} />);
  screen.getByRole("gridcell").focus();
  return does;
}

it("begins to edit a cell with the number that is typed on it", async () => {
  const { onSave } = opened();
  await userEvent.keyboard("35{Enter}");
  expect(onSave).toHaveBeenCalledWith("35000000");
});

it("takes letters for keys of the grid, and no digit where nothing can be typed", async () => {
  const { onSave, onTogglePause } = opened(false);
  await userEvent.keyboard("35{Enter}p");
  expect(onSave).not.toHaveBeenCalled();
  expect(onTogglePause).toHaveBeenCalledOnce();
});
