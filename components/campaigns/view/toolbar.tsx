"use client";

import type { RefObject } from "react";
import { usePlace } from "@/components/campaigns/place";
import type { CampaignStaging } from "@/components/campaigns/staged/use-campaign-staging";
import { SyncState } from "@/components/campaigns/sync-state";
import type { useCampaigns } from "@/components/campaigns/use-campaigns";
import { StagedOnlyChip } from "@/components/staged/staged-only-chip";
import { StagingToggle } from "@/components/staged/staging-toggle";
import { leaveForGrid } from "@/components/ui/focus-grid";
import { FilterAdder } from "@/components/ui/grid/filters/filter-adder";
import { FilterChips } from "@/components/ui/grid/filters/filter-chips";
import type { Filtering } from "@/components/ui/grid/filters/filtering";
import { SearchInput } from "@/components/ui/search-input";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { FilterId } from "@/lib/campaigns/view/campaign-filters";
import { formatNumber } from "@/lib/format/numbers";
import type { GridExport } from "@/lib/grid/csv-columns";
import type { CampaignViewState } from "./use-campaign-view";
import { ViewMenu } from "./view-menu";

interface ToolbarProps {
  view: CampaignViewState;
  list: ReturnType<typeof useCampaigns>;
  rows: readonly Campaign[];
  filtering: Filtering<FilterId>;
  searchRef: RefObject<HTMLInputElement | null>;
  addingFilter: boolean;
  onAddingFilter: (open: boolean) => void;
  /** How many campaigns are chosen. */
  chosen: number;
  /** What goes into a file. */
  exported: (wish: GridExport) => readonly Campaign[];
  staging: CampaignStaging;
  stagedOnly: boolean;
}

/** Search, filters and how the list is shown. */
export function Toolbar({
  view,
  list,
  rows,
  filtering,
  searchRef,
  addingFilter,
  onAddingFilter,
  chosen,
  exported,
  staging,
  stagedOnly,
}: ToolbarProps) {
  const { readOnlyReason } = usePlace();
  const narrowed = rows.length < list.campaigns.length;
  return (
    <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-2 border-b px-4 py-2">
      <SearchInput
        ref={searchRef}
        label={list.complete ? "Name contains, or an id" : "Name starts with…"}
        keys="/"
        value={view.q}
        onValueChange={view.setQ}
        onKeyDown={leaveForGrid}
        className="max-sm:w-full sm:max-w-64 sm:grow sm:basis-40"
      />
      {stagedOnly && <StagedOnlyChip onRemove={() => view.setStagedOnly(false)} />}
      <FilterChips filtering={filtering} />
      <FilterAdder
        open={addingFilter}
        onOpenChange={onAddingFilter}
        filtering={filtering}
        examples="Paused, budget, funding, name…"
      />
      <div className="ml-auto flex items-center gap-2">
        {narrowed && (
          <span role="status" className="text-sm tabular-nums">
            {formatNumber(rows.length)} match
          </span>
        )}
        <SyncState
          loaded={list.campaigns.length}
          complete={list.complete}
          fetching={list.fetching}
          updatedAt={list.updatedAt}
          briefOnPhones={narrowed}
          onRefresh={list.refetch}
        />
        <StagingToggle staging={staging} group="Campaigns" disabledReason={readOnlyReason} />
        <ViewMenu
          view={view}
          exporting={{
            shown: rows.length,
            complete: list.complete,
            chosen,
            staged: staging.planned.originals.size > 0,
          }}
          exported={exported}
        />
      </div>
    </div>
  );
}
