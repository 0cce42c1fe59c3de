import type { Page } from "@playwright/test";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { filledAccountId } from "./account-id";
import { expect } from "./fixtures";
import { roleKnown } from "./hydration";

export const HANDLE = "mara_agency";
/** The account with eight thousand campaigns, and one of a usual size. */
export const MANY = "Megamart Marketplace";
export const FEW = "Kestrel Air";

/**
 * Opens the campaigns of an account by its name, or of the handle's first, and waits until all are read and it is known
 * what may be done with them; gives the account's id.
 */
export async function openCampaigns(
  page: Page,
  accountName: string | undefined,
  query = "",
  handle = HANDLE,
): Promise<string> {
  const id = await filledAccountId(page, handle, accountName);
  await page.goto(`/live/${handle}/${id}/campaigns${query}`);
  await expect(rows(page).first()).toBeVisible();
  await allRead(page);
  await roleKnown(page);
  return id;
}

/** All of the list is read: of one with many pages, each has as long to come as any other answer. */
export async function allRead(page: Page): Promise<void> {
  const state = page.getByRole("status").filter({ hasText: /^Synced|loaded so far/ });
  let words = "";
  while (!words.startsWith("Synced")) {
    await expect(state).not.toHaveText(words);
    words = (await state.textContent()) ?? "";
  }
}

export const rows = (page: Page) => page.locator("[data-row]");
export const cell = (page: Page, row: number, column: string) =>
  rows(page).nth(row).locator(`[data-cell="${column}"]`);

export const nameOf = async (page: Page, row: number) => (await cell(page, row, "name").textContent()) ?? "";

/** Changes of campaigns that arrived at the service. */
export async function writesOf(emulator: EmulatorControl) {
  const requests = await emulator.requests();
  return requests.filter(({ method, path }) => method !== "GET" && path.includes("/campaigns"));
}

/** Daily budgets that were sent for a campaign. */
export async function budgetsSent(emulator: EmulatorControl, campaignId: string) {
  const own = (await writesOf(emulator)).filter(({ path }) => path.endsWith(`/${campaignId}`));
  return own.map(({ query }) => new URLSearchParams(query).get("daily_budget_amount_local_micro"));
}

/** Changes a campaign at the service, as another person would. */
export async function changeElsewhere(page: Page, accountId: string, campaignId: string, query: string) {
  const answer = await page.request.put(
    `/api/ads/live/${HANDLE}/12/accounts/${accountId}/campaigns/${campaignId}?${query}`,
    { headers: { "x-forward": "1", origin: new URL(page.url()).origin } },
  );
  expect(answer.status()).toBe(200);
}

/** A campaign that was renamed by mistake, to be restored. */
export async function renamedByMistake(page: Page) {
  const account = await openCampaigns(page, FEW);
  const campaign = (await rows(page).first().getAttribute("data-row")) ?? "";
  const before = await nameOf(page, 0);
  await changeElsewhere(page, account, campaign, "name=By+mistake");
  return { account, campaign, before };
}
