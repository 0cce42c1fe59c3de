import type { Page } from "@playwright/test";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { filledAccountId } from "./account-id";
import { FEW, HANDLE } from "./campaign-pages";
import { expect } from "./fixtures";

/** The dialog in which a line item is created. */
export const creating = (page: Page) => page.getByRole("dialog", { name: "New line item" });

export const lineItemGrid = (page: Page) => page.getByRole("grid", { name: "Line items" });
export const namesIn = (page: Page) => lineItemGrid(page).locator('[data-cell="name"] a');
/** A cell of a row, by the row's place among those drawn. */
export const lineItemCell = (page: Page, row: number, column: string) =>
  lineItemGrid(page).locator("[data-row]").nth(row).locator(`[data-cell="${column}"]`);

/** How many line items the list shows, drawn or not. */
export const countOf = async (page: Page) =>
  Number(await lineItemGrid(page).getAttribute("aria-rowcount")) - 1;

/** Opens the line items of an account by its name, and waits for the first; gives the account's id. */
export async function openLineItems(page: Page, query = "", accountName = FEW): Promise<string> {
  const id = await filledAccountId(page, HANDLE, accountName);
  await page.goto(`/live/${HANDLE}/${id}/line-items${query}`);
  await expect(lineItemGrid(page)).toBeVisible();
  return id;
}

/** Changes of line items that arrived at the service. */
export async function lineItemWrites(emulator: EmulatorControl) {
  const requests = await emulator.requests();
  return requests.filter(({ method, path }) => method !== "GET" && path.includes("/line_items"));
}

/** The same, with what was sent. */
export async function writesOf(emulator: EmulatorControl) {
  return (await lineItemWrites(emulator)).map(({ method, query }) => ({
    method,
    sent: Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => !name.startsWith("oauth_"))),
  }));
}
