import type { BiddingRule } from "@/lib/ads/endpoints/bidding-rules";
import { canShow, clicksNeedLandingUrl } from "@/lib/ads/endpoints/media-creatives";
import { canPromoteAccounts } from "@/lib/ads/endpoints/promoted-accounts";
import { canPromotePosts } from "@/lib/ads/endpoints/promoted-posts";
import type { BuilderProblem } from "@/lib/builder/builder-problem";
import { type NewCampaignRules, readNewCampaign } from "@/lib/campaigns/new-campaign";
import { composedProblems, type KnownToDraft } from "@/lib/drafts/draft-form";
import type { KnownToMade } from "@/lib/drafts/made-for-post";
import { readNewLineItem } from "@/lib/line-items/line-item-input";
import { entriesOf } from "@/lib/targeting/changes";
import { problemsOf } from "@/lib/targeting/targeting-problems";
import { isTyped } from "@/lib/targeting/unsaved";
import {
  type GuidedAd,
  type GuidedDraft,
  type GuidedItem,
  type GuidedStep,
  STEPS,
  settledItem,
  showsOf,
  termsOfCampaign,
} from "./guided-draft";
import { itemTitle } from "./guided-plan";

/** What a draft is judged by. */
export interface KnownToGuided extends Omit<KnownToDraft, "typeOf">, KnownToMade {
  readonly accountId: string;
  readonly templates: readonly string[];
  readonly rules: NewCampaignRules;
  readonly bidding: BiddingRule | undefined;
  /** Why nothing can be published here; undefined where it can. */
  readonly noPosts: string | undefined;
  /** A warning of the account's rules is not confirmed yet. */
  readonly unanswered: boolean;
}

/** A field of the flow: its step, the line item or ad it is in, and its own name, "line-items/item1/bid". */
const at = (...parts: readonly string[]) => parts.join("/");

/** The step that contains a field. */
export const stepOfField = (field: string): GuidedStep | undefined =>
  STEPS.find((step) => field === step || field.startsWith(`${step}/`));

/** The line item whose part contains a field. */
export const itemOfField = (field: string): string | undefined =>
  field.split("/").find((part) => /^item\d+$/.test(part));

/** What keeps a draft from being created, each at its step. */
export function guidedProblems(draft: GuidedDraft, known: KnownToGuided): readonly BuilderProblem[] {
  const problems: BuilderProblem[] = [];
  if (draft.objective === "") {
    problems.push({ field: "objective", message: "Choose an objective.", empty: true });
  }
  const { accountId, templates, rules } = known;
  for (const [field, message] of readNewCampaign(accountId, draft.campaign, { templates, rules }).problems) {
    const unnamed = field === "name" && draft.campaign.name.trim() === "";
    problems.push({
      field: at("campaign", field),
      message: unnamed ? "Name the campaign." : message,
      empty: field === "name",
    });
  }
  const several = draft.items.length > 1;
  for (const [step, own] of [
    ["line-items", lineItemProblems],
    ["targeting", targetingProblems],
    ["ads", adProblems],
  ] as const) {
    for (const item of draft.items) {
      const where = several ? itemTitle(draft, item) : undefined;
      for (const problem of own(draft, item, known)) {
        problems.push({ where, ...problem, field: at(step, item.id, problem.field) });
      }
    }
  }
  if (known.unanswered) {
    problems.push({
      field: "review/warnings",
      message: "Confirm what the account’s rules warn of.",
      empty: true,
    });
  }
  return problems;
}

type ItemProblems = (draft: GuidedDraft, item: GuidedItem, known: KnownToGuided) => readonly BuilderProblem[];

const lineItemProblems: ItemProblems = (draft, item, { rules: { currency = "" }, zone, bidding }) => {
  // What a line item can be follows from the objective.
  if (draft.objective === "") return [];
  const campaign = termsOfCampaign(draft, { currency });
  const read = readNewLineItem(settledItem(draft, item), { campaign, zone, bidding });
  return read.ok ? [] : [...read.problems].map(([field, message]) => ({ field, message }));
};

const targetingProblems: ItemProblems = (_, { targeting, typing }) => [
  ...[...problemsOf(entriesOf({ added: targeting, removed: [] }, []))].map(([, message]) => ({
    field: "targeting",
    message,
  })),
  ...(isTyped(typing)
    ? [{ field: "targeting", message: "Add or clear the keywords or handles that you typed." }]
    : []),
];

const adProblems: ItemProblems = (draft, item, known) =>
  item.ads.flatMap((ad) => [
    ...(draft.objective === "" ? [] : misfit(draft, item, ad)),
    ...problemsOfAd(ad, known).map((problem) => ({ ...problem, field: at(ad.id, problem.field) })),
  ]);

/** Why a line item cannot show an ad that was chosen before it became another. */
function misfit(draft: GuidedDraft, item: GuidedItem, ad: GuidedAd): readonly BuilderProblem[] {
  const shows = showsOf(draft, item);
  const fits =
    ad.kind === "account"
      ? canPromoteAccounts(shows)
      : ad.kind === "media"
        ? canShow(shows, ad.creativeType)
        : canPromotePosts(shows);
  if (!fits) return [{ field: ad.id, message: "This line item cannot show this ad. Remove the ad." }];
  if (ad.kind !== "media") return [];
  const { creativeType: creative_type, landingUrl } = ad;
  const terms = { creative_type, objective: draft.objective, landing_url: landingUrl ?? undefined };
  return clicksNeedLandingUrl.broken(terms) ? [{ field: ad.id, message: clicksNeedLandingUrl.advice }] : [];
}

function problemsOfAd(ad: GuidedAd, known: KnownToGuided): readonly BuilderProblem[] {
  if (ad.kind !== "new") return [];
  const { typeOf, hasCard, userId, noPosts } = known;
  const own = composedProblems(ad.post, {
    typeOf: (key) => typeOf(key) ?? undefined,
    hasCard,
    userId: ad.post.userId ?? userId,
    made: known,
  });
  return [
    ...(noPosts === undefined ? [] : [{ field: "post", message: noPosts }]),
    ...own.map((problem) => ({ ...problem, field: at("post", problem.field) })),
  ];
}
