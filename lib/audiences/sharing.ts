import type { Account } from "@/lib/ads/endpoints/accounts";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import type { AudiencePermission } from "@/lib/ads/endpoints/tailored-audience-permissions";
import { byWords } from "@/lib/format/lists";

/** An account that audiences are or may be shared with. */
export interface SharingColumn {
  readonly accountId: string;
  /** Undefined for an account that the handle cannot access, known from a permission only. */
  readonly name: string | undefined;
  /**
   * Sharing is always allowed within the same business, and with another one only by a feature of the owner that the
   * service does not expose (advertising specification, Audiences: permission rules).
   */
  readonly business: "same" | "other" | "unknown";
}

interface ColumnSources {
  /** The account whose audiences are shared. */
  readonly accountId: string;
  /** The accounts that the handle can access, including that one. */
  readonly accounts: readonly Account[];
  readonly grants: readonly AudiencePermission[];
  /** Accounts added by a person. */
  readonly added: readonly string[];
}

/** The accounts to show as columns: those with access to something, those of the same business, those requested. */
export function sharingColumns({ accountId, accounts, grants, added }: ColumnSources): SharingColumn[] {
  const own = accounts.find(({ id }) => id === accountId)?.business_id ?? null;
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const wanted = new Set([
    ...grants.filter(({ deleted }) => !deleted).map(({ granted_account_id }) => granted_account_id),
    ...accounts
      .filter(({ business_id, deleted }) => own !== null && business_id === own && !deleted)
      .map(({ id }) => id),
    ...added,
  ]);
  wanted.delete(accountId);
  return [...wanted]
    .map((id): SharingColumn => {
      const account = byId.get(id);
      return { accountId: id, name: account?.name, business: businessOf(account, own) };
    })
    .sort((a, b) => byWords(a.name ?? a.accountId, b.name ?? b.accountId));
}

function businessOf(account: Account | undefined, own: string | null): SharingColumn["business"] {
  if (!account || own === null || account.business_id === null) return "unknown";
  return account.business_id === own ? "same" : "other";
}

/** Why the sharing of an audience cannot be changed here; undefined if the open account owns it. */
export function notOwnerReason(
  { is_owner, owner_account_id }: CustomAudience,
  accounts: readonly Account[] = [],
): string | undefined {
  if (is_owner) return undefined;
  const owner = accounts.find(({ id }) => id === owner_account_id)?.name ?? `account ${owner_account_id}`;
  return `Only its owner, ${owner}, may change who has it.`;
}

/** The permission of an account on an audience. */
export function grantTo(
  grants: readonly AudiencePermission[],
  audienceId: string,
  accountId: string,
): AudiencePermission | undefined {
  return grants.find(
    ({ tailored_audience_id, granted_account_id, deleted }) =>
      !deleted && tailored_audience_id === audienceId && granted_account_id === accountId,
  );
}
