"use client";

import { useRouter } from "next/navigation";
import { type CSSProperties, type MouseEvent, useMemo, useRef } from "react";
import type { useLineItemsView } from "@/components/line-items/use-line-items-view";
import { cellAt } from "@/components/ui/grid/cell-at";
import { CHOOSE_WIDTH } from "@/components/ui/grid/choose-cell";
import { type EditDone, isEditing, useGridEdit } from "@/components/ui/grid/edit/use-grid-edit";
import { useGridFocus } from "@/components/ui/grid/use-grid-focus";
import { useGridKeys } from "@/components/ui/grid/use-grid-keys";
import { useGridSelection } from "@/components/ui/grid/use-grid-selection";
import { GRID_HEADER_HEIGHT, useVirtualRows } from "@/components/ui/grid/use-virtual-rows";
import { toast } from "@/components/ui/toast";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { uneditableReason } from "@/lib/line-items/edit-in-cell";
import { lineItemColumn } from "@/lib/line-items/line-item-columns";
import { assumedCampaign } from "@/lib/line-items/line-item-form";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import type { LineItemColumn } from "@/lib/line-items/line-item-view";
import type { Selection } from "@/lib/selection";
import { LineItemHead } from "./line-item-head";
import { type FocusColumn, LineItemRow } from "./line-item-row";

export interface LineItemRowsProps {
  /** Filtered and sorted. */
  items: readonly LineItem[];
  zone: string;
  view: ReturnType<typeof useLineItemsView>;
  selection: Selection;
  onSelection: (selection: Selection) => void;
  campaignName: (id: string) => string;
  campaignHref: (id: string) => string;
  panelHref: (id: string) => string;
  /** Line items that are about to be deleted. */
  leaving: ReadonlySet<string>;
}

interface LineItemGridProps extends LineItemRowsProps {
  columns: readonly LineItemColumn[];
  onTogglePause: (item: LineItem) => void;
  /** The account's, by id: a line item's budgets depend on its campaign's. */
  campaigns: ReadonlyMap<string, Campaign>;
  /** Why nothing can be edited; undefined where it can. */
  readOnlyReason: string | undefined;
  onSave: (item: LineItem, change: LineItemChange) => void;
}

const ROW_HEIGHT = 34;

const gridTemplate = (columns: readonly LineItemColumn[]) =>
  [
    `${CHOOSE_WIDTH}px`,
    ...columns.map(lineItemColumn).map(({ width, grows }) => `minmax(${width}px, ${grows ?? 0}fr)`),
  ].join(" ");

/** Tens of thousands of line items of which only those in sight are drawn; an ARIA grid with one tab stop. */
export function LineItemGrid({
  items,
  zone,
  view,
  columns,
  selection,
  onSelection,
  onTogglePause,
  campaigns,
  readOnlyReason,
  onSave,
  campaignName,
  campaignHref,
  panelHref,
  leaving,
}: LineItemGridProps) {
  const router = useRouter();
  const scroller = useRef<HTMLDivElement>(null);
  const focusable = useMemo<readonly FocusColumn[]>(() => ["select", ...columns], [columns]);
  const { virtualizer, focused, scrollTo, pageRows } = useVirtualRows(scroller, items.length, ROW_HEIGHT);
  const focus = useGridFocus<LineItem, FocusColumn>(scroller, items, focusable, "name", scrollTo);
  focused.current = focus.index;
  const choosing = useGridSelection(items, leaving, selection, onSelection);
  const { panel, openPanel } = view;

  /** Why a cell that is edited in other rows is not in this one. */
  const closedCell = (item: LineItem, column: FocusColumn) => {
    const field = column === "select" ? undefined : lineItemColumn(column).edits;
    return field && uneditableReason(item, field, campaigns.get(item.campaign_id) ?? assumedCampaign(item));
  };
  const { editing, edit, finish } = useGridEdit<LineItem, FocusColumn, LineItemChange>({
    focus,
    mayEdit: (item, column) =>
      column !== "select" &&
      lineItemColumn(column).edits !== undefined &&
      readOnlyReason === undefined &&
      !leaving.has(item.id) &&
      closedCell(item, column) === undefined,
    onSave,
  });
  const editOrTellWhyNot = (item: LineItem, column: FocusColumn) => {
    if (edit(item, column)) return true;
    const title = leaving.has(item.id) || readOnlyReason ? undefined : closedCell(item, column);
    if (title) toast({ title });
    return title !== undefined;
  };

  const onKeyDown = useGridKeys({
    focus,
    selection: choosing,
    pageRows,
    panel: { panel, setPanel: openPanel },
    enter: (item, column) => {
      if (column === "select") choosing.choose(item, false);
      else if (column === "campaign") router.push(campaignHref(item.campaign_id));
      else return editOrTellWhyNot(item, column);
      return true;
    },
    onTogglePause,
  });

  const onClick = (event: MouseEvent) => {
    const cell = cellAt(event.target, items, focus);
    if (!cell || !(event.target instanceof Element) || isEditing(event.target)) return;
    const { record: item, column, index } = cell;
    if (event.target.closest("button")) return;
    const link = event.target.closest("a");
    // A modified click opens the link as any link: in a new tab or window.
    if (link && (event.metaKey || event.ctrlKey || event.shiftKey || column !== "name")) return;
    if (link) event.preventDefault();
    focus.focusCell(index, column);
    if (column === "select") choosing.choose(item, event.shiftKey);
    else if (event.shiftKey) choosing.choose(item, true);
    else if (link || panel !== null) openPanel(item.id);
  };

  const onDoubleClick = (event: MouseEvent) => {
    const cell = cellAt(event.target, items, focus);
    if (!cell || !(event.target instanceof Element) || isEditing(event.target)) return;
    if (!event.target.closest("button")) editOrTellWhyNot(cell.record, cell.column);
  };

  const minWidth = columns.reduce((sum, id) => sum + lineItemColumn(id).width, CHOOSE_WIDTH);
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label="Line items"
      aria-rowcount={items.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      data-density="regular"
      style={
        {
          "--grid": gridTemplate(columns),
          // What stays in place at the left must not cover the cell with the focus.
          scrollPaddingLeft: CHOOSE_WIDTH + lineItemColumn("name").width,
        } as CSSProperties
      }
      className="h-full scroll-pt-8 overflow-auto overscroll-contain"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onFocus={(event) => {
        const cell = cellAt(event.target, items, focus);
        if (cell) focus.follow(cell.record.id, cell.column);
      }}
    >
      <div role="presentation" style={{ minWidth }}>
        <LineItemHead
          columns={columns}
          sort={view.sort}
          onSort={view.sortBy}
          matching={items.length}
          all={choosing.all}
          some={choosing.some}
          onToggleAll={choosing.chooseAll}
        />
        <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const item = items[index];
            return (
              item && (
                <LineItemRow
                  key={item.id}
                  item={item}
                  index={index}
                  top={start - GRID_HEADER_HEIGHT}
                  columns={columns}
                  zone={zone}
                  href={panelHref(item.id)}
                  campaignName={campaignName}
                  campaignHref={campaignHref}
                  selected={selection.ids.has(item.id)}
                  leaving={leaving.has(item.id)}
                  open={panel === item.id}
                  focused={index === focus.index ? focus.column : undefined}
                  campaign={campaigns.get(item.campaign_id)}
                  editing={editing?.id === item.id ? editing.column : undefined}
                  onEdited={editing?.id === item.id ? finish : notEdited}
                  readOnly={readOnlyReason !== undefined}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Rows that are not edited all get the same function, so that they need not be drawn again. */
const notEdited: EditDone<LineItem, LineItemChange> = () => {};
