import { RefusedError } from "@/lib/ads/errors";
import { Pace } from "@/lib/ads/pace";
import { type BackOff, pauseAfter, waitAfter } from "@/lib/ads/patience";
import type { Difference } from "@/lib/ads/unrequested-changes";
import { toBatches } from "@/lib/lists/arrange";
import {
  type BulkRecord,
  type BulkResource,
  type PlannedItem,
  type RecordOfItem,
  unknownOf,
} from "./bulk-plan";
import { type ItemResult, type Settled, settleAnswer, settleLook, settleRefusal } from "./settle-batch";

/** What the run needs from the world. */
export interface BulkPorts<Item extends PlannedItem> {
  /** Sends one batch. Rejects with a RefusedError, or with anything else when no usable answer came. */
  send(batch: readonly Item[]): Promise<readonly RecordOfItem<Item>[]>;
  /** Reads the records that a batch was about as they are now, deleted ones among them. */
  look(batch: readonly Item[]): Promise<readonly RecordOfItem<Item>[]>;
  /** Whether a record is what an item was to create; by default, if it has the same name. */
  isCreated?(item: Item, record: RecordOfItem<Item>): boolean;
  /** Resolves at that time, or as soon as the signal aborts. */
  waitUntil(time: number, signal: AbortSignal): Promise<void>;
  now(): number;
  /** When writing is allowed again, if the allowance is known to be used up. */
  blockedUntil(): number | undefined;
  /** Resolves when the run may go on, or as soon as the signal aborts; without it, the run is never held up. */
  untilGoOn?(signal: AbortSignal): Promise<void>;
}

export type ItemState<Record extends BulkRecord = BulkRecord> =
  | ItemResult<Record>
  | { readonly state: "held-back" }
  | { readonly state: "unknown"; readonly since?: number | undefined };

/** The same without the record, which is not needed to show how far a run has come. */
export type ItemOutcome<Record extends BulkRecord = BulkRecord> =
  | Exclude<ItemState<Record>, { readonly state: "done" }>
  | { readonly state: "done"; readonly id?: string | undefined; readonly surprises: readonly Difference[] };

export type BulkEvent<Item extends PlannedItem = PlannedItem> =
  /** Asks what the records are like, before any of them is sent. */
  | { readonly type: "looking" }
  | { readonly type: "sending"; readonly items: readonly Item[] }
  | { readonly type: "settled"; readonly results: ReadonlyMap<string, ItemState<RecordOfItem<Item>>> }
  /** The allowance is used up; the run goes on at that time. */
  | { readonly type: "waiting"; readonly until: number; readonly reason: "allowance" | "no-answer" }
  /** The run ends early and the rest stays unsent. */
  | { readonly type: "stopped"; readonly words: string };

/** How often a batch without an answer is looked up and sent again before it is given up. */
const ATTEMPTS = 3;
const BACK_OFF: BackOff = { firstMs: 2_000, longestMs: 60_000 };
/** Requests that a batch becomes after answers that did not come, at most, and the fewest records that are parted. */
const PARTS_MAX = 8;
const PART_MIN = 5;

/**
 * Carries out planned items in batches, one after the other, and reports as it goes. An exhausted allowance is
 * waited out; a batch refused for some of its items goes again without them; a batch without an answer is
 * looked up before any of it is sent again, in smaller batches, as are those after it. Ends when all is settled, when nothing more can be, or when the signal
 * aborts.
 */
