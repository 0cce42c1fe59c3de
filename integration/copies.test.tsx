import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { EmulatorControl } from "@/emulator/control/control-client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import {
  campaignNamed,
  cell,
  dialog,
  FEW,
  idOf,
  jobs,
  jobsSay,
  openCampaigns,
  recordsOf,
  rows,
} from "./campaign-pages";
import { expect, type Open, press, test, write } from "./dashboard";
import { openLineItems } from "./line-item-pages";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What hangs on line items, by what the service calls it. */
const PARTS = ["promoted_posts", "promoted_accounts", "media_creatives", "tracking_tags"] as const;

const lineItemsOf = async (campaign: string, account: string = FEW.id) =>
  (await recordsOf<LineItem>("line_items", account)).filter(({ campaign_id }) => campaign_id === campaign);

/** How much of everything there is below a campaign. */
async function below(campaign: string, account: string = FEW.id) {
  const items = await lineItemsOf(campaign, account);
  const ids = new Set(items.map(({ id }) => id));
  const counts: Record<string, number> = { line_items: items.length };
  for (const part of PARTS) {
    const all = await recordsOf<{ line_item_id: string }>(part, account);
    counts[part] = all.filter(({ line_item_id }) => ids.has(line_item_id)).length;
  }
  return counts;
}

/** The campaign with the most in it whose line items are not over. */
async function fullCampaign(): Promise<{ readonly id: string; readonly name: string }> {
  const items = await recordsOf<LineItem>("line_items");
  const posts = await recordsOf<{ line_item_id: string }>("promoted_posts");
  const weight = (id: string) => {
    const own = items.filter(({ campaign_id }) => campaign_id === id);
    const promoted = posts.filter(({ line_item_id }) => own.some((item) => item.id === line_item_id)).length;
    return own.length > 1 &&
      own.every(({ end_time }) => end_time === null || Date.parse(end_time) > Date.now())
      ? own.length + promoted
      : 0;
  };
  const campaigns = await recordsOf<Campaign>("campaigns");
  const [first] = [...campaigns].sort((a, b) => weight(b.id) - weight(a.id));
  if (!first || weight(first.id) === 0) throw new Error("No campaign has anything in it");
  return first;
}

async function copying(user: UserEvent, name: string) {
  const row = campaignNamed(name);
  await user.click(cell(idOf(row), "select"));
  const bar = await screen.findByRole("region", { name: "Selected campaigns" });
  await user.click(within(bar).getByRole("button", { name: "Duplicate…" }));
  return within(await dialog("Duplicate campaigns"));
}

async function begin(open: Open) {
  await openCampaigns(open, "?sort=name-asc");
  return fullCampaign();
}

const copiesNamed = async (name: string, account: string = FEW.id) =>
  (await recordsOf<Campaign>("campaigns", account)).filter((campaign) => campaign.name === name);

/** Creates something as another person would. */
async function create<Made>(what: string, params: Readonly<Record<string, string>>): Promise<Made> {
  const query = new URLSearchParams(params);
  const address = `/api/ads/live/mara_agency/12/accounts/${FEW.id}/${what}?${query}`;
  const answer = await fetch(address, { method: "POST", headers: { "x-forward": "1" } });
  expect(answer.status).toBe(200);
  const { data }: { data: Made } = await answer.json();
  return data;
}

const posted = async (emulator: EmulatorControl) =>
  (await emulator.requests()).filter(({ method, path }) => method === "POST" && path.includes("/accounts/"));

test("Enter duplicates a campaign with what is in it, paused, in as many requests as it says", async ({
  open,
  user,
  emulator,
}) => {
  const model = await begin(open);
  const dialogue = await copying(user, model.name);
  await waitFor(() => expect(dialogue.getByLabelText("Copies of each")).toHaveFocus());
  const summary = await dialogue.findByText(/^1 campaign, \d+ line items/);
  const [, requests] = /in (\d+) requests/.exec(summary.textContent ?? "") ?? [];
  await user.keyboard("{Enter}");
  await jobsSay(/(\d+) of \1 done/);
  expect(await posted(emulator)).toHaveLength(Number(requests));
  const [copy] = await copiesNamed(`${model.name} (copy)`);
  expect(copy).toMatchObject({ entity_status: "PAUSED" });
  expect(await below(copy?.id ?? "")).toEqual(await below(model.id));
  const items = await lineItemsOf(copy?.id ?? "");
  expect(new Set(items.map(({ entity_status }) => entity_status))).toEqual(new Set(["PAUSED"]));
  await waitFor(() => expect(rows().some(({ textContent }) => textContent?.includes("(copy)"))).toBe(true));
});

