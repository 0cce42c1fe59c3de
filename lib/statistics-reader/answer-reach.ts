import "server-only";
import { LRUCache } from "lru-cache";
import { answerAboutAccount } from "@/lib/account-questions/account-question";
import type { Environment } from "@/lib/ads/endpoint";
import { ofCampaigns, ofFundingInstruments } from "@/lib/ads/endpoints/reach";
import { processWide } from "@/lib/process-wide";
import type { ReachedPeople } from "@/lib/statistics/reach";
import { writtenTimes } from "@/lib/statistics/written-times";
import { isFresh } from "./freshness";
import {
  REACH_QUESTION_BYTES_MAX,
  type ReachFound,
  type ReachQuestion,
  reachQuestion,
} from "./reach-question";
import { callerOf, readMetered, type StatisticsCaller, stateOfAllowance } from "./service-calls";

/** Null where the service has none. */
interface CachedReach {
  readonly reach: ReachedPeople | null;
  /** Milliseconds. */
  readonly readAt: number;
}

/** Readings of all accounts; they cannot be computed from days, so each range is separate. */
const cachedReach = () =>
  processWide("cached-reach", () => new LRUCache<string, CachedReach>({ max: 5_000 }));

/** Deletes an account's readings from memory. */
export function forgetReach(environment: Environment, accountId: string): void {
  const cached = cachedReach();
  for (const key of [...cached.keys()])
    if (key.startsWith(`${environment} ${accountId} `)) cached.delete(key);
}

/**
 * Answers a page's request for reach (POST to REACH_PATH), once for all users with access to the account while the
 * numbers of these days are fresh; read within the person's statistics limit.
 */
export const answerReach = (request: Request): Promise<Response> =>
  answerAboutAccount(request, {
    schema: reachQuestion,
    bytesMax: REACH_QUESTION_BYTES_MAX,
    needs: ofCampaigns,
    answer: (question, asker) => {
      const caller = callerOf(asker, { purpose: "chart", entity: question.entity });
      return answerFor(caller, question, asker.access.zone);
    },
  });

async function answerFor(
  caller: StatisticsCaller,
  question: ReachQuestion,
  zone: string,
): Promise<ReachFound> {
  const { environment, entity, id, range } = question;
  const key = [environment, caller.accountId, entity, id, range.from, range.to, zone].join(" ");
  const known = cachedReach().get(key);
  const fresh = known && isFresh(range.to, zone, known.readAt, Date.now());
  const found = fresh ? known : await read(caller, question, zone);
  if (found) cachedReach().set(key, found);
  return { ...found, ...stateOfAllowance(caller, !found) };
}

async function read(
  caller: StatisticsCaller,
  { entity, id, range }: ReachQuestion,
  zone: string,
): Promise<CachedReach | undefined> {
  const asked = { account_id: caller.accountId, ...writtenTimes(range, zone) };
  const answered =
    entity === "CAMPAIGN"
      ? await readMetered(caller, ofCampaigns, { ...asked, campaign_ids: [id] })
      : await readMetered(caller, ofFundingInstruments, { ...asked, funding_instrument_ids: [id] });
  if (!answered) return undefined;
  const found = answered.data.data.find((each) => each.id === id);
  const reach = found && { people: found.total_audience_reach, frequency: found.average_frequency };
  return { reach: reach ?? null, readAt: answered.asOf };
}