export async function runBulk<Item extends PlannedItem>(
  resource: BulkResource,
  items: readonly Item[],
  ports: BulkPorts<Item>,
  report: (event: BulkEvent<Item>) => void,
  signal: AbortSignal,
): Promise<void> {
  const queue = toBatches(items, resource.batchMax).map((batch) => ({ batch, attempt: 1 }));
  const pace = new Pace({ atOnceMax: 1, partsMax: PARTS_MAX });
  for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
    const { attempt } = next;
    const { parts } = pace;
    const [batch = [], ...others] = toBatches(
      next.batch,
      Math.max(PART_MIN, Math.ceil(resource.batchMax / parts)),
    );
    queue.unshift(...others.map((part) => ({ batch: part, attempt })));
    await ports.untilGoOn?.(signal);
    if (signal.aborted) return;
    const blocked = ports.blockedUntil();
    if (blocked !== undefined && blocked > ports.now()) {
      report({ type: "waiting", until: blocked, reason: "allowance" });
      await ports.waitUntil(blocked, signal);
      if (signal.aborted) return;
    }
    report({ type: "sending", items: batch });
    const left = ports.now();
    const outcome = await attemptBatch(resource, batch, ports);
    switch (outcome.kind) {
      case "settled": {
        pace.answered(parts, left, ports.now());
        report({ type: "settled", results: withHeldBack(outcome.settled) });
        // They were not at fault. Each round holds fewer of them, so this comes to an end.
        if (outcome.settled.again.length > 0)
          queue.unshift({ batch: [...outcome.settled.again], attempt: 1 });
        break;
      }
      case "allowance":
        report({ type: "waiting", until: outcome.until, reason: "allowance" });
        await ports.waitUntil(outcome.until, signal);
        queue.unshift({ batch, attempt });
        break;
      case "not-allowed":
        report({ type: "settled", results: withHeldBack(outcome.settled) });
        report({ type: "stopped", words: outcome.words });
        return;
      case "no-answer": {
        pace.slower(left, ports.now());
        const rest = await lookAndReport(batch, ports, report, { attempt, ...outcome }, signal);
        if (!rest) {
          // What comes after it would not arrive either.
          if (!signal.aborted) report({ type: "stopped", words: "No answer" });
          return;
        }
        if (rest.length > 0) queue.unshift({ batch: rest, attempt: attempt + 1 });
        break;
      }
    }
  }
}

type Attempt<Item extends PlannedItem> =
  | { readonly kind: "settled"; readonly settled: Settled<Item> }
  | { readonly kind: "not-allowed"; readonly settled: Settled<Item>; readonly words: string }
  | { readonly kind: "allowance"; readonly until: number }
  | { readonly kind: "no-answer"; readonly notBefore: number | undefined };

async function attemptBatch<Item extends PlannedItem>(
  resource: BulkResource,
  batch: readonly Item[],
  ports: BulkPorts<Item>,
): Promise<Attempt<Item>> {
  try {
    return { kind: "settled", settled: settleAnswer(resource, batch, await ports.send(batch)) };
  } catch (error) {
    const wait = waitAfter(error, 1, ports.now(), { backOff: BACK_OFF });
    if (wait?.why === "allowance") return { kind: "allowance", until: wait.until };
    if (wait || !(error instanceof RefusedError)) return { kind: "no-answer", notBefore: wait?.until };
    // Signed out, or no right to do this: every further batch would meet the same refusal.
    if (error.status === 401) {
      // The records are not the reason: they are sent once the user has signed in again.
      return { kind: "not-allowed", settled: { results: new Map(), again: batch }, words: error.message };
    }
    const settled = settleRefusal(batch, error);
    return error.status === 403
      ? { kind: "not-allowed", settled, words: error.message }
      : { kind: "settled", settled };
  }
}

function withHeldBack<Item extends PlannedItem>({
  results,
  again,
}: Settled<Item>): ReadonlyMap<string, ItemState<RecordOfItem<Item>>> {
  return new Map<string, ItemState<RecordOfItem<Item>>>([
    ...results,
    ...again.map((item) => [item.key, { state: "held-back" }] as const),
  ]);
}

/** Returns the items that have not taken effect and may be sent again; undefined when nothing can be seen. */
async function lookAndReport<Item extends PlannedItem>(
  batch: readonly Item[],
  ports: BulkPorts<Item>,
  report: (event: BulkEvent<Item>) => void,
  { attempt, notBefore = 0 }: { readonly attempt: number; readonly notBefore?: number | undefined },
  signal: AbortSignal,
): Promise<Item[] | undefined> {
  for (let tries = 0; tries < ATTEMPTS && !signal.aborted; tries += 1) {
    const until = Math.max(notBefore, ports.now() + pauseAfter(tries + attempt, BACK_OFF));
    report({ type: "waiting", until, reason: "no-answer" });
    await ports.waitUntil(until, signal);
    if (signal.aborted) break;
    const found = await ports.look(batch).catch(() => undefined);
    if (!found) continue;
    const settled = settleLook(batch, found, ports.isCreated);
    report({ type: "settled", results: settled.results });
    if (attempt < ATTEMPTS) return [...settled.again];
    report({ type: "settled", results: unknown(settled.again) });
    return [];
  }
  report({ type: "settled", results: unknown(batch) });
  return undefined;
}

const unknown = (items: readonly PlannedItem[]) => new Map(items.map((item) => [item.key, unknownOf(item)]));
