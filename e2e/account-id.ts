import type { Page } from "@playwright/test";

/** The id of an account that a handle reaches, by the account's name; of the first without it. */
export async function accountId(page: Page, handle: string, name?: string): Promise<string> {
  const answer = await page.request.get(`/api/ads/live/${handle}/12/accounts`, {
    headers: { "x-forward": "1" },
  });
  const { data }: { data: { id: string; name: string }[] } = await answer.json();
  const account = data.find((each) => name === undefined || each.name === name);
  if (!account) throw new Error(`@${handle} reaches no account ${name ?? "at all"}`);
  return account.id;
}
