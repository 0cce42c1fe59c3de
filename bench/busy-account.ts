import type { Campaign } from "../lib/ads/endpoints/campaigns";
import { ask } from "./signed";

/** An account with so many campaigns or more, and the first of those records. */
export async function busyAccount(
  url: string,
  count: number,
): Promise<{ account: string; records: Campaign[] }> {
  const accounts = await ask<{ id: string }[]>(`${url}/live/12/accounts?count=200`);
  for (const { id } of accounts) {
    const records = await ask<Campaign[]>(`${url}/live/12/accounts/${id}/campaigns?count=${count}`);
    if (records.length === count) return { account: id, records };
  }
  throw new Error(`No account of the demo has ${count} campaigns.`);
}
