import { OWNER_TOKEN } from "../emulator/credentials/seed";
import { DEMO_APPLICATION } from "../emulator/seed/people";
import { authorizationHeader, type Credentials } from "../lib/oauth/sign";

/** The demo application's owner, who may do everything in the demo. */
export const owner: Credentials = {
  consumerKey: DEMO_APPLICATION.consumerKey,
  consumerSecret: DEMO_APPLICATION.consumerSecret,
  token: OWNER_TOKEN.token,
  tokenSecret: OWNER_TOKEN.secret,
};

/** A signed Authorization header for an address with its query. */
export function signed(method: "GET" | "POST", address: string): string {
  const url = new URL(address);
  return authorizationHeader({ method, url, query: [...url.searchParams] }, owner);
}

/** Asks an emulator with the owner's signature, for what a benchmark prepares. */
export async function ask<Data>(address: string): Promise<Data> {
  return (await answerOf<Data>(address)).data;
}

/** All pages of a list. */
export async function askAll<Item>(address: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null | undefined = ""; cursor !== undefined && cursor !== null; ) {
    const page: Answer<Item[]> = await answerOf<Item[]>(
      cursor === "" ? address : `${address}&cursor=${cursor}`,
    );
    items.push(...page.data);
    cursor = page.next_cursor;
  }
  return items;
}

interface Answer<Data> {
  readonly data: Data;
  readonly next_cursor?: string | null;
}

async function answerOf<Data>(address: string): Promise<Answer<Data>> {
  const response = await fetch(address, { headers: { authorization: signed("GET", address) } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
