import type { Page } from "@playwright/test";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { GRACE_MS } from "@/lib/jobs/grace";
import { FEW, HANDLE, openCampaigns } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

interface ListedLineItem {
  readonly id: string;
  readonly product_type: string;
  readonly reasons_not_servable: readonly string[];
}

/** Opens the panel of a line item that promotes something of a kind. */
async function openOneOf(page: Page, account: string, product: string, handle = HANDLE) {
  const answer = await page.request.get(
    `/api/ads/live/${handle}/12/accounts/${account}/line_items?count=1000`,
    { headers: { "x-forward": "1" } },
  );
  const { data }: { data: ListedLineItem[] } = await answer.json();
  const item = data.find(
    ({ product_type, reasons_not_servable }) =>
      product_type === product && !reasons_not_servable.includes("DELETED"),
  );
  await page.goto(`/live/${handle}/${account}/line-items?panel=${item?.id}`);
  await expect(page.getByRole("heading", { name: "Tracking tags" })).toBeVisible();
  return item;
}

const entries = (page: Page, list: string) => page.getByRole("list", { name: list }).getByRole("listitem");

test("media and tracking tags of a line item: a mistake stands at its field, and nothing typed is lost", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW);
  await openOneOf(page, account, "MEDIA");
  await expect(entries(page, "Media")).toHaveCount(1);
  await expect(entries(page, "Media").getByRole("link")).toHaveAttribute(
    "href",
    /\/media\/account\?panel=\w+$/,
  );
  await page.getByRole("button", { name: "Add media…" }).click();
  const medium = page.getByRole("dialog", { name: "Add media" });
  await medium.getByRole("button", { name: "Add media" }).click();
  await expect(medium.getByRole("combobox")).toHaveAccessibleDescription(/Choose a file/);
  await medium.getByRole("combobox").click();
  await page.getByRole("option", { name: /Banner/ }).click();
  const leads = medium.getByRole("textbox", { name: "Destination" });
  await leads.fill("shop");
  await expect(leads).toHaveAttribute("aria-invalid", "true");
  await leads.fill("https://www.example.com/autumn");
  await medium.getByRole("button", { name: "Add media" }).click();
  await expect(entries(page, "Media")).toHaveCount(2);
  await expect(
    entries(page, "Media").filter({ hasText: "Destination: https://www.example.com/autumn" }),
  ).toBeVisible();

  const before = await entries(page, "Tracking tags").count();
  await page.getByRole("button", { name: "Add a tracking tag…" }).click();
  const tag = page.getByRole("dialog", { name: "Add a tracking tag" });
  await tag.getByText("Click tracker").click();
  await tag.getByRole("textbox", { name: "Address" }).fill("https://count.example/c");
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/tracking_tags",
    status: 400,
    count: 1,
    body: { errors: [{ code: "INVALID", message: "Not on our list", parameter: "tracking_tag_url" }] },
  });
  await tag.getByRole("button", { name: "Add tracking tag" }).click();
  await expect(tag.getByRole("textbox", { name: "Address" })).toHaveAccessibleDescription(/Not on our list/);
  await expectAccessible(page);
  await tag.getByRole("button", { name: "Add tracking tag" }).click();
  await expect(entries(page, "Tracking tags")).toHaveCount(before + 1);
  await page.getByRole("button", { name: "Change Click tracker https://count.example/c" }).click();
  const change = page.getByRole("dialog", { name: "Change click tracker" });
  await change.getByRole("textbox", { name: "Address" }).fill("https://count.example/d");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(entries(page, "Tracking tags").filter({ hasText: "https://count.example/d" })).toBeVisible();
  await expectAccessible(page);
});

/** What arrived at the service about curated categories, changes only. */
async function curatedWrites(emulator: EmulatorControl) {
  const requests = await emulator.requests();
  return requests
    .filter(({ method, path }) => method !== "GET" && path.includes("/line_item_curated_categories"))
    .map(({ method, query }) =>
      [method, new URLSearchParams(query).get("curated_category_id")].filter(Boolean).join(" "),
    );
}

test("a line item runs in a curated category, which is changed and removed", async ({
  page,
  signIn,
  emulator,
}) => {
  await page.clock.install();
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW);
  await openOneOf(page, account, "MEDIA");
  await expect(page.getByText("No curated category.")).toBeVisible();
  await page.getByRole("button", { name: "Choose a category…" }).click();
  const choosing = page.getByRole("dialog", { name: "Choose a curated category" });
  await choosing.getByRole("button", { name: "Run in this category" }).click();
  await expect(choosing.getByRole("combobox")).toHaveAccessibleDescription(/Choose a category/);
  await expect(choosing.getByRole("combobox")).toHaveAccessibleDescription(
    /With publishers in United Kingdom/,
  );
  await expectAccessible(page);
  await choosing.getByRole("combobox").click();
  // Premium sports runs in the United States alone.
  await expect(page.getByRole("option")).toHaveCount(5);
  await page.getByRole("option", { name: /Morning news/ }).click();
  await choosing.getByRole("button", { name: "Run in this category" }).click();
  const takeOut = page.getByRole("button", { name: "Remove Morning news" });
  await expect(takeOut).toBeVisible();
  await expect(page.getByText("Publishers in United Kingdom, United States")).toBeVisible();

  await page.reload();
  await expect(takeOut).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change the category…" }).click();
  const changing = page.getByRole("dialog", { name: "Change the curated category" });
  await expect(changing.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
    "Nothing is changed yet.",
  );
  await changing.getByRole("combobox").click();
  await page.getByRole("option", { name: /Food and home/ }).click();
  await changing.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Remove Food and home" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.clock.fastForward(GRACE_MS);
  await expect(page.getByText("Deleted the curated category Food and home")).toBeVisible();
  await expect(page.getByText("No curated category.")).toBeVisible();
  expect(await curatedWrites(emulator)).toEqual(["POST 4hmn6", "PUT 4hmn7", "DELETE"]);
});
