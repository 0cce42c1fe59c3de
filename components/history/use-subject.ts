import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import { useAdsQuery } from "@/lib/ads/client";
import type { RecordOf } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import { isAboutNothing } from "@/lib/ads/errors";
import type { HistoryEntity } from "@/lib/history/entities";
import { criterionName, promotedAccountName, promotedPostName } from "@/lib/history/subjects";
import { lineItemName } from "@/lib/line-items/line-item-words";

/** The subject of the history: its name, status and parents. Undefined is not known (yet). */
export function useSubject(entity: HistoryEntity, id: string) {
  const place = useAccount();
  const asked = { account_id: place.accountId, with_deleted: true };
  const postRead = useAdsQuery(
    promotedPosts.get,
    { ...asked, promoted_post_id: id },
    { enabled: entity === "PROMOTED_POST" },
  );
  const criterionRead = useAdsQuery(
    targetingCriteria.get,
    { ...asked, targeting_criterion_id: id },
    { enabled: entity === "TARGETING_CRITERIA" },
  );
  const promotedRead = useAdsQuery(
    promotedAccounts.get,
    { ...asked, promoted_account_id: id },
    { enabled: entity === "PROMOTED_ACCOUNT" },
  );
  const post = postRead.data?.data;
  const criterion = criterionRead.data?.data;
  const promoted = promotedRead.data?.data;
  const lineItemId = entity === "LINE_ITEM" ? id : (post ?? criterion ?? promoted)?.line_item_id;
  const lineItemRead = useAdsQuery(
    lineItems.get,
    { ...asked, line_item_id: lineItemId ?? "-" },
    { enabled: lineItemId !== undefined },
  );
  const lineItem = lineItemRead.data?.data;
  const campaignId = entity === "CAMPAIGN" ? id : lineItem?.campaign_id;
  const campaignRead = useAdsQuery(
    campaigns.get,
    { ...asked, campaign_id: campaignId ?? "-" },
    { enabled: campaignId !== undefined },
  );
  const campaign = campaignRead.data?.data;
  const named = nameOf(entity, { campaign, lineItem, post, criterion, promoted });
  const { error } = {
    CAMPAIGN: campaignRead,
    LINE_ITEM: lineItemRead,
    PROMOTED_POST: postRead,
    TARGETING_CRITERIA: criterionRead,
    PROMOTED_ACCOUNT: promotedRead,
  }[entity];
  return {
    ...named,
    /** The service has no record with that id. */
    missing: error !== null && isAboutNothing(error),
    campaign,
    lineItem,
    /** The address of its panel, or of its parent's. */
    href:
      entity === "CAMPAIGN"
        ? panelHref(place, "campaigns", id)
        : lineItemId && panelHref(place, "line-items", lineItemId),
  };
}

interface Records {
  readonly campaign: campaigns.Campaign | undefined;
  readonly lineItem: lineItems.LineItem | undefined;
  readonly post: RecordOf<typeof promotedPosts.get> | undefined;
  readonly criterion: targetingCriteria.TargetingCriterion | undefined;
  readonly promoted: RecordOf<typeof promotedAccounts.get> | undefined;
}

interface Named {
  readonly name: string | undefined;
  readonly deleted: boolean;
}

function nameOf(entity: HistoryEntity, { campaign, lineItem, post, criterion, promoted }: Records): Named {
  const named = <R extends { deleted: boolean }>(
    record: R | undefined,
    name: (record: R) => string,
  ): Named => ({
    name: record && name(record),
    deleted: record?.deleted ?? false,
  });
  switch (entity) {
    case "CAMPAIGN":
      return named(campaign, ({ name }) => name);
    case "LINE_ITEM":
      return named(lineItem, lineItemName);
    case "PROMOTED_POST":
      return named(post, promotedPostName);
    case "TARGETING_CRITERIA":
      return named(criterion, criterionName);
    case "PROMOTED_ACCOUNT":
      return named(promoted, promotedAccountName);
  }
}
