import "server-only";
import { type AnyEndpoint, type InputOf, readEnvironment } from "@/lib/ads/endpoint";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { ACCOUNTS_INPUT } from "@/lib/ads/endpoints/accounts";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import type { Answered } from "@/lib/ads/read-answer";
import type { Scope } from "@/lib/ads/scope";
import { campaignsInput } from "@/lib/campaigns/campaign-lists";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { readUrl } from "@/lib/http/web-address";
import { lineItemsSeen } from "@/lib/line-items/line-item-lists";
import { LINE_ITEM_RECORDS } from "@/lib/line-items/line-item-records";
import { addressView } from "@/lib/records/address-view";
import type { NumbersInSight } from "./first-numbers";
import { type AccountTime, numbersInSight } from "./numbers-in-sight";

/** Makes a page's first reads: one answer, the first page of a list, or a complete list. */
interface PageReader {
  one<E extends AnyEndpoint>(endpoint: E, scope: Scope, input: InputOf<E>): void;
  firstPage<E extends AnyEndpoint>(
    endpoint: E,
    scope: Scope,
    input: InputOf<E>,
    numbers: NumbersOfRows<E>,
  ): void;
  whole<E extends AnyEndpoint>(endpoint: E, scope: Scope, input: InputOf<E>): void;
}

/** The numbers of a list's first rows, read after the rows. */
interface NumbersOfRows<E extends AnyEndpoint> {
  readonly accountId: string;
  /** Returns undefined for no numbers. */
  readonly inSight: (page: Answered<E>, when: AccountTime) => NumbersInSight | undefined;
}

/**
 * Requests a page's first data with the same inputs as its components, so that their query keys match.
 *
 * @param address the page's path and query
 * @param handles the handles that the person has connected
 */
export function readsOfPage(address: string, handles: readonly string[], reader: PageReader): void {
  const url = readUrl(address, "http://local.invalid");
  const [, named, ...parts] = url?.pathname.split("/") ?? [];
  const environment = readEnvironment(named);
  if (!url || !environment) return;
  const [handle, accountId, ...section] = parts.map(decodedPart);
  if (parts.join("") === "") {
    for (const each of handles) reader.whole(accounts.list, { environment, handle: each }, ACCOUNTS_INPUT);
    return;
  }
  if (!handle || !accountId || !handles.includes(handle)) return;
  const scope = { environment, handle };
  reader.one(accounts.get, scope, { account_id: accountId });
  reader.one(accounts.access, scope, { account_id: accountId });
  if (section.join("/") === "campaigns") firstCampaigns(reader, scope, accountId, url.searchParams);
  if (section.join("/") === "line-items") firstLineItems(reader, scope, accountId, url.searchParams);
}

type FirstList = (reader: PageReader, scope: Scope, accountId: string, params: URLSearchParams) => void;

const firstCampaigns: FirstList = (reader, scope, accountId, params) => {
  const { sort, deleted } = addressView(CAMPAIGN_RECORDS, params);
  const input = campaignsInput(accountId, { withDeleted: deleted !== "hidden", sort });
  reader.firstPage(campaigns.list, scope, input, {
    accountId,
    inSight: ({ data }, when) => numbersInSight("CAMPAIGN", CAMPAIGN_RECORDS, data, params, when),
  });
};

const firstLineItems: FirstList = (reader, scope, accountId, params) => {
  const { filters, deleted } = addressView(LINE_ITEM_RECORDS, params);
  reader.firstPage(lineItems.list, scope, lineItemsSeen(accountId, filters, deleted), {
    accountId,
    inSight: ({ data }, when) => numbersInSight("LINE_ITEM", LINE_ITEM_RECORDS, data, params, when),
  });
};

/** A decoded part of a path; empty where it cannot be decoded. */
function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
