import "server-only";
import { randomUUID } from "node:crypto";
import { RefusedError } from "@/lib/ads/errors";
import { FORWARD_HEADER } from "@/lib/ads/forward-address";
import { FORWARD_CODES } from "@/lib/ads/forward-codes";
import { statistics } from "@/lib/ads/rate-limits";
import { refusalOfOwnToken } from "@/lib/forward/own-token";
import { bodyText } from "@/lib/http/body-text";
import { readJson } from "@/lib/json/exact-json";
import { log } from "@/lib/log";
import { openSession } from "@/lib/session/open-session";
import { isFromOurPages } from "@/lib/session/same-origin";
import { daysIn } from "@/lib/statistics/day-ranges";
import { addNumbers, together } from "@/lib/statistics/numbers";
import { allowanceOf } from "./allowance";
import { objectivesOf } from "./campaign-objectives";
import {
  type AskedStatistics,
  QUESTION_BYTES_MAX,
  type StatisticsAnswer,
  statisticsQuestion,
} from "./question";
import type { StatisticsCaller } from "./service-calls";
import { type StatisticsAccess, statisticsAccess } from "./statistics-access";
import { type FoundDays, statisticsOf } from "./statistics-of";

/** How long one answer may take; what is not read by then is asked for again. */
const TOTAL_MS = 30_000;

/** Those of the forward, and what it has no occasion to say. */
const REFUSALS = {
  ...FORWARD_CODES,
  QUESTION_TOO_LARGE: [413, "The question is too long"],
  NOT_A_QUESTION: [400, "What was sent is no question for statistics"],
  NOT_PERMITTED: [403, "Your role on this account does not include statistics"],
  NOT_READABLE: [502, "The statistics could not be read"],
} as const;

const HELD = `Statistics can be read ${statistics.limit} times in ${statistics.windowSeconds / 60} minutes. Reading goes on when more reads are left.`;

/**
 * Answers a page's question for statistics (POST to STATISTICS_PATH) from what is kept for everybody who may see the
 * account, and from the service with the person's own token; no token and nothing of another account goes to the page.
 */
export async function answerStatistics(request: Request): Promise<Response> {
  const from = { site: request.headers.get("sec-fetch-site"), origin: request.headers.get("origin") };
  if (!request.headers.get(FORWARD_HEADER) || !isFromOurPages(from)) return refusal("FORWARD_NOT_OUR_PAGE");
  const session = await openSession(request.headers.get("cookie"));
  if (!session) return refusal("SIGNED_OUT");
  const text = await bodyText(request, QUESTION_BYTES_MAX);
  if (text === undefined) return refusal("QUESTION_TOO_LARGE");
  const asked = statisticsQuestion.safeParse(readJson(text));
  if (!asked.success) return refusal("NOT_A_QUESTION");
  const question = asked.data;
  const { environment, handle, account_id: accountId, purpose } = question;
  const connected = session.handles.find((each) => each.handle === handle);
  if (!connected) return refusal("HANDLE_NOT_CONNECTED");
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TOTAL_MS)]);
  const page = { id: randomUUID(), session, scope: { environment, handle }, signal };
  try {
    // What is kept is given without asking the service: the token may have been revoked meanwhile.
    const refused = await refusalOfOwnToken({ environment, connected, signal });
    if (refused !== undefined) return refusal(typeof refused === "string" ? refused : "NOT_READABLE");
    const facts = await statisticsAccess(page, connected.userId, accountId);
    if (!facts.maySee) return refusal("NOT_PERMITTED");
    const allowance = allowanceOf(environment, connected.userId);
    return answer(200, await answerOf({ page, accountId, allowance, purpose }, question, facts));
  } catch (err) {
    log().warn({ err, id: page.id }, "statistics could not be read");
    return err instanceof RefusedError
      ? answer(err.status === 429 ? 503 : err.status, { errors: err.errors })
      : refusal("NOT_READABLE");
  }
}

async function answerOf(
  caller: StatisticsCaller,
  question: AskedStatistics,
  { zone }: StatisticsAccess,
): Promise<StatisticsAnswer> {
  const { entity, ids, ranges, parts, each, objectives } = question;
  const named =
    objectives && entity === "CAMPAIGN" ? await objectivesOf(caller.page, caller.accountId, ids) : undefined;
  const found: FoundDays[] = [];
  for (const part of new Set(parts)) {
    found.push(await statisticsOf(caller, { entity, part, ids, ranges, zone }));
  }
  const unread = new Set(found.flatMap((one) => one.unread));
  const entities: StatisticsAnswer["entities"] = {};
  for (const id of ids) {
    if (unread.has(id)) continue;
    const own = found.flatMap(({ of }) => of.get(id) ?? []);
    const on = (day: string) => own.map(({ days }) => days.get(day) ?? {}).reduce(together, {});
    const told = named?.get(id);
    entities[id] = {
      ranges: ranges.map((range) => {
        const days = daysIn(range).map(on);
        return each === "day" ? days.map((day) => textOf(addNumbers([day]))) : [textOf(addNumbers(days))];
      }),
      ...(told && { objectives: [...told] }),
      readAt: Math.min(...own.map(({ readAt }) => readAt)),
    };
  }
  const now = Date.now();
  const held = unread.size > 0 && !caller.allowance.mayTake(caller.purpose, now);
  const left = caller.allowance.told(now);
  return {
    entities,
    unread: [...unread],
    ...(held && {
      problem: {
        message: HELD,
        again_at: caller.allowance.againAt(now),
      },
    }),
    ...(left && { rate: { limit: left.limit, remaining: left.remaining, reset_at: left.until } }),
  };
}

const textOf = (sums: ReadonlyMap<string, bigint>) =>
  Object.fromEntries([...sums].map(([name, value]) => [name, String(value)]));

function refusal(code: keyof typeof REFUSALS): Response {
  const [status, message] = REFUSALS[code];
  return answer(status, { errors: [{ code, message }] });
}

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { "cache-control": "private, no-store" } });