test("a copy for every row of a pasted table, with its tokens in the names, and dates moved", async ({
  open,
  user,
}) => {
  const model = await begin(open);
  const dialogue = await copying(user, model.name);
  await user.click(dialogue.getByText("One for each line"));
  await write(user, dialogue.getByLabelText("One a line"), "market\tbrand\nDE\tNike\nFR\tPuma");
  await write(user, dialogue.getByLabelText("Names of the copies"), "{brand}_{market}");
  await write(user, dialogue.getByLabelText("Names of their line items"), "{{name}} {market}");
  expect(
    within(dialogue.getByRole("table"))
      .getAllByRole("row")
      .map(({ textContent }) => textContent),
  ).toEqual(["{market}{brand}Name of the copy", "DENikeNike_DE", "FRPumaPuma_FR"]);
  await user.click(dialogue.getByText("Move by days"));
  await write(user, dialogue.getByLabelText("Days later"), "30");
  await press(user, await dialogue.findByRole("button", { name: "Create 2 paused copies" }));
  await jobsSay(/(\d+) of \1 done/);
  const before = await lineItemsOf(model.id);
  for (const [name, market] of [
    ["Nike_DE", "DE"],
    ["Puma_FR", "FR"],
  ] as const) {
    const [copy] = await copiesNamed(name);
    const items = await lineItemsOf(copy?.id ?? "");
    expect(items.map((item) => item.name).sort()).toEqual(
      before.map((item) => `${item.name} ${market}`).sort(),
    );
    const startOf = (all: readonly LineItem[]) =>
      Math.min(...all.map(({ start_time }) => Date.parse(start_time ?? "")));
    const moved = (startOf(items) - startOf(before)) / 86_400_000;
    // An hour more or less where the clocks change in between.
    expect(Math.round(moved)).toBe(30);
  }
});

test("into another account amounts are converted, and what is missing there is listed and left out", async ({
  open,
  user,
  accountId,
}) => {
  const elsewhere = await accountId("Pacific Crest Bicycles");
  const model = await begin(open);
  const [item] = await lineItemsOf(model.id);
  const audience = await create<{ id: string }>("custom_audiences", { name: "Buyers of here" });
  await create("targeting_criteria", {
    line_item_id: item?.id ?? "",
    targeting_type: "CUSTOM_AUDIENCE",
    targeting_value: audience.id,
    operator_type: "EQ",
  });
  const dialogue = await copying(user, model.name);
  await user.click(dialogue.getByRole("combobox", { name: /^Account/ }));
  const picking = within(await dialog("Account"));
  await user.click(await picking.findByRole("option", { name: /^Pacific Crest/ }));
  const rate = await dialogue.findByLabelText("1 GBP in USD");
  expect(await dialogue.findByRole("button", { name: "Create 0 paused copies" })).toHaveAccessibleDescription(
    "Enter the exchange rate first.",
  );
  await write(user, rate, "1.25");
  await dialogue.findByText("Audience: Buyers of here");
  await dialogue.findByText(/^The other account has no audience of this name/);
  await press(user, await dialogue.findByRole("button", { name: "Create 1 paused copy" }));
  await jobsSay(/(\d+) of \1 done/);
  await jobsSay("in Pacific Crest Bicycles");
  const [copy] = await copiesNamed(`${model.name} (copy)`, elsewhere);
  const [original] = await copiesNamed(model.name);
  expect(copy).toMatchObject({ entity_status: "PAUSED", currency: "USD" });
  const pence = (micros: string | null | undefined) => (micros === null ? null : Number(micros));
  const before = pence(original?.daily_budget_amount_local_micro);
  expect(pence(copy?.daily_budget_amount_local_micro)).toBe(before && before * 1.25);
  expect((await below(copy?.id ?? "", elsewhere)).line_items).toBe((await below(model.id)).line_items);
  expect(await copiesNamed(`${model.name} (copy)`)).toEqual([]);
});

