"use client";

import { type CSSProperties, type MouseEvent, useCallback, useMemo, useRef } from "react";
import { usePlace } from "@/components/campaigns/place";
import { type CampaignViewState, ROW_HEIGHT } from "@/components/campaigns/view/use-campaign-view";
import { cellAt } from "@/components/ui/grid/cell-at";
import { CHOOSE_WIDTH } from "@/components/ui/grid/choose-cell";
import { type EditDone, isEditing, useGridEdit } from "@/components/ui/grid/edit/use-grid-edit";
import { useGridFocus } from "@/components/ui/grid/use-grid-focus";
import { useGridKeys } from "@/components/ui/grid/use-grid-keys";
import { useGridSelection } from "@/components/ui/grid/use-grid-selection";
import { GRID_HEADER_HEIGHT, useVirtualRows } from "@/components/ui/grid/use-virtual-rows";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import {
  columnEditing,
  columnOf,
  type PlacedColumn,
  withoutRoomForStaged,
} from "@/lib/campaigns/view/columns";
import type { Selection } from "@/lib/selection";
import { GridHeader } from "./grid-header";
import { type FocusColumn, GridRow } from "./grid-row";

export interface CampaignGridProps {
  /** Filtered and sorted. */
  rows: readonly Campaign[];
  /** Of those with staged changes, the campaign as the service has it. */
  originals: ReadonlyMap<string, Campaign>;
  view: CampaignViewState;
  layout: readonly PlacedColumn[];
  selection: Selection;
  leaving: ReadonlySet<string>;
  onSelection: (selection: Selection) => void;
  onSave: (campaign: Campaign, change: CampaignChange, editAgain: (why: string) => void) => void;
  onWhy: (campaign: Campaign, cell: HTMLElement) => void;
  onTogglePause: (campaign: Campaign) => void;
  panelHref: (id: string) => string;
}

const gridTemplate = (layout: readonly PlacedColumn[]) =>
  `${CHOOSE_WIDTH}px ${layout.map(({ width }) => `${width}px`).join(" ")}`;

/** Thousands of campaigns of which only those in sight are drawn; an ARIA grid with one tab stop. */
export function CampaignGrid({
  rows,
  originals,
  view,
  layout,
  selection,
  leaving,
  onSelection,
  onSave,
  onWhy,
  onTogglePause,
  panelHref,
}: CampaignGridProps) {
  const place = usePlace();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useMemo<readonly FocusColumn[]>(() => ["select", ...layout.map(({ id }) => id)], [layout]);
  const { virtualizer, focused, scrollTo, pageRows } = useVirtualRows(
    scroller,
    rows.length,
    ROW_HEIGHT[view.density],
  );
  const focus = useGridFocus<Campaign, FocusColumn>(scroller, rows, columns, "name", scrollTo);
  focused.current = focus.index;

  const { readOnlyReason } = place;
  const { editing, edit, editAgain, finish } = useGridEdit<Campaign, FocusColumn, CampaignChange>({
    focus,
    mayEdit: (campaign, column) =>
      column !== "select" &&
      columnOf(column).edits !== undefined &&
      !campaign.deleted &&
      !leaving.has(campaign.id) &&
      !readOnlyReason,
    onSave: (campaign, change) =>
      onSave(campaign, change, (why) => {
        const column = columnEditing(change);
        if (column) editAgain(campaign.id, column, { change, why });
      }),
  });

  const choosing = useGridSelection(rows, leaving, selection, onSelection);
  const previewLayout = useCallback(
    (next: readonly PlacedColumn[]) => scroller.current?.style.setProperty("--grid", gridTemplate(next)),
    [],
  );

  const onKeyDown = useGridKeys({
    focus,
    selection: choosing,
    pageRows,
    panel: view,
    enter: (campaign, column, cell) => {
      if (column === "select") choosing.choose(campaign, false);
      else if (column === "why") onWhy(campaign, cell);
      else return edit(campaign, column);
      return true;
    },
    onTogglePause,
  });

  const onClick = (event: MouseEvent) => {
    const cell = cellAt(event.target, rows, focus);
    if (!cell || isEditing(event.target)) return;
    const { record: campaign, column, element, index } = cell;
    if (event.target instanceof Element && event.target.closest("a")) {
      // A modified click opens the link as any link: in a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      view.setPanel(campaign.id);
    }
    focus.focusCell(index, column);
    if (column === "select") choosing.choose(campaign, event.shiftKey);
    else if (event.shiftKey) choosing.choose(campaign, true);
    else if (column === "why" && !campaign.deleted) onWhy(campaign, element);
    else if (view.panel !== null) view.setPanel(campaign.id);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const cell = cellAt(event.target, rows, focus);
    if (cell && !isEditing(event.target)) edit(cell.record, cell.column);
  };

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label="Campaigns"
      aria-rowcount={rows.length + 1}
      aria-colcount={layout.length + 1}
      aria-multiselectable
      data-density={view.density}
      style={
        {
          "--grid": gridTemplate(layout),
          // What stays in place at the left must not cover the cell with the focus.
          scrollPaddingLeft: CHOOSE_WIDTH + (layout[0]?.width ?? 0),
        } as CSSProperties
      }
      className="relative min-h-0 flex-1 scroll-pt-8 overflow-auto overscroll-contain"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onFocus={(event) => {
        const cell = cellAt(event.target, rows, focus);
        if (cell) focus.follow(cell.record.id, cell.column);
      }}
    >
      <GridHeader
        layout={layout}
        sort={view.sort}
        onSort={view.setSort}
        onLayout={(next) => view.setLayout(next && withoutRoomForStaged(next))}
        onPreview={previewLayout}
        allSelected={choosing.all}
        someSelected={choosing.some}
        onToggleAll={choosing.chooseAll}
        matching={rows.length}
      />
      <div
        role="rowgroup"
        className="relative min-w-full"
        style={{
          height: virtualizer.getTotalSize(),
          width: layout.reduce((sum, { width }) => sum + width, CHOOSE_WIDTH),
        }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const campaign = rows[index];
          if (!campaign) return null;
          return (
            <GridRow
              key={campaign.id}
              campaign={campaign}
              original={originals.get(campaign.id)}
              index={index}
              top={start - GRID_HEADER_HEIGHT}
              layout={layout}
              place={place}
              href={panelHref(campaign.id)}
              selected={selection.ids.has(campaign.id)}
              leaving={leaving.has(campaign.id)}
              open={view.panel === campaign.id}
              focused={index === focus.index ? focus.column : undefined}
              editing={editing?.id === campaign.id ? editing : undefined}
              onEdited={editing?.id === campaign.id ? finish : notEdited}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Rows that are not edited all get the same function, so that they need not be drawn again. */
const notEdited: EditDone<Campaign, CampaignChange> = () => {};
