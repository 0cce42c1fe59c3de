"use client";

import { useMemo, useRef } from "react";
import { usePlace } from "@/components/campaigns/place";
import type { CampaignGroups } from "@/components/campaigns/use-campaign-lines";
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
import type { CampaignLine } from "@/lib/campaigns/view/groups";
import type { Layout } from "@/lib/grid/columns";
import { ROW_HEIGHT } from "@/lib/grid/density";
import { GroupHead } from "@/lib/grid/group-head";
import type { Selection } from "@/lib/selection";
import { CampaignRow, type FocusColumn } from "./campaign-row";

export interface CampaignGridProps {
  /** Filtered and sorted, in groups where the view asks for that. */
  lines: readonly CampaignLine[];
  /** How many campaigns match, in sight or not. */
  matching: number;
  /** What draws groups, where there are any. */
  groups: CampaignGroups;
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
  lines,
  matching,
  groups,
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
    lines.length,
    ROW_HEIGHT[view.density],
  );
  const focus = useGridFocus<CampaignLine, FocusColumn>(scroller, lines, focusable, "name", scrollTo);
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
  const choosing = useGridSelection(lines, leaving, selection, onSelection);

  const { setLayout, closed, setClosed } = view;
  const onToggleGroup = ({ key }: GroupHead) => setClosed(groups?.toggledIn(closed, key) ?? null);
  const onKeyDown = useGridKeys<Campaign, FocusColumn>({
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
    type: (campaign, column, digit) =>
      column !== "select" && columnOf(column).edits !== "entity_status" && edit(campaign, column, digit),
    onTogglePause,
    onToggleGroup,
    letters: useSingleKeys(),
  });
  const clicks = useGridClicks<Campaign, FocusColumn>({
    rows: lines,
    focus,
    selection: choosing,
    panel: view,
    edit,
    press: (campaign, column, cell) => {
      if (column !== "why" || campaign.deleted) return false;
      onWhy(campaign, cell);
      return true;
    },
    onToggleGroup,
  });
  return (
    <GridFrame
      scroller={scroller}
      label="Campaigns"
      rows={lines}
      matching={matching}
      columns={CAMPAIGN_COLUMNS}
      layout={layout}
      density={view.density}
      padding="px-3"
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
            groups && <groups.CampaignGroupRow key={line.id} head={line} chosen={selection.ids} {...around} />
          );
        }
        const edited = editing?.id === line.id;
        return (
          <CampaignRow
            key={line.id}
            campaign={line}
            original={originals.get(line.id)}
            place={place}
            href={panelHref(line.id)}
            selected={selection.ids.has(line.id)}
            leaving={leaving.has(line.id)}
            open={view.panel === line.id}
            editing={edited ? editing : undefined}
            onEdited={edited ? finish : notEdited}
            {...around}
          />
        );
      }}
    </GridFrame>
  );
}

/** Rows that are not edited all get the same function, so that they need not be drawn again. */
const notEdited: EditDone<Campaign, CampaignChange> = () => {};
