import type { Account } from "@/lib/ads/endpoints/accounts";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import type { CallError } from "@/lib/ads/errors";
import { type FundingLeft, fundingLeft } from "@/lib/funding/remaining";
import { known, knownValue, notPermitted, pending, type RemoteData } from "@/lib/remote-data";
import type { SpendPace } from "@/lib/statistics/pacing";
import { dayIn, zoneOrUtc } from "@/lib/time/calendar";
import {
  type AccountRunway,
  type AccountSpend,
  accountPace,
  accountRunway,
  type CurrencySpend,
  type DailyBudgets,
  spendByCurrency,
} from "./account-spend";
import type { AccountProblem } from "./problem-kinds";
import { accountProblems } from "./problems";
import { inOrderOfStrength, roleRank, whyNoStatistics } from "./roles";

/** An account as all connected handles together reach it. */
export interface ReachedAccount {
  readonly account: Account;
  /** In the order in which the handles were connected. */
  readonly handles: readonly string[];
}

/** One entry per account, through whichever handle; of two versions of a record, the one updated later counts. */
export function mergeAccounts(
  lists: readonly { readonly handle: string; readonly accounts: readonly Account[] }[],
): ReachedAccount[] {
  const reached = new Map<string, ReachedAccount>();
  for (const { handle, accounts } of lists) {
    for (const account of accounts) {
      const before = reached.get(account.id);
      const newer = !before || account.updated_at > before.account.updated_at;
      reached.set(account.id, {
        account: newer ? account : before.account,
        handles: before ? [...before.handles, handle] : [handle],
      });
    }
  }
  return [...reached.values()];
}

/** How many campaigns count towards the limit, and in which currency the account spends, if known. */
export interface CampaignCount {
  readonly total: number;
  readonly currency: string | undefined;
  readonly budgets: DailyBudgets;
}

/** What has to be asked for account by account, as far as it is answered. */
export interface AccountDetails {
  /** Permissions of each handle that reaches the account. */
  readonly access: ReadonlyMap<string, RemoteData<readonly string[]>>;
  readonly funding: RemoteData<readonly FundingInstrument[]>;
  readonly campaigns: RemoteData<CampaignCount>;
}

export const nothingAsked: AccountDetails = { access: new Map(), funding: pending, campaigns: pending };

/** One account as the portfolio shows it. */
export type AccountRow = {
  readonly id: string;
  readonly name: string;
  readonly deleted: boolean;
  readonly updated_at: string;
  /** Those of its funding and campaigns, as far as they are known, joined by blanks. */
  readonly currency: string;
  readonly account: Account;
  readonly handles: readonly string[];
  /** The handle through which the account is opened: the one that may do most. */
  readonly via: string;
  /** What `via` may do, strongest first. */
  readonly permissions: RemoteData<readonly string[]>;
  readonly access: AccountDetails["access"];
  readonly currencies: RemoteData<readonly string[]>;
  readonly campaigns: RemoteData<number>;
  readonly left: RemoteData<readonly FundingLeft[]>;
  /** What it spent, by currency. */
  readonly spent: RemoteData<readonly CurrencySpend[]>;
  /** When the oldest of that was read, in milliseconds; undefined where nothing was. */
  readonly spendReadAt: number | undefined;
  /** How long its funding lasts at that pace; undefined where nothing was spent of what can pay. */
  readonly runway: RemoteData<AccountRunway | undefined>;
  readonly pace: SpendPace;
  readonly problems: readonly AccountProblem[];
  /** False while something is not answered that could still turn out to be a problem. */
  readonly checked: boolean;
  /** To the minute, in milliseconds. */
  readonly now: number;
};

