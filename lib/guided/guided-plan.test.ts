import { expect, it } from "vitest";
import { NO_GUARD } from "@/lib/campaigns/rules/guard";
import { stepKey } from "@/lib/creation/creation-results";
import { newMade } from "@/lib/drafts/made-for-post";
import { criterion } from "@/lib/targeting/criteria";
import { guidedDelivery } from "./guided-delivery";
import {
  beginGuided,
  type GuidedDraft,
  isGuidedDraft,
  withCopiedItem,
  withItem,
  withNewAd,
  withObjective,
} from "./guided-draft";
import { guidedPlan } from "./guided-plan";
import { guidedProblems } from "./guided-problems";
import { guidedRefusal } from "./guided-results";

const NOW = Date.parse("2026-11-26T09:20:00Z");
const AROUND = { accountId: "a1", currency: "EUR", zone: "Europe/Paris", userId: "7", now: NOW };

const begun = (template = ""): GuidedDraft =>
  beginGuided({
    id: "d1",
    funding: [
      { id: "broke", able_to_fund: false },
      { id: "first", able_to_fund: true },
      { id: "second", able_to_fund: true },
    ],
    template,
    zone: "Europe/Paris",
    now: NOW,
  });

it("begins with the first source that can pay, the next full hour of the account, and a name that follows the objective", () => {
  const draft = begun();
  expect(draft.campaign.funding_instrument_id).toBe("first");
  expect(draft.items[0]?.typed.start).toBe("2026-11-26T11:00");
  const clicks = withObjective(draft, "WEBSITE_CLICKS", "2026-11-26");
  expect(clicks.campaign.name).toBe("Website clicks 2026-11-26");
  expect(withObjective(clicks, "REACH", "2026-11-26").campaign.name).toBe("Reach 2026-11-26");
  const named = { ...clicks, campaign: { ...clicks.campaign, name: "Mine" } };
  expect(withObjective(named, "REACH", "2026-11-26").campaign.name).toBe("Mine");
  expect(withObjective(begun("{brand}_{yyyymm}"), "REACH", "2026-11-26").campaign.name).toBe(
    "{brand}_202611",
  );
  expect(isGuidedDraft(structuredClone(clicks))).toBe(true);
  expect(isGuidedDraft({ ...clicks, items: [] })).toBe(false);
});

it("creates posts and the campaign before what belongs to them, for each line item", () => {
  const one = withNewAd(withObjective(begun(), "ENGAGEMENTS", "2026-11-26"));
  const targeted = withItem(one, "item1", (item) => ({
    ...item,
    targeting: [criterion("GENDER", "2")],
    ads: item.ads.map((ad) => (ad.kind === "new" ? { ...ad, post: { ...ad.post, text: "Hello" } } : ad)),
  }));
  const draft = withCopiedItem(targeted);
  const plan = guidedPlan(draft, AROUND);
  const key = (step: string) => stepKey("d1", step);
  expect(plan.map((item) => [item.key, item.operation.endpoint, item.needs])).toEqual([
    [key("ad2/post"), "posts.create", []],
    [key("campaign"), "campaigns.create", []],
    [key("item1"), "line-items.create", [key("campaign")]],
    [key("item1/EQ GENDER 2"), "targeting-criteria.create", [key("item1")]],
    [key("item1/ad2"), "promoted-posts.create", [key("item1"), key("ad2/post")]],
    [key("item3"), "line-items.create", [key("campaign")]],
    [key("item3/EQ GENDER 2"), "targeting-criteria.create", [key("item3")]],
  ]);
});

it("says that it will not serve while it shows nothing, is paused, or cannot be paid", () => {
  const around = { approval: "ACCEPTED", ableToFund: true, zone: "Europe/Paris", now: NOW + 7_200_000 };
  const causes = (draft: GuidedDraft, more: Partial<typeof around> = {}) =>
    guidedDelivery(draft, { ...around, ...more }).reasons.map(({ cause }) => cause);
  const active = { ...begun(), campaign: { ...begun().campaign, active: true } };
  expect(causes(begun())).toEqual(["campaign-paused", "nothing-to-show"]);
  expect(causes(withNewAd(active))).toEqual([]);
  expect(causes(withNewAd(active), { ableToFund: false })).toEqual(["funding-problem"]);
  expect(causes(withNewAd(active), { approval: "REJECTED", now: NOW })).toEqual([
    "account-rejected",
    "starts-later",
  ]);
});

