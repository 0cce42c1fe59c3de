import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "@/components/ui/use-store";
import { type AccountSpend, mayHaveSpent, type SpentInDays } from "@/lib/accounts/account-spend";
import {
  type AccountDetails,
  nothingAsked,
  type ReachedAccount,
  strongestHandle,
} from "@/lib/accounts/portfolio";
import {
  SPEND_SERVES_MS,
  type SpendingAccount,
  SpendReading,
  type SpendReads,
} from "@/lib/accounts/spend-reading";
import { cachedFor } from "@/lib/ads/cache-time";
import type { Environment } from "@/lib/ads/endpoint";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import * as statistics from "@/lib/ads/endpoints/statistics";
import { RefusedError } from "@/lib/ads/errors";
import { mayUse } from "@/lib/ads/permissions";
import { overviewDays } from "@/lib/overview/overview-days";
import { known, knownValue, notPermitted, pending, type RemoteData } from "@/lib/remote-data";
import { figureOf, figureValue } from "@/lib/statistics/figures";
import { MEASURES } from "@/lib/statistics/measures";
import { askStatistics } from "@/lib/statistics-reader/ask-statistics";
import { type Purpose, QUESTION_IDS_MAX, type ReadStatistics } from "@/lib/statistics-reader/question";
import { dayIn, dayStart, zoneOrUtc } from "@/lib/time/calendar";

const MINUTE_MS = 60_000;
/** How long cached spend is fresh. */
const FRESH_MS = 3 * MINUTE_MS;
/** No reads for a person who opens an account sooner: reads are few, and the account's pages need them too. */
const PASSING_MS = 1_500;
/** Reading stops after this many answers without new values. */
const FRUITLESS_MAX = 3;

interface AccountSpendProps {
  readonly environment: Environment;
  /** Memoize both. */
  readonly reached: readonly ReachedAccount[];
  readonly details: ReadonlyMap<string, AccountDetails>;
  /** True once roles, funding and campaigns of the accounts in view are read, which come first. */
  readonly ready: boolean;
  /** Also accounts out of sight are read. */
  readonly all: boolean;
}

/** What accounts spent, as it arrives: cached reads first, then fresh ones, starting with the accounts in view. */
export function useAccountSpend({ environment, reached, details, ready, all }: AccountSpendProps) {
  const client = useQueryClient();
  const [reading] = useState(() => new SpendReading(readsOf(client, environment)));
  const { spends, settled, resumesAt } = useStore(reading.snapshot);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => setBegun(true), PASSING_MS);
    return () => clearTimeout(timer);
  }, [ready]);
  useEffect(() => {
    if (!begun) return;
    reading.start();
    const timer = setInterval(reading.renew, MINUTE_MS);
    return () => {
      clearInterval(timer);
      reading.stop();
    };
  }, [reading, begun]);
  const accounts = useMemo(
    () => reached.flatMap((each) => spendingAccount(each, details.get(each.account.id) ?? nothingAsked)),
    [reached, details],
  );
  useEffect(() => reading.cover(accounts, { all }), [reading, accounts, all]);
  const zones = useMemo(
    () => new Map(reached.map(({ account: { id, timezone } }) => [id, zoneOrUtc(timezone)])),
    [reached],
  );
  const spendOf = useCallback(
    (id: string): RemoteData<AccountSpend> => {
      const { access, funding } = details.get(id) ?? nothingAsked;
      if (funding.state !== "known") return funding;
      // Every handle with access was asked before its funding was read.
      const may = [...access.values()].some((finding) =>
        mayUse(statistics.get.access, knownValue(finding) ?? []),
      );
      if (!may) return notPermitted;
      return spending(funding.value, zones.get(id) ?? "UTC").length === 0
        ? known({ of: new Map(), readAt: undefined })
        : (spends.get(id) ?? pending);
    },
    [details, spends, zones],
  );
  return { spendOf, settled, resumesAt, look: reading.look, refresh: reading.refresh };
}

