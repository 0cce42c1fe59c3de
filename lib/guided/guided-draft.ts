import * as z from "zod";
import { OBJECTIVES } from "@/lib/ads/endpoints/line-items";
import { dateInName, fillPattern } from "@/lib/campaigns/name-pattern";
import { beginCampaign, type NewCampaign } from "@/lib/campaigns/new-campaign";
import { blankDraft, type DraftForm, isDraftForm, madeOf, withMade } from "@/lib/drafts/draft-form";
import { type MadeForPost, mediaOfMade } from "@/lib/drafts/made-for-post";
import { settledLineItem } from "@/lib/line-items/line-item-choices";
import { EMPTY_LINE_ITEM, type LineItemTyped, lineItemTermsOf } from "@/lib/line-items/line-item-form";
import { objectiveName } from "@/lib/line-items/line-item-words";
import type { NewCriterion } from "@/lib/targeting/criteria";
import type { TypedTexts } from "@/lib/targeting/unsaved";
import { dayIn, localTimeIn } from "@/lib/time/calendar";

/** The steps from an idea to a campaign, in their order. */
export const STEPS = ["objective", "campaign", "line-items", "targeting", "ads", "review"] as const;
export type GuidedStep = (typeof STEPS)[number];

export const STEP_NAMES: Readonly<Record<GuidedStep, string>> = {
  objective: "Objective",
  campaign: "Campaign and funding",
  "line-items": "Line items",
  targeting: "Targeting",
  ads: "Ads",
  review: "Review",
};

/**
 * What a line item is to show: a post that is published, one that is published with the campaign, an account, or a file
 * of the account with where it leads to.
 */
export type GuidedAd =
  | { readonly id: string; readonly kind: "existing"; readonly postId: string; readonly name: string }
  | { readonly id: string; readonly kind: "account"; readonly userId: string; readonly name: string }
  | {
      readonly id: string;
      readonly kind: "media";
      readonly mediaId: string;
      readonly creativeType: string;
      readonly landingUrl: string | null;
      readonly name: string;
    }
  | {
      readonly id: string;
      readonly kind: "new";
      readonly post: DraftForm;
    };
export type NewAd = Extract<GuidedAd, { readonly kind: "new" }>;

/** A line item with everything that belongs to it. */
export interface GuidedItem {
  readonly id: string;
  readonly typed: LineItemTyped;
  readonly targeting: readonly NewCriterion[];
  /** What is typed in the targeting and not added yet. */
  readonly typing: TypedTexts;
  readonly ads: readonly GuidedAd[];
}

/** A campaign with all that is created together with it, while it is planned. */
export interface GuidedDraft {
  /** Identifies it: what was created of it is stored under this. */
  readonly id: string;
  readonly step: GuidedStep;
  /** The line item that is shown, of several. */
  readonly shown: string;
  /** Empty until it is chosen. */
  readonly objective: string;
  readonly campaign: NewCampaign;
  readonly items: readonly GuidedItem[];
  /** Number of the next id. */
  readonly next: number;
}

const amount = z.string().nullish();
const typed = z.looseObject({ objective: z.string(), start: z.string(), categories: z.array(z.string()) });
const criterion = z.looseObject({
  targeting_type: z.string(),
  targeting_value: z.string(),
  operator_type: z.string(),
});
const ad = z.discriminatedUnion("kind", [
  z.object({ id: z.string(), kind: z.literal("existing"), postId: z.string(), name: z.string() }),
  z.object({ id: z.string(), kind: z.literal("account"), userId: z.string(), name: z.string() }),
  z.object({
    id: z.string(),
    kind: z.literal("media"),
    mediaId: z.string(),
    creativeType: z.string(),
    landingUrl: z.string().nullable(),
    name: z.string(),
  }),
  z.object({
    id: z.string(),
    kind: z.literal("new"),
    post: z.custom(isDraftForm),
    // Earlier versions had a created card beside the post. It would be lost silently: such a flow starts from scratch.
    card: z.null().optional(),
    poll: z.null().optional(),
    conversation: z.null().optional(),
  }),
]);
const guidedDraft = z.object({
  id: z.string(),
  step: z.enum(STEPS),
  shown: z.string(),
  objective: z.string(),
  campaign: z.looseObject({
    funding_instrument_id: z.string(),
    name: z.string(),
    daily_budget_amount_local_micro: amount,
    total_budget_amount_local_micro: amount,
  }),
  items: z
    .array(
      z.object({
        id: z.string(),
        typed,
        targeting: z.array(criterion),
        typing: z.looseObject({ keywords: z.string(), handles: z.string() }),
        ads: z.array(ad),
      }),
    )
    .min(1),
  next: z.number().int(),
});

export const isGuidedDraft = (stored: unknown): stored is GuidedDraft =>
  guidedDraft.safeParse(stored).success;

