import { type ReactNode, useCallback, useMemo } from "react";
import type { StoredHistory } from "@/components/builder/use-stored-history";
import { ImportPreview } from "@/components/import/import-preview";
import type { ImportScreen } from "@/components/import/import-rows";
import { useRecordImport } from "@/components/import/use-record-import";
import { lineItemWork } from "@/components/line-items/bulk/line-item-work";
import { useBiddingRules } from "@/components/line-items/use-bidding-rule";
import { useLineItemsUnderWay } from "@/components/line-items/use-save-line-item";
import { useCampaigns } from "@/components/records/use-campaigns";
import { useAccount, usePermission } from "@/components/shell/account";
import { PageBody } from "@/components/shell/page-header";
import { ErrorState } from "@/components/ui/error-state";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { batch, type LineItem, list as listOfItems } from "@/lib/ads/endpoints/line-items";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import type { DecimalMark } from "@/lib/format/written-number";
import type { LineItemImportWork } from "@/lib/line-items/import/import-cells";
import { type LineItemImportContext, lineItemIndex } from "@/lib/line-items/import/known";
import { LINE_ITEM_IMPORT, type LineItemImportTypes } from "@/lib/line-items/import/line-item-import";
import { zoneOrUtc } from "@/lib/time/calendar";

const SCREEN: ImportScreen<LineItemImportTypes> = {
  kind: LINE_ITEM_IMPORT,
  widths: {
    name: "w-52 min-[1400px]:w-64",
    id: "w-28",
    campaign_id: "w-52",
    entity_status: "w-28",
    start_time: "w-40",
    end_time: "w-40",
    objective: "w-40",
    product_type: "w-32",
    placements: "w-44",
    goal: "w-44",
    bid_amount_local_micro: "w-28",
    currency: "w-16",
    advertiser_domain: "w-40",
    updated_at: "w-40",
  },
  columnNames: ["ID", "Line item", "Campaign", "Status", "Starts", "Ends", "Bid", "Daily budget"],
  amount: "amount",
};

interface LineItemImportPreviewProps {
  work: LineItemImportWork;
  history: StoredHistory<LineItemImportWork | null>;
  chooseAnother: ReactNode;
}

/** The rows of a file compared with the account's line items and campaigns. */
export function LineItemImportPreview({ work, history, chooseAnother }: LineItemImportPreviewProps) {
  const { account, accountId } = useAccount();
  const { reason } = usePermission(batch);
  const zone = zoneOrUtc(account?.timezone);
  const list = useAdsList(listOfItems, {
    account_id: accountId,
    count: PAGE_MAX,
    with_draft: true,
    with_deleted: true,
  });
  const around = useCampaigns(accountId, {
    withDeleted: true,
    sort: CAMPAIGN_RECORDS.usualSort,
    search: "",
  });
  const campaigns = useMemo(
    () => new Map(around.campaigns.map((campaign) => [campaign.id, campaign])),
    [around.campaigns],
  );
  const bidding = useBiddingRules({ enabled: true });
  const records = useLineItemsUnderWay(list.records, campaigns);
  const now = useMemo(() => ({ records, complete: list.complete }), [records, list.complete]);
  const knownOf = useCallback(
    (items: readonly LineItem[], mark: DecimalMark | undefined): LineItemImportContext => ({
      ...lineItemIndex(items),
      campaigns,
      bidding,
      zone,
      mark,
    }),
    [campaigns, bidding, zone],
  );
  const found = useRecordImport({
    kind: LINE_ITEM_IMPORT,
    job: lineItemWork,
    work,
    history,
    list: now,
    knownOf,
  });
  const failed = [list, around].find(({ error, complete }) => error !== null && !complete);
  if (failed?.error) {
    return (
      <PageBody>
        <ErrorState
          title="The line items could not be read"
          error={failed.error}
          onRetry={() => failed.resume()}
        />
      </PageBody>
    );
  }
  return (
    <ImportPreview
      screen={SCREEN}
      found={found}
      work={work}
      history={history}
      readState={{
        loaded: records.length,
        complete: list.complete,
        fetching: list.fetching,
        updatedAt: list.updatedAt,
        onRefresh: list.refetch,
      }}
      ready={list.complete && around.complete}
      readOnlyReason={reason}
      chooseAnother={chooseAnother}
    />
  );
}
