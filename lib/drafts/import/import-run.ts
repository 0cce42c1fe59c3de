import { z } from "zod";
import { allowedAgainAt } from "@/lib/ads/allowance";
import { isCallError, RefusedError } from "@/lib/ads/errors";
import type { DraftForm } from "@/lib/drafts/draft-form";
import { importField, importFieldOf } from "./import-rows";

/** One row to make a draft of. */
export interface ImportItem {
  /** Its place in the file. */
  readonly row: number;
  readonly form: DraftForm;
  readonly userId: string;
}

export const rowOutcome = z.discriminatedUnion("state", [
  /** Sent at that time, in milliseconds since the epoch; whether it arrived is not known. */
  z.object({ state: z.literal("sent"), at: z.number() }),
  z.object({ state: z.literal("created"), id: z.string() }),
  z.object({
    state: z.literal("failed"),
    /** What the service says, in one line with its codes. */
    words: z.string(),
    /** The same at the columns it is about. */
    problems: z.array(z.object({ field: importField, message: z.string() })),
  }),
]);

/** What became of a row; kept on the device, so that no row is sent twice. */
export type RowOutcome = z.infer<typeof rowOutcome>;

/** What the run needs from the world. */
export interface ImportPorts {
  /** Makes the draft and returns its id. Rejects with a call's error. */
  create(item: ImportItem): Promise<string>;
  /** Looks for the draft of a row that was sent at that time: its id, or undefined when there is none. */
  find(item: ImportItem, sentAt: number): Promise<string | undefined>;
  /** What is known of a row. */
  outcomeOf(row: number): RowOutcome | undefined;
  /** Keeps what becomes of a row, before anything else happens; undefined forgets. */
  keep(row: number, outcome: RowOutcome | undefined): Promise<void>;
  /** Resolves at that time, or as soon as the signal aborts. */
  waitUntil(time: number, signal: AbortSignal): Promise<void>;
  now(): number;
  /** When writing is allowed again, if the allowance is known to be used up. */
  blockedUntil(): number | undefined;
}

export type ImportEvent =
  | { readonly type: "sending" }
  | { readonly type: "waiting"; readonly until: number; readonly reason: "allowance" | "no-answer" }
  /** The run ends early and the rest stays unsent. */
  | { readonly type: "stopped"; readonly words: string };

/** How often a row without an answer is looked up, and sent again when it is not there. */
const ATTEMPTS = 3;
const FIRST_PAUSE = 2_000;

/**
 * Makes drafts of rows, one after another. A row that was made is not made again; one that was sent and not
 * answered, now or before a reload, is looked up before it is sent again. An exhausted allowance is waited out.
 * Ends when all is done, when nothing more can be, or, after the row at hand, when the signal aborts.
 */
export async function runImport(
  items: readonly ImportItem[],
  ports: ImportPorts,
  report: (event: ImportEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const item of items) {
    if (signal.aborted) return;
    if (ports.outcomeOf(item.row)?.state === "created") continue;
    const words = await carryOut(item, ports, report, signal);
    if (words !== undefined) {
      report({ type: "stopped", words });
      return;
    }
  }
}

/** Returns why the run cannot go on, if it cannot. */
async function carryOut(
  item: ImportItem,
  ports: ImportPorts,
  report: (event: ImportEvent) => void,
  signal: AbortSignal,
): Promise<string | undefined> {
  const wait = async (until: number, reason: "allowance" | "no-answer") => {
    report({ type: "waiting", until, reason });
    await ports.waitUntil(until, signal);
  };
  for (let attempt = 1; !signal.aborted; ) {
    const before = ports.outcomeOf(item.row);
    if (before?.state === "sent") {
      const found = await lookUp(item, before.at, ports, wait, signal);
      if (found === "silent") return signal.aborted ? undefined : "The service does not answer.";
      await ports.keep(item.row, found === undefined ? undefined : { state: "created", id: found });
      if (found !== undefined) return undefined;
      if (attempt > ATTEMPTS) {
        await ports.keep(item.row, { state: "failed", words: "The service did not answer.", problems: [] });
        return undefined;
      }
    }
    const blocked = ports.blockedUntil();
    if (blocked !== undefined && blocked > ports.now()) {
      await wait(blocked, "allowance");
      continue;
    }
    report({ type: "sending" });
    await ports.keep(item.row, { state: "sent", at: ports.now() });
    try {
      const id = await ports.create(item);
      await ports.keep(item.row, { state: "created", id });
      return undefined;
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (!(error instanceof RefusedError) || error.status >= 500) {
        await wait(ports.now() + FIRST_PAUSE * attempt, "no-answer");
        attempt += 1;
        continue;
      }
      if (error.status === 429) {
        await ports.keep(item.row, undefined);
        await wait(allowedAgainAt(error, ports.now()), "allowance");
        continue;
      }
      await ports.keep(item.row, failureOf(error));
      // Signed out, or no right to do this: every further row would meet the same refusal.
      return error.status === 401 || error.status === 403 ? error.message : undefined;
    }
  }
  return undefined;
}

async function lookUp(
  item: ImportItem,
  sentAt: number,
  ports: ImportPorts,
  wait: (until: number, reason: "allowance" | "no-answer") => Promise<void>,
  signal: AbortSignal,
): Promise<string | undefined | "silent"> {
  for (let tries = 0; tries < ATTEMPTS && !signal.aborted; tries += 1) {
    try {
      return await ports.find(item, sentAt);
    } catch (error) {
      if (!isCallError(error)) throw error;
      const reset = error instanceof RefusedError ? error.resetAt?.getTime() : undefined;
      await wait(
        reset ?? ports.now() + FIRST_PAUSE * 2 ** tries,
        reset === undefined ? "no-answer" : "allowance",
      );
    }
  }
  return "silent";
}

function failureOf(error: RefusedError): RowOutcome {
  return {
    state: "failed",
    words: error.errors.map(({ code, message }) => `${code}: ${message}`).join("; ") || error.message,
    problems: error.errors.flatMap(({ parameter, message }) => {
      const field = parameter === undefined ? undefined : importFieldOf(parameter);
      return field === undefined ? [] : [{ field, message }];
    }),
  };
}
