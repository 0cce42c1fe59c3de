"use client";

import { memo } from "react";
import type { Place } from "@/components/campaigns/place";
import { StagedWords } from "@/components/staged/staged-value";
import { classNames } from "@/components/ui/class-names";
import type { EditDone, Editing } from "@/components/ui/grid/edit/use-grid-edit";
import { GridRow } from "@/components/ui/grid/grid-row";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { type ColumnId, columnOf } from "@/lib/campaigns/view/columns";
import type { Layout } from "@/lib/grid/columns";
import { CellContent } from "./cell-content";
import { EditCell } from "./edit-cell";
import { isStaged, StagedCell } from "./staged-cell";

/** Columns that can have the focus: the box to choose a row, then those of the layout. */
export type FocusColumn = ColumnId | "select";

interface CampaignRowProps {
  campaign: Campaign;
  /** The campaign as the service has it, where changes of it are staged. */
  original: Campaign | undefined;
  /** Place in the list, from 0. */
  index: number;
  top: number;
  layout: Layout<ColumnId>;
  place: Place;
  href: string;
  selected: boolean;
  /** Deletion is waiting or on its way. */
  leaving: boolean;
  /** The row's panel is open. */
  open: boolean;
  focused?: FocusColumn | undefined;
  editing?: Editing<FocusColumn, CampaignChange> | undefined;
  onEdited: EditDone<Campaign, CampaignChange>;
}

/**
 * One campaign. Clicks and keys are handled by the grid around it, which finds the cell by its attributes, so
 * that scrolling creates no handlers.
 */
export const CampaignRow = memo(function CampaignRow({
  campaign,
  original,
  index,
  top,
  layout,
  place,
  href,
  selected,
  leaving,
  open,
  focused,
  editing,
  onEdited,
}: CampaignRowProps) {
  const tabIndexOf = (column: FocusColumn) => (focused === column ? 0 : -1);
  const faded = campaign.deleted || leaving;
  return (
    <GridRow
      id={campaign.id}
      name={campaign.name}
      index={index}
      top={top}
      selected={selected}
      open={open}
      deleted={campaign.deleted}
      faded={faded}
      editing={editing !== undefined}
      tabIndex={tabIndexOf("select")}
    >
      {layout.map(({ id }, position) => {
        const { edits: field, numeric } = columnOf(id);
        const edited = editing?.column === id;
        return (
          <div
            key={id}
            role="gridcell"
            data-cell={id}
            // While it is edited, its field takes its place in the tab order.
            tabIndex={edited ? -1 : tabIndexOf(id)}
            aria-colindex={position + 2}
            {...(field && place.readOnlyReason && { "aria-readonly": true })}
            className={classNames(
              "relative flex min-w-0 items-center px-3 focus-visible:-outline-offset-2",
              numeric && "justify-end text-right",
              id === "name" && "sticky left-9 z-2 border-r bg-inherit",
            )}
          >
            {edited && field ? (
              <EditCell
                campaign={campaign}
                field={field}
                refused={editing?.refused}
                typed={editing?.typed}
                onDone={onEdited}
              />
            ) : id === "name" ? (
              <NameLink campaign={campaign} original={original} href={href} faded={faded} />
            ) : isStaged(id, campaign, original) ? (
              <StagedCell column={id} campaign={campaign} original={original} place={place} />
            ) : (
              <span className="min-w-0 truncate">
                <CellContent column={id} campaign={campaign} place={place} />
              </span>
            )}
          </div>
        );
      })}
    </GridRow>
  );
});

interface NameLinkProps {
  campaign: Campaign;
  original: Campaign | undefined;
  href: string;
  faded: boolean;
}

function NameLink({ campaign, original, href, faded }: NameLinkProps) {
  const staged = isStaged("name", campaign, original);
  return (
    <a
      href={href}
      tabIndex={-1}
      data-panel
      className={classNames("min-w-0 truncate", faded && "line-through", !faded && "font-medium")}
      title={staged ? `${campaign.name}, staged; now ${original.name}` : campaign.name}
    >
      {staged ? <StagedWords words={campaign.name} old={original.name} /> : <bdi>{campaign.name}</bdi>}
    </a>
  );
}
