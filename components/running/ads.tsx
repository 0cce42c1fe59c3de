"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { UnnamedCampaigns } from "@/components/line-items/unnamed-campaigns";
import { RecordPage } from "@/components/records/record-page";
import { RecordSkeleton } from "@/components/records/record-skeleton";
import { useLineItemCampaigns } from "@/components/records/use-line-item-campaigns";
import { usePendingDeletionRecords } from "@/components/records/use-pending-deletion-records";
import { useRecordStatistics } from "@/components/records/use-record-statistics";
import { recordView, useRecordView } from "@/components/records/use-record-view";
import { useAccount } from "@/components/shell/account";
import { accountHref, panelHref } from "@/components/shell/dashboard-route";
import { RoleGate } from "@/components/shell/role-gate";
import { useCarriedDays } from "@/components/shell/use-carried-days";
import { openedIn } from "@/components/shell/use-opened";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { chosenValues } from "@/lib/grid/filters";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { AD_RECORDS, AD_VIEWS } from "@/lib/running/ad-records";
import { type AdRow, adCountedAs, adRows } from "@/lib/running/ad-rows";
import { zoneOrUtc } from "@/lib/time/calendar";
import { type AdBulkAction, AdBulkBar } from "./ad-bulk-bar";
import { AdCards } from "./ad-cards";
import { AD_GRID, type AdAround } from "./ad-grid";
import { AdPanel } from "./ad-panel";
import { adGraceKey } from "./ad-work";
import { DuplicateAds } from "./duplicate-ads";
import { RemoveAds, useNoneRemoved } from "./remove-ads";
import { useAds } from "./use-ads";
import { useAdsInSight } from "./use-ads-in-sight";
import { shownBy, useAllCreatives } from "./use-all-creatives";

const SEEN = recordView(AD_RECORDS);
const NOTHING_STAGED: ReadonlyMap<string, AdRow> = new Map();

/** The ads of an account: all, or those of one line item or campaign. */
export function Ads() {
  return (
    <RoleGate needs={promotedPosts.list} title="Ads" what="ads" waiting={<RecordSkeleton kind={AD_GRID} />}>
      <AdList />
    </RoleGate>
  );
}

function AdList() {
  const place = useAccount();
  const { environment, handle, accountId, account } = place;
  const view = useRecordView(SEEN);
  const within = [chosenValues(view.filters, "item"), chosenValues(view.filters, "campaign")] as const;
  const ads = useAds(...within);
  const { posts, accounts, media, items, itemById } = ads;
  const campaigns = useLineItemCampaigns(items.records, items.complete);
  const sight = useAdsInSight();
  const { nameOf, creativeOf, look } = sight;
  const rows = useMemo(
    () => adRows({ posts, accounts, media }, { items: itemById, nameOf, creativeOf }),
    [posts, accounts, media, itemById, nameOf, creativeOf],
  );
  const creatives = useAllCreatives(rows, view, ads.list.complete, sight.read);
  const around = useAdAround({ ...ads, campaigns, sight, zone: zoneOrUtc(account?.timezone ?? "UTC") });
  const rowById = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const {
    kind,
    settled,
    look: lookForNumbers,
    statistics,
  } = useRecordStatistics({
    kind: AD_GRID,
    entity: adCountedAs,
    rows,
    zone: around.zone,
    view,
    complete: ads.list.complete,
  });
  const onSight = useCallback(
    (ids: readonly string[]) => {
      lookForNumbers(ids);
      look(shownBy(ids.flatMap((id) => rowById.get(id) ?? [])));
    },
    [rowById, look, lookForNumbers],
  );
  const { panel, setPanel } = view;
  const opened = openedIn({ ...ads.list, records: rows }, { panel, openPanel: setPanel });
  // Ads elsewhere are not read: one that is not among these may be there.
  const isElsewhere = opened.record === undefined && within.some(({ length }) => length > 0);
  // The one in the address may be far below the visible ones.
  useEffect(() => {
    if (panel !== null) onSight([panel]);
  }, [panel, onSight]);
  const names = useMemo(
    () => ({
      item: {
        names: new Map(items.records.map((item) => [item.id, lineItemName(item)])),
        complete: items.complete,
      },
      campaign: {
        names: new Map([...campaigns.byId.keys()].map((id) => [id, campaigns.campaignName(id)])),
        complete: campaigns.complete,
      },
      creative: creatives,
    }),
    [creatives, items.records, items.complete, campaigns.byId, campaigns.campaignName, campaigns.complete],
  );
  const [doing, setDoing] = useState<AdBulkAction>();
  const stop = () => setDoing(undefined);
  return (
    <RecordPage
      kind={kind}
      settled={settled}
      statistics={statistics}
      views={AD_VIEWS}
      view={view}
      list={ads.list}
      planned={useMemo(() => ({ records: rows, originals: NOTHING_STAGED }), [rows])}
      around={around}
      pendingDeletions={usePendingDeletionRecords(rows, adGraceKey)}
      filtering={{
        names,
        currency: rows[0]?.currency || "USD",
        examples: "Post, rejected, line item, campaign…",
      }}
      searched="Text, @handle or id"
      empty={
        <EmptyState
          title="No ads yet"
          action={
            <LinkButton href={accountHref({ environment, handle, accountId }, "line-items")}>
              Open the line items
            </LinkButton>
          }
        >
          An ad is what a line item shows: a post, an account or a file. Add them in the panel of a line item.
        </EmptyState>
      }
      banner={<UnnamedCampaigns unnamed={campaigns.unnamed} />}
      Cards={AdCards}
      rowActions={{ onSight }}
      BulkBar={AdBulkBar}
      bulkReason={useNoneRemoved()}
      onBulk={setDoing}
    >
      {({ chosen, clear }) => (
        <>
          <AdPanel {...opened} id={isElsewhere ? null : panel} around={around} />
          {doing === "remove" && <RemoveAds rows={chosen} onClose={stop} onStarted={clear} />}
          {doing === "duplicate" && <DuplicateAds rows={chosen} onClose={stop} onStarted={clear} />}
        </>
      )}
    </RecordPage>
  );
}

type Known = Pick<ReturnType<typeof useAds>, "items" | "itemById"> &
  Pick<AdAround, "sight" | "zone"> & { readonly campaigns: ReturnType<typeof useLineItemCampaigns> };

/** Further data for cells of ads: their line items, campaigns and creatives. */
function useAdAround({ items, itemById, campaigns, sight, zone }: Known): AdAround {
  const { environment, handle, accountId } = useAccount();
  const carry = useCarriedDays();
  const { complete, error } = items;
  const { byId, campaignsCome, campaignName, campaignHref } = campaigns;
  return useMemo(() => {
    const itemsCome = !complete && error === null;
    return {
      zone,
      referredName: (id) => {
        const item = itemById.get(id);
        return item ? lineItemName(item) : campaignName(id);
      },
      referredComes: (id) =>
        !itemById.has(id) && !byId.has(id) && (itemsCome || (id !== "" && campaignsCome)),
      readOnlyReason: undefined,
      sight,
      itemHref: (id) => carry(panelHref({ environment, handle, accountId }, "line-items", id)),
      campaignHref: (id) => carry(campaignHref(id)),
    };
  }, [
    zone,
    itemById,
    byId,
    campaignName,
    complete,
    error,
    campaignsCome,
    sight,
    campaignHref,
    carry,
    environment,
    handle,
    accountId,
  ]);
}
