import "server-only";
import { LRUCache } from "lru-cache";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { type PageRead, readForPage } from "@/lib/forward/read-for-page";
import { processWide } from "@/lib/process-wide";
import { zoneOrUtc } from "@/lib/time/calendar";

/** How long the access of a user to an account is cached; access that is revoked ends here after that at the latest. */
const CACHED_MS = 5 * 60_000;

/** What has to be known of an account before what is stored of it may be shown. */
export interface AccountAccess {
  /** What it is called. */
  readonly name: string;
  /** IANA zone, whose days are counted. */
  readonly zone: string;
  /** The person's, as the service lists them. */
  readonly permissions: readonly string[];
}

/**
 * Zone and access of an account as the service returns them to this person, asked with their own token.
 *
 * @param read how they are read where they are not known
 * @throws what `readForPage` throws
 */
export async function accountAccess(
  page: PageRead,
  userId: string,
  accountId: string,
  read: typeof readForPage = readForPage,
): Promise<AccountAccess> {
  const cached = processWide(
    "account-access",
    () => new LRUCache<string, AccountAccess>({ max: 10_000, ttl: CACHED_MS }),
  );
  const key = `${page.scope.environment} ${userId} ${accountId}`;
  const known = cached.get(key);
  if (known) return known;
  const [account, access] = await Promise.all([
    read(page, accounts.get, { account_id: accountId }),
    read(page, accounts.access, { account_id: accountId }),
  ]);
  const facts = {
    name: account.data.name,
    zone: zoneOrUtc(account.data.timezone),
    permissions: access.data.permissions,
  };
  cached.set(key, facts);
  return facts;
}
