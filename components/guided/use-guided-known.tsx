import { useMemo, useState } from "react";
import { useCampaignContext } from "@/components/campaigns/campaign-context";
import { useCardMedia } from "@/components/cards/use-card-media";
import { useStoredCreation } from "@/components/creation/use-stored-creation";
import { useBiddingRule } from "@/components/line-items/use-bidding-rule";
import { useChosenMedia } from "@/components/media/use-chosen-media";
import { useAttachableCards } from "@/components/posts/use-attachable-cards";
import { useAuthors } from "@/components/posts/use-authors";
import { useCampaigns } from "@/components/records/use-campaigns";
import { usePermission } from "@/components/shell/account";
import * as posts from "@/lib/ads/endpoints/posts";
import { limitUse } from "@/lib/campaigns/campaign-limit";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { dailyPlan, runwayOf } from "@/lib/funding/runway";
import { type GuidedDraft, mediaMadeWith } from "@/lib/guided/guided-draft";
import { usualDailyBudget } from "@/lib/guided/usual-budget";
import { zoneOrUtc } from "@/lib/time/calendar";
import type { GuidedKnown } from "./guided-builder";
import { GuidedNotice } from "./guided-notice";
import { useOnlyTab } from "./use-only-tab";
import { useRuleWarnings } from "./use-rule-warnings";

/** The context of a planned campaign: funding sources, taken names, and what can be shown. */
export function useGuidedKnown(draft: GuidedDraft): GuidedKnown {
  const place = useCampaignContext();
  const { accountId, guard, templates } = place;
  const zone = zoneOrUtc(place.zone);
  const [now] = useState(() => Date.now());
  const { campaigns, complete } = useCampaigns(accountId, {
    withDeleted: false,
    sort: CAMPAIGN_RECORDS.usualSort,
    search: "",
  });
  const funding = useMemo(
    () => [...place.funding.values()].filter(({ deleted }) => !deleted),
    [place.funding],
  );
  const payer = funding.find(({ id }) => id === draft.campaign.funding_instrument_id);
  const runway = useMemo(
    () => (payer && complete ? runwayOf(payer, dailyPlan(payer, campaigns), zone, now) : undefined),
    [payer, complete, campaigns, zone, now],
  );
  const names = useMemo(
    () => new Set(campaigns.flatMap(({ name, deleted }) => (deleted ? [] : name))),
    [campaigns],
  );
  const currency = payer?.currency;
  const rules = { guard, currency };
  const warned = useRuleWarnings(draft.campaign, rules, names);
  const bidding = useBiddingRule(currency ?? "", { enabled: currency !== undefined });
  const authors = useAuthors();
  const cards = useAttachableCards();
  const { typeOf } = useCardMedia();
  const media = useChosenMedia(mediaMadeWith(draft));
  const noPosts = usePermission(posts.create).reason;
  const { results, running, create } = useStoredCreation(draft.id);
  const tab = useOnlyTab(draft.id);
  return {
    place,
    accountId,
    templates,
    rules,
    zone,
    now,
    bidding,
    typeOf,
    hasCard: (uri) => cards.byUri.has(uri) || !cards.complete,
    userId: authors.usual,
    media: media.known,
    noPosts,
    unanswered: !warned.confirm.passed,
    funding,
    payer,
    runway,
    usualDaily: useMemo(() => usualDailyBudget(campaigns, currency), [campaigns, currency]),
    warned,
    results,
    create,
    readOnly: tab.elsewhere,
    closed:
      place.readOnlyReason ??
      (running ? "It is being created: see Jobs." : tab.elsewhere ? "Continue here first." : undefined),
    notice: (
      <GuidedNotice
        use={limitUse(campaigns)}
        funding={funding}
        results={results}
        running={running}
        tab={tab}
      />
    ),
  };
}