it("creates what promotes an account or shows a file, and says of an ad that its line item cannot show it", () => {
  const account = { id: "ad-account-5", kind: "account", userId: "5", name: "@five" } as const;
  const file = {
    id: "ad-media-m1",
    kind: "media",
    mediaId: "m1",
    creativeType: "BANNER",
    landingUrl: "https://shop.example/",
    name: "Banner m1",
  } as const;
  const withAds = (objective: string, product: string) => {
    const draft = withObjective(begun(), objective, "2026-11-26");
    return withItem(draft, "item1", (item) => ({
      ...item,
      typed: { ...item.typed, product },
      ads: [account, file],
    }));
  };
  const follows = withAds("FOLLOWERS", "PROMOTED_ACCOUNT");
  expect(isGuidedDraft(structuredClone(follows))).toBe(true);
  const made = guidedPlan(follows, AROUND).slice(2);
  expect(made.map(({ operation }) => [operation.endpoint, operation.params])).toEqual([
    ["promoted-accounts.create", { line_item_id: expect.any(String), user_id: "5" }],
    [
      "media-creatives.create",
      { line_item_id: expect.any(String), account_media_id: "m1", landing_url: "https://shop.example/" },
    ],
  ]);
  const misfits = (draft: GuidedDraft) =>
    guidedProblems(draft, KNOWN).flatMap(({ field }) => (field.startsWith("ads/") ? field : []));
  expect(misfits(follows)).toEqual(["ads/item1/ad-media-m1"]);
  expect(misfits(withAds("ENGAGEMENTS", "PROMOTED_POST"))).toContain("ads/item1/ad-account-5");
});

it("creates a conversation before the post that shows it, once it lacks nothing, and says what was refused at its field", () => {
  const draft = withNewAd(
    withObjective(begun(), "ENGAGEMENTS", "2026-11-26"),
    newMade("conversation", "Spring"),
  );
  expect(isGuidedDraft(structuredClone(draft))).toBe(true);
  expect(isGuidedDraft(withNewAd(begun()))).toBe(true);
  const lacking = guidedProblems(draft, KNOWN).map(({ field }) => field);
  expect(lacking).toContain("ads/item1/ad2/post/made/first_cta");
  expect(lacking).not.toContain("ads/item1/ad2/post/card_uri");
  const written = (kind: "image" | "video") =>
    withItem(draft, "item1", (item) => ({
      ...item,
      ads: item.ads.map((ad) =>
        ad.kind === "new" && ad.post.made?.kind === "conversation"
          ? {
              ...ad,
              post: {
                ...ad.post,
                made: {
                  ...ad.post.made,
                  form: {
                    ...ad.post.made.form,
                    kind,
                    title: "Where to?",
                    mediaKey: "3_1",
                    posterKey: "3_2",
                    actions: [{ hashtag: "#spring", post: "To the sea" }],
                    thankYouText: "Thank you",
                  },
                },
              },
            }
          : ad,
      ),
    }));
  const key = stepKey("d1", "ad2/card");
  const terms = {
    name: "Spring",
    title: "Where to?",
    media_key: "3_1",
    first_cta: "spring",
    first_cta_post: "To the sea",
    thank_you_text: "Thank you",
  };
  for (const [kind, more] of [
    ["image", {}],
    ["video", { poster_media_key: "3_2" }],
  ] as const) {
    const [card, post] = guidedPlan(written(kind), AROUND);
    expect(card).toMatchObject({ key, name: "Spring" });
    expect(card?.operation).toMatchObject({ endpoint: `${kind}-conversation-cards.create` });
    expect(card?.operation.params).toEqual({ ...terms, ...more });
    expect(post?.needs).toEqual([key]);
    expect(post?.operation.params).toHaveProperty("card_uri");
  }
  const plan = guidedPlan(written("image"), AROUND);
  const errors = [{ code: "INVALID_PARAMETER", message: "No such tag", parameter: "first_cta" }];
  const refusal = guidedRefusal(written("image"), plan, new Map([[key, { state: "failed", errors }]]));
  expect(refusal?.errors.map(({ parameter }) => parameter)).toEqual(["ads/item1/ad2/post/made/first_cta"]);
});

it("says what was refused of a poll at the field in which it is typed", () => {
  const draft = withNewAd(withObjective(begun(), "ENGAGEMENTS", "2026-11-26"), newMade("poll", ""));
  const key = stepKey("d1", "ad2/card");
  const errors = [{ code: "INVALID_PARAMETER", message: "Too rude", parameter: "second_choice" }];
  const refusal = guidedRefusal(
    draft,
    guidedPlan(draft, AROUND),
    new Map([[key, { state: "failed", errors }]]),
  );
  expect(refusal?.errors[0]?.parameter).toBe("ads/item1/ad2/post/made/choice-1");
});

const KNOWN: Parameters<typeof guidedProblems>[1] = {
  accountId: "a1",
  templates: [],
  rules: { guard: NO_GUARD, currency: "EUR" },
  zone: "Europe/Paris",
  now: NOW,
  bidding: undefined,
  typeOf: () => undefined,
  hasCard: () => true,
  userId: "7",
  media: { mediaOf: () => undefined, sizeOf: () => undefined },
  noPosts: undefined,
  unanswered: false,
};
