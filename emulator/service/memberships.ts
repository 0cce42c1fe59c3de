import type { Environment } from "@/lib/ads/endpoint";
import type { Connection, SqlRow } from "../database/connection";

/** What a user may do on an account, and what the account's own settings allow. */
export interface Membership {
  readonly accountId: string;
  readonly permissions: readonly string[];
  readonly deleted: boolean;
  readonly activeCampaignLimit: number;
  readonly historyAllowed: boolean;
  /** The seed has yet to fill in what lies below the account's campaigns. */
  readonly detailsDue: boolean;
}

interface MembershipRow extends SqlRow {
  permissions: string;
  deleted: number;
  active_campaign_limit: number;
  history_allowed: number;
  details_due: number;
}

/** Undefined when there is no such account in the environment, or none of the user's. */
function findMembership(
  connection: Connection,
  environment: Environment,
  accountId: string,
  userId: string,
): Membership | undefined {
  const row = connection.one<MembershipRow>(
    `SELECT p.permissions, a.deleted, a.active_campaign_limit, a.history_allowed, a.details_due
     FROM accounts a JOIN permissions p ON p.account_id = a.id
     WHERE a.id = ? AND a.environment = ? AND p.user_id = ?`,
    [accountId, environment, userId],
  );
  if (!row) return undefined;
  return {
    accountId,
    permissions: row.permissions.split(","),
    deleted: row.deleted === 1,
    activeCampaignLimit: row.active_campaign_limit,
    historyAllowed: row.history_allowed === 1,
    detailsDue: row.details_due === 1,
  };
}

/** Remembers what users may do on accounts: every call asks. */
export class Memberships {
  private readonly known = new Map<string, Membership>();

  constructor(private readonly connection: Connection) {}

  /** What a user may do on an account of an environment; undefined when it is none of theirs. */
  of(environment: Environment, accountId: string, userId: string): Membership | undefined {
    const key = `${environment} ${userId} ${accountId}`;
    const known = this.known.get(key);
    if (known) return known;
    const found = findMembership(this.connection, environment, accountId, userId);
    // Only accounts that exist, so that guesses do not fill the memory.
    if (found) this.known.set(key, found);
    return found;
  }

  /** To be called when accounts or permissions were written. */
  clear(): void {
    this.known.clear();
  }
}
