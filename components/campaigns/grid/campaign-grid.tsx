"use client";

import { useCallback, useMemo, useRef } from "react";
import { usePlace } from "@/components/campaigns/place";
import type { CampaignViewState } from "@/components/campaigns/view/use-campaign-view";
import { useSingleKeys } from "@/components/shell/single-keys";
import { type EditAgain, type EditDone, useGridEdit } from "@/components/ui/grid/edit/use-grid-edit";
import { GridFrame } from "@/components/ui/grid/grid-frame";
import { useGridClicks } from "@/components/ui/grid/use-grid-clicks";
import { useGridFocus } from "@/components/ui/grid/use-grid-focus";
import { useGridKeys } from "@/components/ui/grid/use-grid-keys";
import { useGridSelection } from "@/components/ui/grid/use-grid-selection";
import { useVirtualRows } from "@/components/ui/grid/use-virtual-rows";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { CAMPAIGN_COLUMNS, type ColumnId, columnOf } from "@/lib/campaigns/view/columns";
import { type Layout, withoutRoomForStaged } from "@/lib/grid/columns";
import { ROW_HEIGHT } from "@/lib/grid/density";
import type { Selection } from "@/lib/selection";
import { CampaignRow, type FocusColumn } from "./campaign-row";

export interface CampaignGridProps {
  /** Filtered and sorted. */
  rows: readonly Campaign[];
  /** Of those with staged changes, the campaign as the service has it. */
  originals: ReadonlyMap<string, Campaign>;
  view: CampaignViewState;
  layout: Layout<ColumnId>;
  selection: Selection;
  leaving: ReadonlySet<string>;
  onSelection: (selection: Selection) => void;
  onSave: (campaign: Campaign, change: CampaignChange, editAgain: EditAgain) => void;
  onWhy: (campaign: Campaign, cell: HTMLElement) => void;
  onTogglePause: (campaign: Campaign) => void;
  panelHref: (id: string) => string;
}

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
  const focusable = useMemo<readonly FocusColumn[]>(
    () => ["select", ...layout.map(({ id }) => id)],
    [layout],
  );
  const { virtualizer, focused, scrollTo, pageRows } = useVirtualRows(
    scroller,
    rows.length,
    ROW_HEIGHT[view.density],
  );
  const focus = useGridFocus<Campaign, FocusColumn>(scroller, rows, focusable, "name", scrollTo);
  focused.current = focus.index;

  const { readOnlyReason } = place;
  const { editing, edit, finish } = useGridEdit<Campaign, FocusColumn, CampaignChange>({
    focus,
    mayEdit: (campaign, column) =>
      column !== "select" &&
      columnOf(column).edits !== undefined &&
      !campaign.deleted &&
      !leaving.has(campaign.id) &&
      !readOnlyReason,
    onSave,
  });
  const choosing = useGridSelection(rows, leaving, selection, onSelection);

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
    letters: useSingleKeys(),
  });
  const clicks = useGridClicks({
    rows,
    focus,
    selection: choosing,
    panel: view,
    edit,
    press: (campaign, column, cell) => {
      if (column !== "why" || campaign.deleted) return false;
      onWhy(campaign, cell);
      return true;
    },
  });
  const { setLayout } = view;
  const onLayout = useCallback(
    (next: Layout<ColumnId> | null) => setLayout(next && withoutRoomForStaged(CAMPAIGN_COLUMNS, next)),
    [setLayout],
  );

  return (
    <GridFrame
      scroller={scroller}
      label="Campaigns"
      rows={rows}
      columns={CAMPAIGN_COLUMNS}
      layout={layout}
      density={view.density}
      padding="px-3"
      sort={view.sort}
      onSort={view.setSort}
      onLayout={onLayout}
      virtualizer={virtualizer}
      focus={focus}
      selection={choosing}
      onKeyDown={onKeyDown}
      {...clicks}
    >
      {(campaign, index, top) => (
        <CampaignRow
          key={campaign.id}
          campaign={campaign}
          original={originals.get(campaign.id)}
          index={index}
          top={top}
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
      )}
    </GridFrame>
  );
}

/** Rows that are not edited all get the same function, so that they need not be drawn again. */
const notEdited: EditDone<Campaign, CampaignChange> = () => {};