/** An account whose spend can be read; none while its funding sources are unknown, or for roles without access. */
function spendingAccount(
  { account: { id, timezone }, handles }: ReachedAccount,
  { access, funding, campaigns }: AccountDetails,
): readonly SpendingAccount[] {
  const handle = strongestHandle(handles, access);
  const permissions = knownValue(access.get(handle) ?? pending) ?? [];
  const zone = zoneOrUtc(timezone);
  const instruments = spending(knownValue(funding) ?? [], zone).map((each) => each.id);
  if (instruments.length === 0 || !mayUse(statistics.get.access, permissions)) return [];
  const asked = instruments.slice(0, QUESTION_IDS_MAX);
  return [{ id, handle, zone, instruments: asked, campaigns: knownValue(campaigns)?.total }];
}

/** The funding sources of an account that may have spent anything in the shown days. */
function spending(funding: readonly FundingInstrument[], zone: string): readonly FundingInstrument[] {
  const { range, compared } = overviewDays(dayIn(zone, Date.now()));
  const since = dayStart((compared?.before ?? range).from, zone) ?? 0;
  return funding.filter((instrument) => mayHaveSpent(instrument, since));
}

function readsOf(client: QueryClient, environment: Environment): SpendReads {
  const keyOf = ({ id, handle, zone }: SpendingAccount) =>
    ["account spend", environment, handle, id, dayIn(zone, Date.now())] as const;
  return {
    cached: async (account) => {
      const shown = client.getQueryState<AccountSpend>(keyOf(account));
      if (shown?.data) return { spend: shown.data, asOf: shown.dataUpdatedAt };
      const answer = await ask(environment, account, account.instruments, "kept");
      const spend = spendFrom([answer]);
      return answer.unread.length > 0 ? undefined : { spend, asOf: spend.readAt ?? 0 };
    },
    fresh: (account, inSight) =>
      client.fetchQuery({
        queryKey: keyOf(account),
        queryFn: () => readWhole(environment, account, inSight ? "portfolio" : "other rows"),
        staleTime: FRESH_MS,
        gcTime: cachedFor(SPEND_SERVES_MS),
        retry: false,
      }),
  };
}

const ask = (
  environment: Environment,
  account: SpendingAccount,
  ids: readonly string[],
  purpose: Purpose,
) => {
  const { range, compared } = overviewDays(dayIn(account.zone, Date.now()));
  const days = [range, ...(compared ? [compared.now, compared.before] : [])];
  return askStatistics(
    {
      environment,
      handle: account.handle,
      account_id: account.id,
      entity: "FUNDING_INSTRUMENT",
      ids: [...ids],
      ranges: days.map(({ from, to }) => ({ from, to })),
      parts: ["core"],
      each: "sum",
      purpose,
      objectives: false,
    },
    AbortSignal.timeout(MINUTE_MS),
  );
};

/** Repeats until every funding source is read: the sum of a part would be too small. */
async function readWhole(
  environment: Environment,
  account: SpendingAccount,
  purpose: Purpose,
): Promise<AccountSpend> {
  const answers: ReadStatistics[] = [];
  let left = account.instruments;
  for (let fruitless = 0; left.length > 0 && fruitless < FRUITLESS_MAX; ) {
    const answer = await ask(environment, account, left, purpose);
    answers.push(answer);
    const unread = new Set(answer.unread);
    fruitless = unread.size < left.length ? 0 : fruitless + 1;
    left = left.filter((id) => unread.has(id));
    const { problem } = answer;
    if (left.length > 0 && problem) {
      const again = problem.again_at === undefined ? undefined : new Date(problem.again_at);
      throw new RefusedError(429, [{ code: "TOO_MANY_REQUESTS", message: problem.message }], [], again);
    }
  }
  if (left.length > 0) {
    throw new RefusedError(503, [{ code: "NOT_READABLE", message: "The statistics could not be read" }], []);
  }
  return spendFrom(answers);
}

function spendFrom(answers: readonly ReadStatistics[]): AccountSpend {
  const entries = answers.flatMap(({ entities }) => Object.entries(entities));
  const times = entries.map(([, { readAt }]) => readAt);
  return {
    of: new Map(entries.map(([id, { ranges }]) => [id, spentIn(ranges)])),
    readAt: times.length > 0 ? Math.min(...times) : undefined,
  };
}

function spentIn(ranges: ReadStatistics["entities"][string]["ranges"]): SpentInDays {
  const [today = 0n, week = 0n, before = 0n] = ranges.map(
    ([sums = {}]) =>
      figureValue(figureOf(MEASURES.spend, { state: "read", sums, objectives: [], parts: ["core"] })) ?? 0n,
  );
  return { today, week, before };
}
