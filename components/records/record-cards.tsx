"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useCallback, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { RECT_ON_SERVER, useSight } from "@/components/ui/grid/use-virtual-rows";
import { GroupHead } from "@/lib/grid/group-head";
import type { CardHeads } from "./record-grid";
import type { ShownRecord } from "./record-value";
import type { RecordLine } from "./use-record-lines";

interface RecordCardsProps<Row> {
  /** "Campaigns". */
  label: string;
  lines: readonly RecordLine<Row>[];
  heads: CardHeads;
  /** Height of a card in pixels; cards with longer text are higher. */
  height: number;
  selected: ReadonlySet<string>;
  onSight?: ((ids: readonly string[]) => void) | undefined;
  /** Layout of a card's content. */
  className: string;
  children: (row: Row) => ReactNode;
}

/** Height of a group's header in pixels. */
const HEAD_HEIGHT = 57;

/** Records on a phone, thousands of which only those in view are rendered. */
export function RecordCards<Row extends ShownRecord>({
  label,
  lines,
  heads,
  height,
  selected,
  onSight,
  className,
  children,
}: RecordCardsProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index] instanceof GroupHead ? HEAD_HEIGHT : height),
    overscan: 6,
    // Measured heights belong to records, also when the order changes.
    getItemKey: useCallback((index: number) => lines[index]?.id ?? index, [lines]),
    initialRect: RECT_ON_SERVER,
  });
  const drawn = virtualizer.getVirtualItems();
  useSight(
    drawn.flatMap(({ index }) => {
      const line = lines[index];
      return line ? heads.seenOf(line) : [];
    }),
    onSight,
  );
  return (
    <div ref={scroller} className="h-full overflow-y-auto">
      <ul aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {drawn.map(({ index, start }) => {
          const line = lines[index];
          if (line === undefined) return null;
          const isHead = line instanceof GroupHead;
          return (
            <li
              key={line.id}
              ref={virtualizer.measureElement}
              data-index={index}
              data-row={line.id}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)`, minHeight: isHead ? HEAD_HEIGHT : height }}
              className={classNames(
                "absolute inset-x-0 top-0 flex border-b",
                selected.has(line.id) && "bg-surface-selected",
                isHead ? "bg-surface-sunken" : className,
              )}
            >
              {isHead ? heads.draw(line) : children(line)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