/** What a draft begins with. */
interface GuidedStart {
  readonly id: string;
  readonly funding: Parameters<typeof beginCampaign>[0];
  readonly template: string;
  readonly zone: string;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

const HOUR = 3_600_000;

/** A draft in which most is decided: the first funding source that can pay, the name by the template, the next full hour. */
export function beginGuided({ id, funding, template, zone, now }: GuidedStart): GuidedDraft {
  const payer = funding.find(({ able_to_fund }) => able_to_fund);
  const today = dayIn(zone, now);
  const start = localTimeIn(zone, Math.ceil(now / HOUR) * HOUR);
  return {
    id,
    step: "objective",
    shown: "item1",
    objective: "",
    campaign: {
      ...beginCampaign(payer ? [payer] : []),
      name: fillPattern(template, (token) => dateInName(token, today)),
    },
    items: [
      {
        id: "item1",
        typed: { ...EMPTY_LINE_ITEM, status: "ACTIVE", start },
        targeting: [],
        typing: { keywords: "", handles: "" },
        ads: [],
      },
    ],
    next: 2,
  };
}

/** The name that a campaign of an objective has until another one is typed, where no template makes it. */
const usualName = (objective: string, today: string) => `${objectiveName(objective)} ${today}`;

/** With another objective; what was named after the one before is named after this. */
export function withObjective(draft: GuidedDraft, objective: string, today: string): GuidedDraft {
  const { name } = draft.campaign;
  const isUsual = name === "" || OBJECTIVES.some((each) => name === usualName(each, today));
  return {
    ...draft,
    objective,
    campaign: { ...draft.campaign, name: isUsual ? usualName(objective, today) : name },
  };
}

/** The currency is that of the funding source. */
export interface CampaignTerms {
  readonly currency: string;
}

/** What the line items of a draft take from its campaign. */
export const termsOfCampaign = ({ campaign }: GuidedDraft, { currency }: CampaignTerms) => ({
  budget_optimization: campaign.budget_optimization,
  total_budget_amount_local_micro: campaign.total_budget_amount_local_micro ?? null,
  currency,
});

/** The placeholder by which a line item names the campaign, which does not exist yet. */
export const CAMPAIGN_TO_BE = "campaign";

/** A line item as it goes with the objective, which all of them share, as they do what they promote. */
export function settledItem(draft: GuidedDraft, { typed: own }: GuidedItem): LineItemTyped {
  const [first] = draft.items;
  const terms = (each: LineItemTyped) => lineItemTermsOf(each, draft.campaign);
  return settledLineItem(
    {
      ...own,
      campaign: CAMPAIGN_TO_BE,
      objective: draft.objective,
      product: first?.typed.product ?? own.product,
    },
    terms,
    undefined,
  );
}

/** What decides which ads a line item can show. */
export function showsOf(draft: GuidedDraft, item: GuidedItem) {
  const { product, placements, objective } = settledItem(draft, item);
  return { product_type: product, placements: placements.split(",").filter(Boolean), objective };
}

export function shownItem({ items, shown }: GuidedDraft): GuidedItem {
  const found = items.find(({ id }) => id === shown) ?? items[0];
  if (!found) throw new Error("A draft has a line item at least");
  return found;
}

/** Changes one of the line items. */
export const withItem = (
  draft: GuidedDraft,
  id: string,
  next: (item: GuidedItem) => GuidedItem,
): GuidedDraft => ({ ...draft, items: draft.items.map((item) => (item.id === id ? next(item) : item)) });

/** One more line item, like the one that is shown but for its ads, and shown from now on. */
export function withCopiedItem(draft: GuidedDraft): GuidedDraft {
  const id = `item${draft.next}`;
  const from = shownItem(draft);
  const item = { ...from, id, typed: { ...from.typed, name: "" }, ads: from.ads.filter(isExisting) };
  return { ...draft, items: [...draft.items, item], shown: id, next: draft.next + 1 };
}

const isExisting = ({ kind }: GuidedAd) => kind !== "new";

/** Without one of several line items. */
export function withoutItem(draft: GuidedDraft, id: string): GuidedDraft {
  const items = draft.items.filter((item) => item.id !== id);
  return items.length === 0 ? draft : { ...draft, items, shown: items[0]?.id ?? draft.shown };
}

/** With a post that is published together with the campaign, in the line item that is shown. */
export function withNewAd(draft: GuidedDraft, made?: MadeForPost): GuidedDraft {
  const id = `ad${draft.next}`;
  const ad: NewAd = { id, kind: "new", post: made ? withMade(blankDraft(), made) : blankDraft() };
  const added = withItem(draft, shownItem(draft).id, (item) => ({ ...item, ads: [...item.ads, ad] }));
  return { ...added, next: draft.next + 1 };
}

/** The media of what is made with posts. */
export const mediaMadeWith = ({ items }: GuidedDraft): readonly (string | null)[] =>
  items.flatMap(({ ads }) =>
    ads.flatMap((ad) => {
      const made = ad.kind === "new" ? madeOf(ad.post) : undefined;
      return made ? mediaOfMade(made) : [];
    }),
  );
