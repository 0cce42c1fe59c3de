import type { Page } from "@playwright/test";

export const table = (page: Page) => page.getByRole("table", { name: "Audiences" });
/** What is open about one audience; toasts with its name are dialogs too. */
export const panel = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** Opens a section of an account from the portfolio, by the account's name; gives the account's id. */
export async function openSection(page: Page, account: string, section: string) {
  await page.goto(`/live?q=${encodeURIComponent(account)}`);
  const link = page.getByRole("grid").getByRole("link", { name: account }).first();
  const href = (await link.getAttribute("href")) ?? "";
  await page.goto(href.replace(/[^/]+$/, section));
  return href.split("/")[3] ?? "";
}
