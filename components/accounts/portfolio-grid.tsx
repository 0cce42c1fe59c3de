"use client";

import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { useRouter } from "next/navigation";
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { homeHref } from "@/components/shell/place";
import { useSingleKeys } from "@/components/shell/single-keys";
import { useNarrow } from "@/components/shell/use-narrow";
import { classNames } from "@/components/ui/class-names";
import { AnchoredPopover } from "@/components/ui/popover";
import { HeaderCell } from "@/components/ui/table";
import type { PortfolioRow as RowData } from "@/lib/accounts/portfolio";
import type { PortfolioColumn, PortfolioView } from "@/lib/accounts/portfolio-view";
import type { Environment } from "@/lib/ads/endpoint";
import { accountGraceKey } from "./delete-account";
import { PortfolioCard } from "./portfolio-card";
import { type ColumnLayout, columnLayout } from "./portfolio-columns";
import { PortfolioRow } from "./portfolio-row";
import { useRowKeys } from "./use-row-keys";
import { WhatNeedsYou } from "./what-needs-you";

const ROW_HEIGHT = 34;
const CARD_HEIGHT = 100;

interface PortfolioGridProps {
  environment: Environment;
  rows: readonly RowData[];
  /** How many handles are connected. */
  handles: number;
  view: PortfolioView;
  now: number;
  /** What is about to be deleted (lib/jobs/grace). */
  leaving: ReadonlySet<string>;
  /** True while counting campaigns waits for the allowance. */
  waiting: boolean;
  /** The account whose panel is open. */
  panel: string | null;
  onSort: (column: PortfolioColumn) => void;
  onPanel: (accountId: string | null) => void;
  /** Reads anew what is told of an account. */
  onReadAgain: (accountId: string) => void;
  /** Told which accounts are on screen, whenever that changes. */
  onLook: (accountIds: readonly string[]) => void;
  /** The element that the keys work in, so that others can move the focus here. */
  gridRef: RefObject<HTMLTableElement | null>;
}

/** The accounts as rows, or as cards on a narrow window; only those on screen are in the page. */
export function PortfolioGrid(props: PortfolioGridProps) {
  const narrow = useNarrow();
  return <VirtualGrid key={narrow ? "cards" : "rows"} {...props} narrow={narrow} />;
}