/** What the portfolio shows of an account, as far as it is known by `now` (milliseconds). */
export function accountRow(
  { account, handles }: ReachedAccount,
  details: AccountDetails,
  now: number,
  spend: RemoteData<AccountSpend> = pending,
): AccountRow {
  const via = strongestHandle(handles, details.access);
  const permissions = details.access.get(via) ?? pending;
  const currencies = currenciesOf(details);
  const { id, name, deleted, updated_at } = account;
  const instruments = knownValue(details.funding) ?? [];
  const zone = zoneOrUtc(account.timezone);
  const spent = map(spend, (found) => spendByCurrency(instruments, found));
  const runway = map(spend, (found) => accountRunway(instruments, found, { zone, now }));
  const pace = paceFrom(permissions, spent, details.campaigns, { zone, today: dayIn(zone, now) });
  return {
    ...{ id, name, deleted, updated_at },
    currency: knownValue(currencies)?.join(" ") ?? "",
    account,
    handles,
    via,
    permissions: permissions.state === "known" ? known(inOrderOfStrength(permissions.value)) : permissions,
    access: details.access,
    currencies,
    campaigns: map(details.campaigns, ({ total }) => total),
    left: map(details.funding, fundingLeft),
    spent,
    spendReadAt: knownValue(spend)?.readAt,
    runway,
    pace,
    problems: accountProblems(
      account,
      {
        funding: knownValue(details.funding),
        campaigns: knownValue(details.campaigns)?.total,
        spent: knownValue(spent),
        runway: knownValue(runway),
        pace,
      },
      now,
    ),
    checked: [permissions, details.funding].every(
      ({ state }) => state === "known" || state === "not-permitted",
    ),
    now,
  };
}

/** How an account spends beside its daily budgets, once both are known. */
function paceFrom(
  permissions: RemoteData<readonly string[]>,
  spent: RemoteData<readonly CurrencySpend[]>,
  campaigns: AccountDetails["campaigns"],
  at: Parameters<typeof accountPace>[2],
): SpendPace {
  if (spent.state === "not-permitted" || campaigns.state === "not-permitted") {
    const role = permissions.state === "known" ? whyNoStatistics(permissions.value) : undefined;
    return { kind: "denied", why: role ?? "Your role may not see what campaigns spend" };
  }
  if (spent.state === "known" && campaigns.state === "known") {
    return accountPace(campaigns.value.budgets, spent.value, at);
  }
  const failed = [spent, campaigns].find(({ state }) => state === "failed");
  return { kind: "unread", ...(failed && { why: "It could not be read" }) };
}

/**
 * Why an account may have problems that are not shown: a read that failed, or a role that may not see funding and
 * campaigns. Undefined where everything was looked at, or still is.
 */
export function whyUnseen({
  permissions,
  left,
}: Pick<AccountRow, "permissions" | "left">): { readonly error: CallError | undefined } | undefined {
  const reads: readonly RemoteData<unknown>[] = [permissions, left];
  const failed = reads.find((read) => read.state === "failed");
  if (failed) return { error: failed.error };
  return left.state === "not-permitted" ? { error: undefined } : undefined;
}

/** The handle that may do most on an account; the one connected first while nothing is known. */
export function strongestHandle(handles: readonly string[], access: AccountDetails["access"]): string {
  const rankOf = (handle: string) => {
    const finding = access.get(handle);
    return finding?.state === "known" ? roleRank(finding.value) : Number.POSITIVE_INFINITY;
  };
  return handles.reduce((best, handle) => (rankOf(handle) < rankOf(best) ? handle : best));
}

/** Accounts have no currency in the API; their funding sources have, or else a campaign. */
function currenciesOf({ funding, campaigns }: AccountDetails): RemoteData<readonly string[]> {
  const currencies = [
    ...(knownValue(funding) ?? []).filter(({ deleted }) => !deleted).map(({ currency }) => currency),
    ...[knownValue(campaigns)?.currency].filter((currency) => currency !== undefined),
  ];
  if (currencies.length > 0) return known([...new Set(currencies)].sort());
  if (funding.state === "pending") return pending;
  return funding.state === "known" && campaigns.state === "pending"
    ? pending
    : (blocked(funding) ?? known([]));
}

function blocked(finding: RemoteData<unknown>): RemoteData<never> | undefined {
  if (finding.state === "failed") return finding;
  return finding.state === "not-permitted" ? notPermitted : undefined;
}

function map<T, U>(finding: RemoteData<T>, change: (value: T) => U): RemoteData<U> {
  return finding.state === "known" ? known(change(finding.value)) : finding;
}
