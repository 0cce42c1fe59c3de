"use client";

import { useRouter } from "next/navigation";
import { useMemo, useRef } from "react";
import { useChangeLineItem } from "@/components/line-items/staged/use-change-line-item";
import type { LineItemGroups } from "@/components/line-items/use-line-item-lines";
import type { LineItemsView } from "@/components/line-items/use-line-items-view";
import { useToggleLineItem } from "@/components/line-items/use-toggle-line-item";
import { useSingleKeys } from "@/components/shell/single-keys";
import { type EditDone, useGridEdit } from "@/components/ui/grid/edit/use-grid-edit";
import { GridFrame } from "@/components/ui/grid/grid-frame";
import { useGridClicks } from "@/components/ui/grid/use-grid-clicks";
import { useGridFocus } from "@/components/ui/grid/use-grid-focus";
import { useGridKeys } from "@/components/ui/grid/use-grid-keys";
import { useGridSelection } from "@/components/ui/grid/use-grid-selection";
import { useVirtualRows } from "@/components/ui/grid/use-virtual-rows";
import { toast } from "@/components/ui/toast";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { Layout } from "@/lib/grid/columns";
import { ROW_HEIGHT } from "@/lib/grid/density";
import { GroupHead } from "@/lib/grid/group-head";
import { uneditableReason } from "@/lib/line-items/edit-in-cell";
import { LINE_ITEM_COLUMNS, type LineItemColumn, lineItemColumn } from "@/lib/line-items/line-item-columns";
import { assumedCampaign } from "@/lib/line-items/line-item-form";
import type { LineItemLine } from "@/lib/line-items/line-item-groups";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import type { Selection } from "@/lib/selection";
import { type FocusColumn, LineItemRow } from "./line-item-row";

export interface LineItemRowsProps {
  /** Filtered and sorted. */
  items: readonly LineItem[];
  zone: string;
  view: LineItemsView;
  selection: Selection;
  onSelection: (selection: Selection) => void;
  /** The account's, by id: a line item's budgets depend on its campaign's. */
  campaigns: ReadonlyMap<string, Campaign>;
  /** Campaigns that are not known yet are on their way. */
  campaignsCome: boolean;
  campaignName: (id: string) => string;
  campaignHref: (id: string) => string;
  panelHref: (id: string) => string;
  /** Line items that are about to be deleted. */
  leaving: ReadonlySet<string>;
  /** Of those with staged changes, the line item as the service has it. */
  originals: ReadonlyMap<string, LineItem>;
}

interface LineItemGridProps extends LineItemRowsProps {
  /** The line items in groups where the view asks for that. */
  lines: readonly LineItemLine[];
  /** What draws groups, where there are any. */
  groups: LineItemGroups;
  layout: Layout<LineItemColumn>;
  /** Why nothing can be edited; undefined where it can. */
  readOnlyReason: string | undefined;
}

/** Tens of thousands of line items of which only those in sight are drawn; an ARIA grid with one tab stop. */
export function LineItemGrid({
  items,
  lines,
  groups,
  zone,
  view,
  layout,
  selection,
  onSelection,
  campaigns,
  readOnlyReason,
  campaignsCome,
  campaignName,
  campaignHref,
  panelHref,
  leaving,
  originals,
}: LineItemGridProps) {
  const change = useChangeLineItem();
  const { toggle, reasonOf } = useToggleLineItem();
  const router = useRouter();
  const scroller = useRef<HTMLDivElement>(null);
  const focusable = useMemo<readonly FocusColumn[]>(
    () => ["select", ...layout.map(({ id }) => id)],
    [layout],
  );
  const { virtualizer, focused, scrollTo, pageRows } = useVirtualRows(
    scroller,
    lines.length,
    ROW_HEIGHT[view.density],
  );
  const focus = useGridFocus<LineItemLine, FocusColumn>(scroller, lines, focusable, "name", scrollTo);
  focused.current = focus.index;
  const choosing = useGridSelection(lines, leaving, selection, onSelection);

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
    onSave: change,
  });
  const editOrTellWhyNot = (item: LineItem, column: FocusColumn) => {
    if (edit(item, column)) return true;
    const title = leaving.has(item.id) || readOnlyReason ? undefined : closedCell(item, column);
    if (title) toast({ title });
    return title !== undefined;
  };

  const { setLayout, closed, setClosed } = view;
  const onToggleGroup = ({ key }: GroupHead) => setClosed(groups?.toggledIn(closed, key) ?? null);
  const onKeyDown = useGridKeys<LineItem, FocusColumn>({
    focus,
    selection: choosing,
    pageRows,
    panel: view,
    enter: (item, column) => {
      if (column === "select") choosing.choose(item, false);
      else if (column === "campaign") router.push(campaignHref(item.campaign_id));
      else return editOrTellWhyNot(item, column);
      return true;
    },
    type: (item, column, digit) =>
      column !== "select" && lineItemColumn(column).edits !== "entity_status" && edit(item, column, digit),
    onTogglePause: (item) => {
      const closed = reasonOf(item);
      if (closed === undefined) toggle(item);
      else toast({ title: closed });
    },
    onToggleGroup,
    letters: useSingleKeys(),
  });

  const clicks = useGridClicks<LineItem, FocusColumn>({
    rows: lines,
    focus,
    selection: choosing,
    panel: view,
    edit: editOrTellWhyNot,
    onToggleGroup,
  });

  return (
    <GridFrame
      scroller={scroller}
      label="Line items"
      rows={lines}
      matching={items.length}
      columns={LINE_ITEM_COLUMNS}
      layout={layout}
      density={view.density}
      padding="px-2"
      sort={view.sort}
      onSort={view.setSort}
      onLayout={setLayout}
      virtualizer={virtualizer}
      focus={focus}
      selection={choosing}
      onKeyDown={onKeyDown}
      {...clicks}
    >
      {(line, index, top) => {
        const around = {
          index,
          top,
          layout,
          focused: index === focus.index ? focus.column : undefined,
        };
        if (line instanceof GroupHead) {
          return (
            groups && <groups.LineItemGroupRow key={line.id} head={line} chosen={selection.ids} {...around} />
          );
        }
        const edited = editing?.id === line.id;
        return (
          <LineItemRow
            key={line.id}
            item={line}
            zone={zone}
            href={panelHref(line.id)}
            campaignComes={campaignsCome && !campaigns.has(line.campaign_id)}
            campaignName={campaignName}
            campaignHref={campaignHref}
            selected={selection.ids.has(line.id)}
            leaving={leaving.has(line.id)}
            open={view.panel === line.id}
            campaign={campaigns.get(line.campaign_id)}
            original={originals.get(line.id)}
            editing={edited ? editing : undefined}
            onEdited={edited ? finish : notEdited}
            readOnly={readOnlyReason !== undefined}
            {...around}
          />
        );
      }}
    </GridFrame>
  );
}

/** Rows that are not edited all get the same function, so that they need not be drawn again. */
const notEdited: EditDone<LineItem, LineItemChange> = () => {};
