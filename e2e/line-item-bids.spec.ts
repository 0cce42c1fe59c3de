import type { Page } from "@playwright/test";
import { FEW, HANDLE, openCampaigns, rows } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { creating, writesOf } from "./line-item-pages";

/** The form of a new line item with a maximum bid, in a campaign that has none yet. */
async function bidInNewLineItem(page: Page) {
  const account = await openCampaigns(page, FEW, "?why=INCOMPLETE");
  const campaign = await rows(page).first().getAttribute("data-row");
  await page.goto(`/live/${HANDLE}/${account}/line-items?campaign=${campaign}`);
  await page.getByRole("button", { name: "Create the first line item" }).click();
  const dialog = creating(page);
  await dialog.getByRole("textbox", { name: "Name" }).fill("Bidder");
  await dialog.getByLabel("Objective").selectOption("Website clicks");
  await dialog.getByText("Maximum", { exact: true }).click();
  return dialog;
}

test("what may be bid stands at the bid, and holds back another one before it is sent", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const dialog = await bidInNewLineItem(page);
  const bid = dialog.getByLabel("Bid", { exact: true });
  await expect(bid).toHaveAccessibleDescription("For each link click. 0.01–1,000.00 GBP, in steps of 0.01.");
  await bid.fill("1000.01");
  await dialog.getByRole("button", { name: "Create paused line item" }).click();
  await expect(bid).toHaveAccessibleDescription(/The highest bid is 1,000.00 GBP. Enter at most that./);
  await expect(bid).toBeFocused();
  await expectAccessible(page);
  expect(await writesOf(emulator)).toEqual([]);
  await bid.fill("1000");
  await dialog.getByRole("button", { name: "Create paused line item" }).click();
  await expect(page.getByRole("dialog", { name: "Bidder", exact: true })).toBeVisible();
  const asked = (await emulator.requests()).filter(({ path }) => path.endsWith("/bidding_rules"));
  expect(asked).toHaveLength(1);
});

test("where it cannot be read what may be bid, bids are typed all the same", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/503/);
  await emulator.fault({ path: "/live/12/bidding_rules", status: 503 });
  await signIn(page, HANDLE);
  const dialog = await bidInNewLineItem(page);
  const bid = dialog.getByLabel("Bid", { exact: true });
  await expect(bid).toHaveAccessibleDescription("For each link click.");
  await bid.fill("1.25");
  await dialog.getByRole("button", { name: "Create paused line item" }).click();
  await expect(page.getByRole("dialog", { name: "Bidder", exact: true })).toBeVisible();
});

test("what is billed, what an action may cost and the expansion of the audience are changed", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW);
  const answer = await page.request.get(
    `/api/ads/live/${HANDLE}/12/accounts/${account}/line_items?count=1000`,
    { headers: { "x-forward": "1" } },
  );
  const { data }: { data: { id: string; goal: string; reasons_not_servable: string[] }[] } =
    await answer.json();
  const item = data.find(
    ({ goal, reasons_not_servable }) => goal === "LINK_CLICKS" && !reasons_not_servable.includes("DELETED"),
  );
  await page.goto(`/live/${HANDLE}/${account}/line-items?panel=${item?.id}`);
  await page.getByRole("button", { name: "Edit…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Edit / });
  await dialog.getByLabel("Billed by").selectOption("Each 1,000 impressions");
  await dialog.getByLabel("Audience expansion").selectOption("Broad");
  await expect(dialog.getByLabel("Target cost per action")).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(
    page.getByText("Audience expansion: broad, which also reaches people like these."),
  ).toBeVisible();
  await expect(page.getByText("1,000 impressions", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Edit…" }).click();
  await dialog.getByLabel("Billed by").selectOption("Each link click");
  await dialog.getByLabel("Goal").selectOption("Site visits");
  await expect(dialog.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  await dialog.getByLabel("Goal").selectOption("Link clicks");
  await expect(dialog.getByLabel("Billed by")).toHaveValue("LINK_CLICK");
  await dialog.getByLabel("Goal").selectOption("Website conversions");
  await expect(dialog.getByLabel("Billed by")).toHaveCount(0);
  await dialog.getByLabel("Conversion tag").fill("tag1");
  const cost = dialog.getByLabel("Target cost per action");
  await cost.fill("a lot");
  await expect(dialog.getByRole("button", { name: /^Save/ })).toHaveAccessibleDescription(
    "Correct the marked fields first.",
  );
  await cost.fill("2.50");
  await dialog.getByLabel("Audience expansion").selectOption("None");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save 4 changes" }).click();
  await expect(page.getByRole("term").filter({ hasText: "Target cost per action" })).toBeVisible();
  expect((await writesOf(emulator)).map(({ sent }) => sent)).toEqual([
    { pay_by: "IMPRESSION", audience_expansion: "BROAD" },
    {
      goal: "WEBSITE_CONVERSIONS",
      primary_web_event_tag: "tag1",
      target_cpa_local_micro: "2500000",
      audience_expansion: "",
    },
  ]);
});
