"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, Fragment, type ReactNode, useRef } from "react";
import { PageBody } from "@/components/shell/page-header";
import { useNarrow } from "@/components/shell/use-narrow";
import { HeaderCell, Row, Table } from "@/components/ui/table";

interface ImportedRow {
  readonly row: number;
  /** It is left out. */
  readonly out: boolean;
}

export interface ImportColumn<Shown> {
  readonly key: string;
  readonly head: ReactNode;
  readonly numeric?: boolean;
  /** A whole cell, with the same width in every row, so that columns stay in place while rows are filtered. */
  readonly cell: (shown: Shown) => ReactNode;
}

interface ImportRowListProps<Shown> {
  rows: readonly Shown[];
  columns: readonly ImportColumn<Shown>[];
  /** A row as a card on a phone. */
  card: (shown: Shown) => ReactNode;
}

/** Estimates before measuring: a row with one line in each cell, and a card. */
const ROW_HEIGHT = 48;
const CARD_HEIGHT = 260;
const HEAD_HEIGHT = 32;
const LABEL = "Rows of the file";

/** Thousands of rows of any height; only those in view, and the focused one, are rendered. */
export function ImportRowList<Shown extends ImportedRow>(props: ImportRowListProps<Shown>) {
  const narrow = useNarrow();
  return <List key={narrow ? "cards" : "rows"} {...props} narrow={narrow} />;
}

function List<Shown extends ImportedRow>({
  rows,
  columns,
  card,
  narrow,
}: ImportRowListProps<Shown> & { narrow: boolean }) {
  const scroller = useRef<HTMLDivElement>(null);
  /** The row with the focus, to be set with every drawing. */
  const focused = useRef<number>(undefined);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (narrow ? CARD_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => rows[index]?.row ?? index,
    overscan: 6,
    scrollMargin: narrow ? 0 : HEAD_HEIGHT,
    scrollPaddingStart: narrow ? 0 : HEAD_HEIGHT,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const at = focused.current;
      if (at === undefined || at >= range.count || shown.includes(at)) return shown;
      return [...shown, at].sort((a, b) => a - b);
    },
  });
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>("[data-index]")?.dataset.index;
    focused.current = index === undefined ? undefined : Number(index);
  };
  const { scrollMargin } = virtualizer.options;
  const items = virtualizer.getVirtualItems();
  const drawn = items.flatMap(({ index, start, key }, place) => {
    const shown = rows[index];
    const gap = start - (items[place - 1]?.end ?? scrollMargin);
    return shown ? [{ shown, index, key, gap }] : [];
  });
  const rest = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  const measured = (index: number) => ({ "data-index": index, ref: virtualizer.measureElement });
  return (
    <PageBody ref={scroller} onFocus={onFocus}>
      {narrow ? (
        <ul aria-label={LABEL}>
          {drawn.map(({ shown, index, key, gap }) => (
            <Fragment key={key}>
              {gap > 0 && <li aria-hidden style={{ height: gap }} />}
              <li
                {...measured(index)}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className="flex flex-col gap-2 border-b px-4 py-3"
              >
                {card(shown)}
              </li>
            </Fragment>
          ))}
          <li aria-hidden style={{ height: rest }} />
        </ul>
      ) : (
        <Table aria-label={LABEL} aria-rowcount={rows.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map(({ key, head, numeric = false }) => (
                <HeaderCell key={key} numeric={numeric}>
                  {head}
                </HeaderCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {drawn.map(({ shown, index, key, gap }) => (
              <Fragment key={key}>
                {gap > 0 && <tr aria-hidden style={{ height: gap }} />}
                <Row {...measured(index)} aria-rowindex={index + 2} faded={shown.out} className="align-top">
                  {columns.map(({ key, cell }) => (
                    <Fragment key={key}>{cell(shown)}</Fragment>
                  ))}
                </Row>
              </Fragment>
            ))}
            <tr aria-hidden style={{ height: rest }} />
          </tbody>
        </Table>
      )}
    </PageBody>
  );
}
