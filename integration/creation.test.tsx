import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import type { EmulatorControl } from "@/emulator/control/control-client";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as cards from "@/lib/ads/endpoints/cards";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import * as trackingTags from "@/lib/ads/endpoints/tracking-tags";
import { type CreationItem, creationPlan, creationStep } from "@/lib/creation/creation-plan";
import { FEW, jobs, jobsSay, openCampaigns } from "./campaign-pages";
import { expect, type Open, test } from "./dashboard";

/** What the account has of something, as much as is listed at once. */
async function recordsOf<Item>(what: string, query = ""): Promise<Item[]> {
  const address = `/api/ads/live/mara_agency/12/accounts/${FEW.id}/${what}?${query}`;
  const answer = await fetch(address, { headers: { "x-forward": "1" } });
  const { data }: { data?: Item[] } = await answer.json();
  if (!data) throw new Error(`There are no ${what}`);
  return data;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly deleted: boolean;
}

/** What the account has for plans to build upon. */
async function around() {
  const [line] = await recordsOf<{ funding_instrument_id: string }>("campaigns");
  const [promoted] = await recordsOf<{ post_id: string }>("promoted_posts");
  const [user] = await recordsOf<{ user_id: string }>("promotable_users");
  const media = await recordsOf<{ media_key: string; media_type: string }>("media_library");
  const image = media.find(({ media_type }) => media_type === "IMAGE");
  if (!line || !promoted || !user || !image) throw new Error("The account is empty");
  return {
    fundingId: line.funding_instrument_id,
    postId: promoted.post_id,
    userId: user.user_id,
    mediaKey: image.media_key,
  };
}

type Around = Awaited<ReturnType<typeof around>>;

/** A campaign with line items, each with targeting, a promoted post and a tag, and a draft with a card of its own. */
function treeOf({ fundingId, postId, userId, mediaKey }: Around): CreationItem[] {
  const campaign = creationStep(campaigns.create)({
    key: "campaign",
    title: "Tree",
    input: () => ({
      name: "Tree",
      funding_instrument_id: fundingId,
      daily_budget_amount_local_micro: "5000000",
      entity_status: "PAUSED",
    }),
  });
  const branches = ["Oak", "Elm", "Fir"].flatMap((name) => [
    creationStep(lineItems.create)({
      key: name,
      title: name,
      needs: ["campaign"],
      input: (idOf) => ({
        campaign_id: idOf("campaign"),
        name,
        objective: "ENGAGEMENTS",
        product_type: "PROMOTED_POST",
        placements: ["ALL_ON_SERVICE"],
        bid_strategy: "AUTO",
        start_time: "2027-01-01T00:00:00Z",
        end_time: "2027-02-01T00:00:00Z",
        entity_status: "PAUSED",
      }),
    }),
    creationStep(targetingCriteria.create)({
      key: `${name} target`,
      title: "Germany",
      within: name,
      needs: [name],
      input: (idOf) => ({
        line_item_id: idOf(name),
        targeting_type: "GENDER",
        targeting_value: "2",
        operator_type: "EQ",
      }),
    }),
    creationStep(promotedPosts.create)({
      key: `${name} post`,
      title: "A post",
      within: name,
      needs: [name],
      input: (idOf) => ({ line_item_id: idOf(name), post_ids: [postId] }),
    }),
    creationStep(trackingTags.create)({
      key: `${name} tag`,
      title: "A tag",
      within: name,
      needs: [name],
      input: (idOf) => ({
        line_item_id: idOf(name),
        tracking_tag_type: "IMPRESSION_TAG",
        tracking_tag_url: "https://ad.doubleclick.net/ddm/trackimp/tree",
      }),
    }),
  ]);
  return [
    campaign,
    ...branches,
    creationStep(cards.create)({
      key: "card",
      title: "Tree card",
      input: () => ({
        body: {
          name: "Tree card",
          components: [
            { type: "MEDIA", media_key: mediaKey },
            {
              type: "DETAILS",
              title: "Trees",
              destination: { type: "WEBSITE", url: "https://example.com/" },
            },
          ],
        },
      }),
    }),
    creationStep(draftPosts.create)({
      key: "draft",
      title: "Tree draft",
      needs: ["card"],
      input: (idOf) => ({ as_user_id: userId, text: "Plant a tree", nullcast: true, card_uri: idOf("card") }),
    }),
  ];
}

async function start(items: readonly CreationItem[]) {
  const { startBulkJob } = await import("@/components/bulk/start-bulk-job");
  const { creationWork } = await import("@/components/creation/creation-work");
  startBulkJob({
    work: creationWork,
    client: new QueryClient(),
    title: "Create Tree",
    personId: "2200000001",
    scope: { environment: "live", handle: "mara_agency" },
    accountId: FEW.id,
    accountName: FEW.name,
    items: creationPlan(items).map((item) => ({ ...item, since: Date.now() })),
  });
}

