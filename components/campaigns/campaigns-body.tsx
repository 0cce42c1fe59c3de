"use client";

import dynamic from "next/dynamic";
import { useNarrow } from "@/components/shell/use-narrow";
import { usePanelHref } from "@/components/shell/use-panel-href";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useReadAgain } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { explainError } from "@/lib/ads/error-words";
import { formatNumber } from "@/lib/format/numbers";
import { CampaignGrid, type CampaignGridProps } from "./grid/campaign-grid";
import type { useCampaigns } from "./use-campaigns";

// On a phone alone.
const CampaignList = dynamic(() => import("./campaign-list").then((module) => module.CampaignList), {
  loading: () => null,
});

interface CampaignsBodyProps
  extends Omit<CampaignGridProps, "leaving" | "panelHref" | "layout" | "matching"> {
  list: ReturnType<typeof useCampaigns>;
  /** Filtered and sorted, in no groups. */
  rows: readonly Campaign[];
  createReason: string | undefined;
  onCreate: () => void;
}

/** The widths of the first columns, as they will be. */
const SKELETON = [
  "w-9",
  "min-w-[240px] flex-[3]",
  "w-[128px]",
  "w-[176px]",
  "w-[152px]",
  "w-[180px]",
  "min-w-[190px] flex-1 max-[1439px]:hidden",
];

/** The list in whatever state it is: being read, empty, failed, partly there, filtered to nothing, or shown. */
export function CampaignsBody({ list, rows, createReason, onCreate, ...grid }: CampaignsBodyProps) {
  const { view } = grid;
  const narrow = useNarrow();
  const readAgain = useReadAgain();
  const panelHref = usePanelHref();
  if (list.pending && list.error === null) {
    return (
      <div className="min-h-0 flex-1 overflow-hidden">
        <div className="h-8 border-b bg-surface-sunken max-md:hidden" />
        <SkeletonRows label="Reading campaigns" rows={20} columns={SKELETON} />
      </div>
    );
  }
  if (list.campaigns.length === 0 && list.error) {
    return <ErrorState error={list.error} title="Campaigns could not be read" onRetry={readAgain} />;
  }
  const nothing =
    list.complete && list.campaigns.every(({ deleted }) => deleted) && view.deleted === "hidden";
  return (
    <>
      {list.error && <PartialBanner loaded={list.records.length} error={list.error} onResume={list.resume} />}
      {nothing ? (
        <EmptyState
          title="No campaigns yet"
          action={
            <Button tone="primary" disabledReason={createReason} onClick={onCreate}>
              Create the first campaign
            </Button>
          }
        >
          A campaign has a budget and a funding source. It is created paused, so nothing is spent by surprise.
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState
          title={list.complete ? "No campaign matches" : "No campaign matches so far"}
          action={
            <Button onClick={view.showAll}>
              {view.deleted === "only" ? "Show all campaigns" : "Clear search and filters"}
            </Button>
          }
        >
          {view.deleted === "only"
            ? "No deleted campaign passes the filters."
            : `${formatNumber(list.campaigns.length)} campaigns were looked through.`}
        </EmptyState>
      ) : narrow ? (
        <CampaignList rows={rows} leaving={list.leaving} panelHref={panelHref} {...grid} />
      ) : (
        <CampaignGrid
          matching={rows.length}
          layout={view.layout}
          leaving={list.leaving}
          panelHref={panelHref}
          {...grid}
        />
      )}
    </>
  );
}

interface PartialBannerProps {
  loaded: number;
  error: NonNullable<ReturnType<typeof useCampaigns>["error"]>;
  onResume: () => void;
}

/** A later page failed: what has arrived stays, and the rest can be read from where it stopped. */
function PartialBanner({ loaded, error, onResume }: PartialBannerProps) {
  const { what, why, next } = explainError(error);
  return (
    <Banner
      tone="attention"
      live
      title={`Only the first ${formatNumber(loaded)} campaigns were read.`}
      action={
        <Button size="small" onClick={onResume}>
          Read the rest
        </Button>
      }
    >
      {what}. {why} {next}
    </Banner>
  );
}