test("a job that is refused in the middle is gone on with after a reload, and nothing is made twice", async ({
  open,
  user,
  emulator,
}) => {
  const model = await begin(open);
  const dialogue = await copying(user, model.name);
  await dialogue.findByText(/^1 campaign, \d+ line items/);
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/promoted_posts",
    status: 401,
    body: {
      errors: [{ code: "UNAUTHORIZED_ACCESS", message: "This request is not properly authenticated" }],
    },
    count: 1,
  });
  await user.keyboard("{Enter}");
  await jobsSay(/interrupted/);
  await openCampaigns(open);
  await user.click(await within(await jobs()).findByRole("button", { name: /^Resume \(\d+ left\)$/ }));
  await jobsSay(/(\d+) of \1 done/);
  const copies = await copiesNamed(`${model.name} (copy)`);
  expect(copies).toHaveLength(1);
  expect(await below(copies[0]?.id ?? "")).toEqual(await below(model.id));
  expect((await posted(emulator)).filter(({ path }) => path.endsWith("/line_items"))).toHaveLength(1);
});

test("D on a line item duplicates it into another campaign, under a name that is not taken there", async ({
  open,
  user,
}) => {
  await openCampaigns(open);
  const { id: campaign } = await fullCampaign();
  const [model, sibling] = await lineItemsOf(campaign);
  const into = (await recordsOf<Campaign>("campaigns")).find(
    ({ id, budget_optimization: optimization, currency }) =>
      id !== campaign && optimization === "CAMPAIGN" && currency === model?.currency,
  );
  if (!model || !sibling || !into) throw new Error("The account has too little");
  await openLineItems(open, `?campaign=${campaign}`);
  await waitFor(() => expect(rows().map(idOf)).toContain(model.id));
  cell(model.id, "name").focus();
  await user.keyboard("d");
  const here = within(await dialog("Duplicate line items"));
  await here.findByText(/^1 line item/);
  await user.click(here.getByRole("combobox", { name: /^Campaign/ }));
  const picking = within(await dialog("Campaign"));
  await write(user, picking.getByRole("combobox"), into.name);
  await user.click(
    (await picking.findAllByRole("option", { name: new RegExp(`^${escaped(into.name)}`) }))[0] ??
      document.body,
  );
  await press(user, await here.findByRole("button", { name: "Create 1 paused copy" }));
  await jobsSay(/(\d+) of \1 done/);
  const copied = (await lineItemsOf(into.id)).find(({ name }) => name === `${model.name} (copy)`);
  expect(copied).toMatchObject({ entity_status: "PAUSED", objective: model.objective });
  const posts = await recordsOf<{ line_item_id: string; post_id: string }>("promoted_posts");
  const postsOf = (item: string | undefined) =>
    posts
      .filter(({ line_item_id }) => line_item_id === item)
      .map(({ post_id }) => post_id)
      .sort();
  expect(postsOf(copied?.id)).toEqual(postsOf(model.id));
});

test("every campaign of the account can be duplicated with what is in it, and nothing of it is refused", async ({
  open,
  user,
}) => {
  await openCampaigns(open);
  cell(0, "name").focus();
  await user.keyboard("{Control>}a{/Control}");
  const bar = await screen.findByRole("region", { name: "Selected campaigns" });
  await user.click(within(bar).getByRole("button", { name: "Duplicate…" }));
  const dialogue = within(await dialog("Duplicate campaigns"));
  await user.click(await dialogue.findByRole("button", { name: /^Create \d{2,} paused copies$/ }));
  await waitFor(async () => expect(await jobs()).toHaveTextContent(/(\d+) of \1 done/), { timeout: 50_000 });
  expect(await jobs()).not.toHaveTextContent("failed");
});
