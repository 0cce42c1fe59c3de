// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { EmptyState } from "@/components/ui/empty-state";
import { useGridFocus } from "./use-grid-focus";

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = vi.fn();

afterEach(cleanup);

interface Row {
  readonly id: string;
  readonly deleted: boolean;
}

const COLUMNS = ["name"] as const;

function Grid({ rows }: { rows: readonly Row[] }) {
  const grid = useRef<HTMLDivElement>(null);
  const focus = useGridFocus(grid, rows, COLUMNS, "name", () => {});
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      onBlur={focus.noteBlur}
      onFocus={(event) => {
        focus.noteFocus(event);
        focus.follow(event.target.id, "name");
      }}
    >
      {rows.map(({ id }, index) => (
        <div key={id} id={id} role="gridcell" tabIndex={index === focus.index ? 0 : -1}>
          {id}
        </div>
      ))}
    </div>
  );
}

const List = ({ ids }: { ids: readonly string[] }) => (
  <main>
    {ids.length === 0 ? (
      <EmptyState title="No campaign matches" />
    ) : (
      <Grid rows={ids.map((id) => ({ id, deleted: false }))} />
    )}
  </main>
);

it("goes to the row that takes the place of one that leaves the list, and to the words where none is left", () => {
  const { rerender } = render(<List ids={["spring", "summer"]} />);
  screen.getByText("spring").focus();
  rerender(<List ids={["summer"]} />);
  expect(document.activeElement?.textContent).toBe("summer");
  rerender(<List ids={[]} />);
  expect(document.activeElement?.textContent).toBe("No campaign matches");
});

it("leaves the focus where it is when somebody else has it", () => {
  const { rerender } = render(<List ids={["spring"]} />);
  rerender(<List ids={[]} />);
  expect(document.activeElement).toBe(document.body);
});
