import type { Environment } from "@/lib/ads/endpoint";
import { grant, insertAccount } from "../ads/accounts/store";
import { insertPromotableUser } from "../ads/users/promotable";
import { Connection } from "../database/connection";
import { newIdentifier, newLongIdentifier } from "../database/identifiers";
import { insertRow } from "../database/rows";
import { PEOPLE } from "../seed/people";
import type { TestAnswer, TestService } from "./service";
import { uploaded } from "./uploaded-media";

/** The agency's admin, in whose name calls are made. */
const MARA = "2200000001";

const PERMISSIONS: Readonly<Record<string, string>> = {
  mara_agency: "ACCOUNT_ADMIN",
  jon_marketer: "AD_MANAGER",
  ines_creative: "CREATIVE_MANAGER",
  leo_analyst: "CAMPAIGN_ANALYST",
  pia_partner: "PARTNER_AUDIENCE_MANAGER",
};

type Query = Readonly<Record<string, string>>;
type Options = Parameters<TestService["call"]>[2];

export type TestAccount = ReturnType<typeof openAccount>;

/** An account with one insertion order in euros, on which each of the demo people has one permission. */
export function openAccount(service: TestService, environment: Environment = "live", businessId?: string) {
  const connection = new Connection(service.db);
  const id = newIdentifier("account");
  const funding = newIdentifier("fundingInstrument");
  const now = new Date(service.clock.now()).toISOString().replace(".000Z", "Z");
  insertAccount(connection, {
    id,
    environment,
    name: "Test account",
    timezone: "Europe/Berlin",
    approvalStatus: "ACCEPTED",
    activeCampaignLimit: 200,
    now,
  });
  if (businessId !== undefined)
    connection.run("UPDATE accounts SET business_id = ? WHERE id = ?", [businessId, id]);
  for (const { id: userId, handle } of PEOPLE)
    grant(connection, userId, id, [PERMISSIONS[handle] ?? "ANALYST"]);
  insertRow(connection, "funding_instruments", {
    id: funding,
    account_id: id,
    type: "INSERTION_ORDER",
    description: "Test",
    currency: "EUR",
    start_time: "2026-01-01T00:00:00Z",
    funded_amount_local_micro: 100_000_000_000n,
    entity_status: "ACTIVE",
    created_at: now,
    updated_at: now,
  });

  const at = (path: string) => `/${environment}/12/accounts/${id}/${path}`;
  const batchAt = (path: string) => `/${environment}/12/batch/accounts/${id}/${path}`;
  const get = (path: string, query?: Query, options?: Options) => service.get(at(path), query, options);
  const post = (path: string, query: Query = {}, options?: Options) =>
    service.call("POST", at(path), { ...options, query });
  const put = (path: string, query: Query = {}, options?: Options) =>
    service.call("PUT", at(path), { ...options, query });
  const remove = (path: string, options?: Options) => service.call("DELETE", at(path), options);
  const batch = (path: string, items: readonly unknown[], options?: Options) =>
    service.call("POST", batchAt(path), { ...options, json: items });

  /** Puts media in the library that were uploaded by the agency's admin. */
  const media = async (...keys: readonly string[]) => {
    for (const media_key of keys) {
      uploaded(media_key, { connection, now: service.clock.now() });
      const { status, text } = await post("media_library", { media_key });
      if (status !== 200) throw new Error(`Not added: ${text}`);
    }
  };

  /** Lets the account promote what a user posts. */
  const mayPromote = (userId: string, type: "FULL" | "REPOSTS_ONLY" = "FULL") => {
    const promotableId = newIdentifier("association");
    insertPromotableUser(connection, { id: promotableId, accountId: id, userId, type, now });
    return promotableId;
  };

  const idOf = ({ status, text, record }: TestAnswer) => {
    if (status !== 200) throw new Error(`Not created: ${text}`);
    return record.id;
  };

  /** Makes a line item promote a post of the agency's admin, so that it can serve; returns the promotion's id. */
  const promote = async (lineItemId: string) => {
    const postId = newLongIdentifier();
    const row = { account_id: id, user_id: MARA, text: "Hello", nullcast: true };
    insertRow(connection, "posts", { id: postId, ...row, created_at: now, updated_at: now });
    const answer = await post("promoted_posts", { line_item_id: lineItemId, post_ids: postId });
    const [promotion] = answer.records;
    if (!promotion) throw new Error(`Not promoted: ${answer.text}`);
    return promotion.id;
  };

  return {
    promote,
    mayPromote,
    id,
    funding,
    connection,
    at,
    get,
    post,
    put,
    remove,
    batch,
    media,
    campaign: async (query: Query = {}) =>
      idOf(await post("campaigns", { name: "Launch", funding_instrument_id: funding, ...query })),
    lineItem: async (query: Query) =>
      idOf(
        await post("line_items", {
          objective: "ENGAGEMENTS",
          product_type: "PROMOTED_POST",
          placements: "ALL_ON_SERVICE",
          start_time: "2026-11-01T00:00:00Z",
          ...query,
        }),
      ),
  };
}

/** The first error of a refusal, with its status. */
export function errorOf({ status, body }: TestAnswer) {
  const [first] = body.errors ?? [];
  return { status, code: first?.code, message: first?.message, parameter: first?.parameter };
}

/** Every record of a list, page by page; throws when a page repeats a record. */
export async function everyPage(
  read: (query: Query) => Promise<TestAnswer>,
  query: Query,
): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  do {
    const answer = await read(cursor ? { ...query, cursor } : query);
    ids.push(...answer.records.map(({ id }) => id));
    cursor = answer.body.next_cursor;
  } while (cursor);
  if (new Set(ids).size !== ids.length) throw new Error("A record was shown twice");
  return ids;
}
