import "server-only";
import { type Asker, answerAboutAccount } from "@/lib/account-questions/account-question";
import { get } from "@/lib/ads/endpoints/statistics";
import { elapsedHours } from "@/lib/statistics/day-hours";
import { type DayRange, daysIn } from "@/lib/statistics/day-ranges";
import { addNumbers, type NumbersByName, numbersOfHour, sumsAsText } from "@/lib/statistics/numbers";
import { lineItemFacts } from "./campaign-line-items";
import type { StoredDay } from "./days-in-memory";
import {
  type AskedStatistics,
  type Purpose,
  QUESTION_BYTES_MAX,
  type StatisticsAnswer,
  statisticsQuestion,
} from "./question";
import { callerOf, stateOfAllowance } from "./service-calls";
import { type FoundDays, statisticsOf } from "./statistics-of";

/**
 * Answers a page's request for statistics (POST to STATISTICS_PATH) from the readings that are stored for all users
 * with access to the account, and from the service with the person's own token; no tokens and no data of other
 * accounts reach the page.
 *
 * @param onOpen called with the user who has the account open, and not awaited; it must not fail
 */
export const answerStatistics = (
  request: Request,
  onOpen: (asker: Asker) => Promise<void> = async () => {},
): Promise<Response> =>
  answerAboutAccount(request, {
    schema: statisticsQuestion,
    bytesMax: QUESTION_BYTES_MAX,
    needs: get,
    answer: (question, asker) => {
      if (!OF_MANY_ACCOUNTS.has(question.purpose)) void onOpen(asker);
      return statisticsFor(asker, question);
    },
  });

/** Purposes of the list of accounts, which has none of them open. */
const OF_MANY_ACCOUNTS: ReadonlySet<Purpose> = new Set(["portfolio", "kept"]);

/**
 * The answer to a request, for a person with access.
 *
 * @throws what `readForPage` throws
 */
export async function statisticsFor(asker: Asker, question: AskedStatistics): Promise<StatisticsAnswer> {
  const caller = callerOf(asker, question);
  const { zone } = asker.access;
  const { entity, ids, ranges, parts, each, objectives } = question;
  const named =
    objectives && entity === "CAMPAIGN" ? await lineItemFacts(caller.page, caller.accountId, ids) : undefined;
  const found: FoundDays[] = [];
  for (const part of new Set(parts)) {
    found.push(await statisticsOf(caller, { entity, part, ids, ranges, zone, byHour: each === "hour" }));
  }
  const unread = new Set(found.flatMap((one) => one.unread));
  const entities: StatisticsAnswer["entities"] = {};
  for (const id of ids) {
    if (unread.has(id)) continue;
    const own = found.flatMap(({ of }) => of.get(id) ?? []);
    const on = (day: string) => own.flatMap(({ days }) => days.get(day) ?? []);
    const facts = named?.get(id);
    entities[id] = {
      ranges: ranges.map((range) =>
        timesOf({ each, range, zone, on }).map((numbers) => sumsAsText(addNumbers(numbers))),
      ),
      ...(facts && { objectives: [...facts.objectives] }),
      ...(facts?.flight && { flight: facts.flight }),
      readAt: Math.min(...own.map(({ readAt }) => readAt)),
    };
  }
  return {
    entities,
    unread: [...unread],
    ...stateOfAllowance(caller, unread.size > 0),
  };
}

interface Times {
  readonly each: AskedStatistics["each"];
  readonly range: DayRange;
  readonly zone: string;
  /** The numbers of a day, in each part. */
  readonly on: (day: string) => readonly StoredDay[];
}

/** What is added up for each number of an answer: a whole range, a day or an hour. */
function timesOf({ each, range, zone, on }: Times): readonly (readonly NumbersByName[])[] {
  const days = daysIn(range);
  const numbersOn = (day: string) => on(day).map(({ numbers }) => numbers);
  if (each === "sum") return [days.flatMap(numbersOn)];
  if (each === "day") return days.map(numbersOn);
  return days.flatMap((day) =>
    elapsedHours(day, zone).map((_, hour) => on(day).map(({ hours = {} }) => numbersOfHour(hours, hour))),
  );
}
