import { useMemo } from "react";
import { useCampaigns } from "@/components/records/use-campaigns";
import { useAccount } from "@/components/shell/account";
import { type AdsList, useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import { IDS_MAX } from "@/lib/ads/params";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { criterionName, promotedAccountName, promotedPostName } from "@/lib/history/subjects";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { SubjectList } from "./subject-list";
import type { HistoryView } from "./use-history-view";

interface ChooseSubjectProps {
  view: HistoryView;
}

/** The service returns the history of one entity at a time: this chooses it. */
export function ChooseSubject({ view }: ChooseSubjectProps) {
  switch (view.entity) {
    case "CAMPAIGN":
      return <Campaigns view={view} />;
    case "LINE_ITEM":
      return <LineItems view={view} />;
    case "PROMOTED_POST":
      return <PromotedPosts view={view} />;
    case "TARGETING_CRITERIA":
      return <TargetingCriteria view={view} />;
    case "PROMOTED_ACCOUNT":
      return <PromotedAccounts view={view} />;
  }
}

function Campaigns({ view }: ChooseSubjectProps) {
  const { accountId } = useAccount();
  const { campaigns, ...list } = useCampaigns(accountId, {
    withDeleted: true,
    sort: CAMPAIGN_RECORDS.usualSort,
    search: "",
  });
  return <SubjectList view={view} list={list} records={campaigns} nameOf={({ name }) => name} />;
}

function LineItems({ view }: ChooseSubjectProps) {
  const { accountId } = useAccount();
  const list = useAdsList(lineItems.list, { ...lineItemsInput(accountId), with_deleted: true });
  return <SubjectList view={view} list={list} records={list.records} nameOf={lineItemName} />;
}

function PromotedPosts({ view }: ChooseSubjectProps) {
  const { accountId } = useAccount();
  const list = useAdsList(promotedPosts.list, { account_id: accountId, count: PAGE_MAX, with_deleted: true });
  return <SubjectList view={view} list={list} records={list.records} nameOf={promotedPostName} />;
}

function PromotedAccounts({ view }: ChooseSubjectProps) {
  const { accountId } = useAccount();
  const list = useAdsList(promotedAccounts.list, {
    account_id: accountId,
    count: PAGE_MAX,
    with_deleted: true,
  });
  return <SubjectList view={view} list={list} records={list.records} nameOf={promotedAccountName} />;
}

/** Targeting is listed by line item only. */
function TargetingCriteria({ view }: ChooseSubjectProps) {
  const { accountId } = useAccount();
  const parents = useAdsList(lineItems.list, lineItemsInput(accountId));
  const ids = useMemo(
    () =>
      [...parents.records]
        .sort((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))
        .slice(0, IDS_MAX)
        .map(({ id }) => id),
    [parents.records],
  );
  const asked = parents.complete && ids.length > 0;
  const criteria = useAdsList(
    targetingCriteria.list,
    { account_id: accountId, line_item_ids: asked ? ids : ["-"], count: PAGE_MAX, with_deleted: true },
    { enabled: asked },
  );
  const list: Omit<AdsList<unknown>, "records"> = asked ? criteria : parents;
  return (
    <SubjectList
      view={view}
      list={list}
      records={criteria.records}
      nameOf={criterionName}
      notice={
        parents.records.length > IDS_MAX
          ? `Targeting of the ${IDS_MAX} line items that were changed last. Type an id to open any other.`
          : undefined
      }
    />
  );
}
