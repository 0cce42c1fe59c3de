import type { Account } from "@/lib/ads/endpoints/accounts";

/** An account as an answer to a change described it, and when. */
export interface AccountChange {
  readonly handle: string;
  readonly account: Account;
  readonly at: number;
}

/**
 * A handle's accounts with the changes made since the list was given. The list of accounts is too scarce to
 * read again after every change (five calls in fifteen minutes), so an answer may be older than a change.
 */
export function withChanges(
  handle: string,
  list: { readonly records: readonly Account[]; readonly asOf: number },
  changes: readonly AccountChange[],
): readonly Account[] {
  const newer = changes.filter((change) => change.handle === handle && change.at > list.asOf);
  if (newer.length === 0) return list.records;
  const accounts = new Map(list.records.map((account) => [account.id, account]));
  for (const { account } of newer) {
    if (account.deleted) accounts.delete(account.id);
    else accounts.set(account.id, account);
  }
  return [...accounts.values()];
}
