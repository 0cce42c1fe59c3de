import type { Page } from "@playwright/test";
import type { Environment } from "../lib/ads/endpoint";
import { accountsOf } from "./account-id";
import { FEW } from "./campaign-pages";
import { expect } from "./fixtures";

/** The account that tests of a person open. */
export async function accountOf(
  page: Page,
  handle: string,
  environment: Environment = "live",
): Promise<string> {
  const accounts = await accountsOf(page, handle, environment);
  return accounts.find(({ name }) => name === FEW)?.id ?? accounts[0]?.id ?? "";
}

/** Opens the explorer with an endpoint chosen. */
export async function openExplorer(page: Page, environment: Environment, handle: string, endpoint: string) {
  const account = await accountOf(page, handle, environment);
  await page.goto(`/${environment}/${handle}/${account}/developer/explorer?endpoint=${endpoint}`);
  await expect(page.getByRole("form", { name: endpoint })).toBeVisible();
  return account;
}

/** What came of the call that the explorer sent last. */
export const sent = (page: Page) => page.getByRole("region", { name: "Result" });