function VirtualGrid(props: PortfolioGridProps & { narrow: boolean }) {
  const {
    environment,
    rows,
    handles,
    view,
    now,
    leaving,
    waiting,
    panel,
    narrow,
    onSort,
    onPanel,
    onReadAgain,
    onLook,
    gridRef,
  } = props;
  const id = useId();
  const router = useRouter();
  const scroller = useRef<HTMLDivElement>(null);
  const layout = columnLayout(handles);
  const height = narrow ? CARD_HEIGHT : ROW_HEIGHT;
  const ids = useMemo(() => rows.map(({ account }) => account.id), [rows]);
  const keys = useRowKeys({
    ids,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1),
    onOpen: (index, event) => {
      const row = rows[index];
      if (!row) return;
      const path = rowHref(environment, row);
      if (event.metaKey || event.ctrlKey) window.open(path, "_blank", "noopener");
      else router.push(path);
    },
    onPeek: (index) => {
      const account = rows[index]?.account.id ?? null;
      onPanel(account === panel ? null : account);
    },
    onAsk: (index) => {
      const button = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-problems]`);
      if (button) ask(index, button);
    },
    onEscape: () => onPanel(null),
    onMove: (index) => {
      virtual.scrollToIndex(index);
      if (panel !== null) onPanel(rows[index]?.account.id ?? null);
    },
    letters: useSingleKeys(),
  });
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    getItemKey: (index) => rows[index]?.account.id ?? "",
    // The sticky head covers the top of the scrolled area.
    scrollPaddingStart: narrow ? 0 : 32,
    rangeExtractor: (range) => withActive(range, keys.active),
  });
  const items = virtual.getVirtualItems();
  const onScreen = items.map(({ key }) => key).join(" ");
  useEffect(() => onLook(onScreen.split(" ").filter(Boolean)), [onScreen, onLook]);
  const [asked, setAsked] = useState<{ id: string; anchor: HTMLElement }>();
  const ask = (index: number, anchor: HTMLElement) => {
    const row = rows[index];
    if (!row) return;
    keys.setActive(index);
    setAsked({ id: row.account.id, anchor });
  };
  const askedRow = rows.find(({ account }) => account.id === asked?.id);
  const activeRow = rows[keys.active];
  const rowId = (accountId: string) => `${id}${accountId}`;

  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-auto overscroll-contain">
      <table
        ref={gridRef}
        {...GRID}
        aria-label="Accounts"
        aria-rowcount={rows.length + 1}
        aria-colcount={narrow ? 1 : layout.columns.length}
        {...(activeRow && { "aria-activedescendant": rowId(activeRow.account.id) })}
        onKeyDown={keys.onKeyDown}
        onMouseDown={(event) => {
          const index = rowIndexAt(event.target);
          if (index !== undefined) keys.setActive(index);
        }}
        onClick={(event) => {
          const row = rows[rowIndexAt(event.target) ?? -1];
          if (!row) return;
          gridRef.current?.focus({ preventScroll: true });
          onPanel(row.account.id === panel ? null : row.account.id);
        }}
        className={classNames("group/grid block outline-none", !narrow && layout.least)}
      >
        {!narrow && <Head layout={layout} view={view} onSort={onSort} />}
        <tbody className="relative block" style={{ height: virtual.getTotalSize() }}>
          {items.map((item) => {
            const row = rows[item.index];
            if (!row) return null;
            const shown = {
              row,
              now,
              waiting,
              href: rowHref(environment, row),
              onAsk: (anchor: HTMLElement) => ask(item.index, anchor),
            };
            const active = item.index === keys.active;
            const open = row.account.id === panel;
            return (
              <AccountRow
                key={item.key}
                id={rowId(row.account.id)}
                index={item.index}
                top={item.start}
                tracks={narrow ? undefined : layout.tracks}
                active={active}
                open={open}
                leaving={leaving.has(accountGraceKey(row.account.id))}
              >
                {narrow ? <PortfolioCard {...shown} /> : <PortfolioRow {...shown} columns={layout.columns} />}
              </AccountRow>
            );
          })}
        </tbody>
      </table>
      <AnchoredPopover
        open={askedRow !== undefined}
        onOpenChange={(open) => {
          if (!open) setAsked(undefined);
        }}
        anchor={asked?.anchor ?? null}
        // Its keys are the grid's own: a button in it would hear none of them.
        returnTo={gridRef}
        title="Needs attention"
        className="w-[340px] max-w-[calc(100vw-16px)] p-4"
      >
        {askedRow && (
          <div className="mt-2">
            <WhatNeedsYou
              environment={environment}
              row={askedRow}
              onReadAgain={() => onReadAgain(askedRow.account.id)}
            />
          </div>
        )}
      </AnchoredPopover>
    </div>
  );
}

/** The active row stays drawn wherever the list is scrolled, or it could not be announced. */
function withActive(range: Range, active: number): number[] {
  const shown = defaultRangeExtractor(range);
  return active >= range.count || shown.includes(active) ? shown : [...shown, active].sort((a, b) => a - b);
}

interface AccountRowProps {
  id: string;
  /** Place in the list, from 0. */
  index: number;
  top: number;
  /** The widths of its columns; none for a card. */
  tracks: string | undefined;
  /** The keys are at it. */
  active: boolean;
  /** Its panel is open. */
  open: boolean;
  leaving: boolean;
  children: ReactNode;
}

function AccountRow({ id, index, top, tracks, active, open, leaving, children }: AccountRowProps) {
  return (
    <tr
      id={id}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={open}
      style={{ transform: `translateY(${top}px)` }}
      className={classNames(
        "group/row absolute inset-x-0 top-0",
        tracks === undefined ? "block" : classNames("grid h-row border-b", tracks),
        open ? "bg-surface-selected" : "bg-surface hover:bg-surface-hover",
        active && ACTIVE_ROW,
        leaving && "text-text-muted line-through",
      )}
    >
      {children}
    </tr>
  );
}

/** Where a row leads: what the handle that may do most sees first of the account. */
const rowHref = (environment: Environment, { account, via, permissions }: RowData) =>
  homeHref({ environment, handle: via, accountId: account.id }, permissions);

/** A table whose rows are walked by keys, with one tab stop for all of them. */
const GRID = { role: "grid", tabIndex: 0 } as const;
const ACTIVE_ROW = classNames(
  // Drawn over the row: the first column stays in place and would cover an outline of the row itself.
  "after:pointer-events-none after:absolute after:inset-0 after:z-2",
  "group-focus-visible/grid:after:outline-2 group-focus-visible/grid:after:-outline-offset-2 group-focus-visible/grid:after:outline-accent",
);

/** The row a click landed in; undefined when it was meant for a link or button in it. */
function rowIndexAt(target: EventTarget): number | undefined {
  if (!(target instanceof Element) || target.closest("a, button")) return undefined;
  const index = target.closest<HTMLElement>("tr[data-index]")?.dataset.index;
  return index === undefined ? undefined : Number(index);
}

function Head({
  layout: { columns, tracks },
  view,
  onSort,
}: Pick<PortfolioGridProps, "view" | "onSort"> & { layout: ColumnLayout }) {
  return (
    <thead className="sticky top-0 z-2 block">
      <tr aria-rowindex={1} className={classNames("grid", tracks)}>
        {columns.map(({ id, label, hint, right }) => (
          <HeaderCell
            key={id}
            numeric={right ?? false}
            sorted={view.sort === id ? (view.descending ? "desc" : "asc") : null}
            onSort={() => onSort(id)}
            title={hint}
            className={classNames(
              "flex items-center",
              right && "justify-end",
              id === "name" ? "left-0 z-1" : "px-2! last:pr-3!",
            )}
          >
            {label}
          </HeaderCell>
        ))}
      </tr>
    </thead>
  );
}
