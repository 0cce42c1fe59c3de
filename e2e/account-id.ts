import type { Page } from "@playwright/test";
import type { Environment } from "../lib/ads/endpoint";

/** The accounts that a handle reaches. */
export async function accountsOf(
  page: Page,
  handle: string,
  environment: Environment = "live",
): Promise<{ id: string; name: string }[]> {
  const answer = await page.request.get(`/api/ads/${environment}/${handle}/12/accounts`, {
    headers: { "x-forward": "1" },
  });
  return (await answer.json()).data;
}

/** The id of an account that a handle reaches, by the account's name; of the first without it. */
export async function accountId(
  page: Page,
  handle: string,
  name?: string,
  environment: Environment = "live",
): Promise<string> {
  const accounts = await accountsOf(page, handle, environment);
  const account = accounts.find((each) => name === undefined || each.name === name);
  if (!account) throw new Error(`@${handle} reaches no account ${name ?? "at all"}`);
  return account.id;
}

/**
 * The same, once the emulator has written what the account holds: it does when it is first asked, thousands of records,
 * and no page waits for that.
 */
export async function filledAccountId(page: Page, handle: string, name?: string): Promise<string> {
  const id = await accountId(page, handle, name);
  await page.request.get(`/api/ads/live/${handle}/12/accounts/${id}/campaigns?count=1`, {
    headers: { "x-forward": "1" },
  });
  return id;
}

interface Section {
  /** The account's name. */
  readonly account: string;
  readonly handle: string;
  readonly environment: Environment;
}

/** Opens a section of an account by its address; gives the account's id. */
export async function openSection(
  page: Page,
  section: string,
  { account = "Kestrel Air", handle = "mara_agency", environment = "live" }: Partial<Section> = {},
): Promise<string> {
  const id = await accountId(page, handle, account, environment);
  await page.goto(`/${environment}/${handle}/${id}/${section}`);
  return id;
}
