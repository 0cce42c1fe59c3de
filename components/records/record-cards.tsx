"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useCallback, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { RECT_ON_SERVER, useSight } from "@/components/ui/grid/use-virtual-rows";
import type { GridRecord } from "@/lib/grid/rows";

interface RecordCardsProps<Row> {
  /** "Campaigns". */
  label: string;
  rows: readonly Row[];
  /** Of a card, in pixels; one whose words need more room has more. */
  height: number;
  selected: ReadonlySet<string>;
  onSight?: ((ids: readonly string[]) => void) | undefined;
  /** How what is in a card stands. */
  className: string;
  children: (row: Row) => ReactNode;
}

/** Records on a phone, thousands of which only those in sight are drawn. */
export function RecordCards<Row extends GridRecord>({
  label,
  rows,
  height,
  selected,
  onSight,
  className,
  children,
}: RecordCardsProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
    // How high a card is goes with its record when the order changes.
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    initialRect: RECT_ON_SERVER,
  });
  const drawn = virtualizer.getVirtualItems();
  useSight(
    drawn.flatMap(({ index }) => rows[index]?.id ?? []),
    onSight,
  );
  return (
    <div ref={scroller} className="h-full overflow-y-auto">
      <ul aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {drawn.map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={row.id}
                ref={virtualizer.measureElement}
                data-index={index}
                data-row={row.id}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)`, minHeight: height }}
                className={classNames(
                  "absolute inset-x-0 top-0 flex border-b",
                  selected.has(row.id) && "bg-surface-selected",
                  className,
                )}
              >
                {children(row)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
