import { type ReactNode, useCallback, useMemo } from "react";
import type { StoredHistory } from "@/components/builder/use-stored-history";
import { campaignWork } from "@/components/campaigns/bulk/campaign-work";
import { type CampaignContext, fundingName } from "@/components/campaigns/campaign-context";
import { ImportPreview } from "@/components/import/import-preview";
import type { ImportScreen } from "@/components/import/import-rows";
import { useRecordImport } from "@/components/import/use-record-import";
import { useChangesUnderWay } from "@/components/records/use-changes-under-way";
import { PageBody } from "@/components/shell/page-header";
import { Banner } from "@/components/ui/banner";
import { ErrorState } from "@/components/ui/error-state";
import { useAdsList, useReadAgain } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { type Campaign, list as listOfCampaigns } from "@/lib/ads/endpoints/campaigns";
import { limitUse, limitWarning } from "@/lib/campaigns/campaign-limit";
import { CAMPAIGN_STORE } from "@/lib/campaigns/campaign-store";
import { campaignWithChange } from "@/lib/campaigns/change";
import { CAMPAIGN_IMPORT, type CampaignImportTypes } from "@/lib/campaigns/import/campaign-import";
import type { CampaignImport } from "@/lib/campaigns/import/import-cells";
import { type CampaignImportContext, campaignIndex } from "@/lib/campaigns/import/known";
import type { DecimalMark } from "@/lib/format/written-number";

const SCREEN: ImportScreen<CampaignImportTypes> = {
  kind: CAMPAIGN_IMPORT,
  widths: {
    name: "w-52 min-[1400px]:w-64",
    id: "w-28",
    entity_status: "w-28",
    currency: "w-16",
    funding_instrument_id: "w-52",
    budget_optimization: "w-44",
    standard_delivery: "w-28",
    updated_at: "w-40",
  },
  columnNames: ["ID", "Name", "Status", "Daily budget", "Total budget"],
  amount: "budget",
};

interface CampaignImportPreviewProps {
  work: CampaignImport;
  history: StoredHistory<CampaignImport | null>;
  place: CampaignContext;
  chooseAnother: ReactNode;
}

/** The rows of a file compared with the account's campaigns and funding sources. */
export function CampaignImportPreview({ work, history, place, chooseAnother }: CampaignImportPreviewProps) {
  const list = useAdsList(listOfCampaigns, {
    account_id: place.accountId,
    count: PAGE_MAX,
    with_draft: true,
    with_deleted: true,
  });
  const campaigns = useChangesUnderWay(CAMPAIGN_STORE, list.records, campaignWithChange);
  const readAgain = useReadAgain();
  const now = useMemo(() => ({ records: campaigns, complete: list.complete }), [campaigns, list.complete]);
  const knownOf = useCallback(
    (records: readonly Campaign[], mark: DecimalMark | undefined): CampaignImportContext => ({
      ...campaignIndex(records),
      funding: place.funding,
      fundingComplete: place.fundingComplete,
      fundingName: (id) => fundingName(place, id),
      mark,
      guard: place.guard,
    }),
    [place],
  );
  const found = useRecordImport({
    kind: CAMPAIGN_IMPORT,
    job: campaignWork,
    work,
    history,
    list: now,
    knownOf,
  });
  const use = useMemo(() => limitUse(campaigns), [campaigns]);
  const screen = useMemo(
    (): ImportScreen<CampaignImportTypes> => ({
      ...SCREEN,
      noteOf: ({ created, drafts }) => {
        const warning = created - drafts > 0 ? limitWarning(use, created - drafts) : undefined;
        return warning && <Banner tone="attention">{warning}</Banner>;
      },
    }),
    [use],
  );
  if (list.error && !list.complete) {
    return (
      <PageBody>
        <ErrorState title="The campaigns could not be read" error={list.error} onRetry={list.resume} />
      </PageBody>
    );
  }
  return (
    <ImportPreview
      screen={screen}
      found={found}
      work={work}
      history={history}
      readState={{
        loaded: campaigns.length,
        complete: list.complete,
        fetching: list.fetching,
        updatedAt: list.updatedAt,
        onRefresh: list.refetch,
      }}
      ready={list.complete && (place.fundingComplete || place.fundingError !== null)}
      readOnlyReason={place.readOnlyReason}
      failure={
        place.fundingError &&
        !place.fundingComplete && (
          <div className="px-4 py-2">
            <ErrorState
              compact
              title="The funding sources could not be read"
              error={place.fundingError}
              onRetry={readAgain}
            />
          </div>
        )
      }
      chooseAnother={chooseAnother}
    />
  );
}
