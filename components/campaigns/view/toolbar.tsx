"use client";

import { ListChecks } from "lucide-react";
import type { RefObject } from "react";
import { SyncState } from "@/components/campaigns/sync-state";
import type { useCampaigns } from "@/components/campaigns/use-campaigns";
import { leaveForGrid } from "@/components/ui/focus-grid";
import { FilterAdder } from "@/components/ui/grid/filters/filter-adder";
import { FilterChips } from "@/components/ui/grid/filters/filter-chips";
import type { Filtering } from "@/components/ui/grid/filters/filtering";
import { IconButton } from "@/components/ui/icon-button";
import { SearchInput } from "@/components/ui/search-input";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { FilterId } from "@/lib/campaigns/view/campaign-filters";
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
  onExport: (columns: "seen" | "all") => void;
  staging: boolean;
  onStaging: () => void;
  /** Why that cannot be changed now. */
  stagingReason: string | undefined;
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
  onExport,
  staging,
  onStaging,
  stagingReason,
}: ToolbarProps) {
  const exportReason =
    rows.length === 0
      ? "There is nothing to export."
      : list.complete
        ? undefined
        : "The rest of the list is still being read.";
  return (
    <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b px-4 py-2">
      <SearchInput
        ref={searchRef}
        label={list.complete ? "Name contains, or an id" : "Name starts with…"}
        keys="/"
        value={view.q}
        onValueChange={view.setQ}
        onKeyDown={leaveForGrid}
        className="max-sm:w-full"
      />
      <FilterChips filtering={filtering} />
      <FilterAdder
        open={addingFilter}
        onOpenChange={onAddingFilter}
        filtering={filtering}
        examples="Paused, budget, funding, name…"
      />
      <div className="ml-auto flex items-center gap-2">
        {rows.length < list.campaigns.length && (
          <span role="status" className="text-sm tabular-nums">
            {rows.length.toLocaleString("en-GB")} match
          </span>
        )}
        <SyncState
          loaded={list.campaigns.length}
          complete={list.complete}
          fetching={list.fetching}
          updatedAt={list.updatedAt}
          onRefresh={list.refetch}
        />
        <IconButton
          label={staging ? "Send changes at once again" : "Stage changes: they wait until you publish them"}
          disabledReason={stagingReason}
          aria-pressed={staging}
          onClick={onStaging}
          className={staging ? "bg-surface-selected text-accent-text" : undefined}
        >
          <ListChecks size={16} aria-hidden />
        </IconButton>
        <ViewMenu view={view} exportReason={exportReason} onExport={onExport} />
      </div>
    </div>
  );
}
