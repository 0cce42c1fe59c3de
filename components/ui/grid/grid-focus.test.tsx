// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, expect, it, vi } from "vitest";
import { EmptyState } from "@/components/ui/empty-state";
import { useGridFocus } from "./use-grid-focus";

// jsdom does not scroll.
Element.prototype.scrollIntoView = vi.fn();

afterEach(cleanup);

interface Row {
  readonly id: string;
  readonly deleted: boolean;
}

const COLUMNS = ["name"] as const;

function Grid({ rows }: { rows: readonly Row[] }) {
  const grid = useRef<HTMLDivElement>(null);
  const [, draw] = useState(0);
  // As a list of virtual rows does while it scrolls.
  const scrollTo = () => flushSync(() => draw((before) => before + 1));
  const focus = useGridFocus(grid, rows, COLUMNS, "name", scrollTo);
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      onKeyDown={() => focus.move(1, 0)}
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

it("moves with a key though the grid is drawn anew by the scrolling", () => {
  render(<List ids={["spring", "summer"]} />);
  screen.getByText("spring").focus();
  fireEvent.keyDown(screen.getByText("spring"));
  expect(document.activeElement?.textContent).toBe("summer");
});

it("leaves the focus alone when the grid does not have it", () => {
  const { rerender } = render(<List ids={["spring"]} />);
  rerender(<List ids={[]} />);
  expect(document.activeElement).toBe(document.body);
});
