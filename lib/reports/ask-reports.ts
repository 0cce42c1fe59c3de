import * as z from "zod";
import type { AccountPlace } from "@/lib/ads/account-place";
import { NotAsPromisedError, RefusedError } from "@/lib/ads/errors";
import { sendOrFind } from "@/lib/ads/lost-answers";
import { REPORT_CODES } from "@/lib/ads/refusal-codes";
import { askDashboard } from "@/lib/ads/transport";
import {
  type AskedFollows,
  type ListedReport,
  listedReport,
  REPORTS_PATH,
  type ReportDays,
  type ReportView,
} from "./report";

const noStore = z.object({ kept: z.literal(false) });
const listAnswer = z.union([noStore, z.object({ kept: z.literal(true), reports: z.array(listedReport) })]);
const changeAnswer = z.union([
  noStore,
  z.object({
    kept: z.literal(true),
    outcome: z.enum(["done", "full", "empty", "not-permitted"]),
    link: z.object({ url: z.string(), until: z.number() }).optional(),
  }),
]);

/** A new link; it cannot be shown again. */
export type ReportLink = NonNullable<Extract<z.output<typeof changeAnswer>, { kept: true }>["link"]>;

async function ask<Answer>(schema: z.ZodType<Answer>, question: object, signal?: AbortSignal) {
  const answer = schema.safeParse(await askDashboard(REPORTS_PATH, question, signal));
  if (!answer.success) throw new NotAsPromisedError("Reports with other fields", { cause: answer.error });
  return answer.data;
}

/**
 * The reports of an account with active links, the newest first.
 *
 * @returns null where the dashboard has no store for them
 * @throws RefusedError, UnreachableError or NotAsPromisedError like calls of the service, the signal's reason when it
 *   aborts
 */
export async function listSharedReports(
  place: AccountPlace,
  signal: AbortSignal,
): Promise<readonly ListedReport[] | null> {
  const answer = await ask(listAnswer, { ...place, do: "list" }, signal);
  return answer.kept ? answer.reports : null;
}

/** The shared parts of a view, and for how long. */
export interface ReportWish {
  readonly view: ReportView;
  readonly withSpend: boolean;
  readonly days: ReportDays;
  /** How it is updated; undefined for a frozen one. */
  readonly follows: AskedFollows | undefined;
}

/**
 * Shares a view behind a new link.
 *
 * @throws RefusedError also for a report that was not shared, with one of REPORT_CODES; UnreachableError or
 *   NotAsPromisedError like calls of the service
 */
export async function shareReport(place: AccountPlace, wish: ReportWish): Promise<ReportLink> {
  const link = await change(place, { do: "share", id: crypto.randomUUID(), ...wish });
  if (!link) throw new NotAsPromisedError("A report without its link");
  return link;
}

/** Ends the link of a report; throws as `shareReport`. */
export async function stopSharing(place: AccountPlace, id: string): Promise<void> {
  await change(place, { do: "stop", id });
}

/** Where the answer is lost, it is asked again: the same change by the same id has no further effect. */
function change(place: AccountPlace, wish: object): Promise<ReportLink | undefined> {
  const send = () => sendChange(place, wish);
  return sendOrFind(send, async () => ({ done: await send() }));
}

async function sendChange(place: AccountPlace, wish: object): Promise<ReportLink | undefined> {
  const answer = await ask(changeAnswer, { ...place, ...wish });
  if (!answer.kept) throw refusedFor("STORE_AWAY");
  if (answer.outcome === "done") return answer.link;
  throw refusedFor(REPORT_CODES[answer.outcome]);
}

const refusedFor = (code: string) =>
  new RefusedError(code === "STORE_AWAY" ? 503 : 409, [{ code, message: code }], []);