/** What there is of the tree at the service: how often each thing is there. */
async function grown() {
  const [tree, ...twins] = (await recordsOf<Named>("campaigns")).filter(({ name }) => name === "Tree");
  const items = (await recordsOf<Named & { campaign_id: string }>("line_items")).filter(
    ({ campaign_id }) => campaign_id === tree?.id,
  );
  const ids = new Set(items.map(({ id }) => id));
  const ofItems = async (what: string) =>
    (await recordsOf<{ line_item_id: string }>(what)).filter(({ line_item_id }) => ids.has(line_item_id))
      .length;
  const criteria =
    ids.size > 0 ? await recordsOf("targeting_criteria", `line_item_ids=${[...ids].join()}`) : [];
  return {
    campaigns: tree ? 1 + twins.length : 0,
    lineItems: items.map(({ name }) => name).sort(),
    criteria: criteria.length,
    posts: await ofItems("promoted_posts"),
    tags: await ofItems("tracking_tags"),
    cards: (await recordsOf<Named>("cards")).filter(({ name }) => name === "Tree card").length,
    drafts: (await recordsOf<{ text: string }>("draft_posts")).filter(({ text }) => text === "Plant a tree")
      .length,
  };
}

const WHOLE = {
  campaigns: 1,
  lineItems: ["Elm", "Fir", "Oak"],
  criteria: 3,
  posts: 3,
  tags: 3,
  cards: 1,
  drafts: 1,
};

async function begin(open: Open): Promise<CreationItem[]> {
  await openCampaigns(open);
  return treeOf(await around());
}

/** Creations that reached the service, by what they create. */
async function creations(emulator: EmulatorControl) {
  const requests = await emulator.requests();
  return requests
    .filter(({ method, path }) => method === "POST" && path.includes("/accounts/"))
    .map(({ path }) => path.split("/").at(-1));
}

test("a tree of records is created in one job, each kind in the fewest requests", async ({
  open,
  emulator,
}) => {
  const items = await begin(open);
  await start(items);
  await jobsSay("15 of 15 done");
  expect(await grown()).toEqual(WHOLE);
  const sent = await creations(emulator);
  expect(sent.sort()).toEqual(
    [
      "campaigns",
      "line_items",
      "targeting_criteria",
      ...["promoted_posts", "promoted_posts", "promoted_posts"],
      ...["tracking_tags", "tracking_tags", "tracking_tags"],
      "cards",
      "draft_posts",
    ].sort(),
  );
});

test.for([
  ["before the campaign is made", { path: "/live/12/accounts/*/campaigns", reset: "before" }],
  ["after the campaign is made", { path: "/live/12/accounts/*/campaigns", reset: "after" }],
  ["before the line items are made", { path: "/live/12/batch/accounts/*/line_items", reset: "before" }],
  ["after the line items are made", { path: "/live/12/batch/accounts/*/line_items", reset: "after" }],
  ["after the targeting is saved", { path: "/live/12/batch/accounts/*/targeting_criteria", reset: "after" }],
  ["after a tag is added", { path: "/live/12/accounts/*/tracking_tags", reset: "after" }],
  ["after a post is promoted", { path: "/live/12/accounts/*/promoted_posts", reset: "after" }],
  ["after the card is made", { path: "/live/12/accounts/*/cards", reset: "after" }],
  ["after the draft is written", { path: "/live/12/accounts/*/draft_posts", reset: "after" }],
] as const)(
  "nothing is made twice and nothing lost where the answer is lost %s",
  async ([, fault], { open, emulator }) => {
    const items = await begin(open);
    await emulator.fault({ method: "POST", count: 1, ...fault });
    await start(items);
    await jobsSay("15 of 15 done");
    expect(await grown()).toEqual(WHOLE);
  },
);

test("what hangs on a refused line item is not sent and says why; it is made once the line item is", async ({
  open,
  user,
  emulator,
}) => {
  const items = await begin(open);
  await emulator.fault({
    method: "POST",
    path: "/live/12/batch/accounts/*/line_items",
    status: 400,
    body: {
      operation_errors: [[], [{ code: "INVALID_PARAMETER", message: "Not this one" }], []],
      request: [],
    },
    count: 1,
  });
  await start(items);
  await jobsSay("11 of 15 done");
  await jobsSay("4 failed");
  await jobsSay("Not created, because the line item “Elm” was not created");
  expect((await grown()).lineItems).toEqual(["Fir", "Oak"]);

  await user.click(await within(await jobs()).findByRole("button", { name: "Retry failed (4)" }));
  await jobsSay("5 of 5 done");
  expect(await grown()).toEqual(WHOLE);
});

test("a job whose token is revoked in the middle goes on after a reload, and makes nothing twice", async ({
  open,
  user,
  emulator,
}) => {
  const items = await begin(open);
  await emulator.fault({
    method: "POST",
    path: "/live/12/batch/accounts/*/line_items",
    status: 401,
    body: {
      errors: [{ code: "UNAUTHORIZED_ACCESS", message: "This request is not properly authenticated" }],
    },
    count: 1,
  });
  await start(items);
  await jobsSay(/interrupted/);
  await openCampaigns(open);
  await user.click(await screen.findByRole("button", { name: /^Resume \(\d+ left\)$/ }));
  await jobsSay("15 of 15 done");
  expect(await grown()).toEqual(WHOLE);
});

test("a page that is left while an answer is under way is gone on with, and makes nothing twice", async ({
  open,
  user,
  emulator,
}) => {
  const items = await begin(open);
  await emulator.fault({
    method: "POST",
    path: "/live/12/batch/accounts/*/line_items",
    headers: { "x-late": "1" },
    drip_ms: 20,
    count: 1,
  });
  await start(items);
  await waitFor(async () => expect(await creations(emulator)).toContain("line_items"));
  await openCampaigns(open);
  await user.click(await screen.findByRole("button", { name: /^Resume \(\d+ left\)$/ }));
  await jobsSay("15 of 15 done");
  expect(await grown()).toEqual(WHOLE);
});
