import * as z from "zod";
import { ENVIRONMENTS } from "@/lib/ads/endpoint";
import { serviceError } from "@/lib/ads/service-error";
import { type BulkOperation, type BulkRecord, type PlannedItem, unknownOf } from "./bulk-plan";
import type { ItemOutcome } from "./bulk-run";

const difference = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() });

/** One item of a plan, as it is stored. */
export const storedItem = <Record extends BulkRecord, Operation extends BulkOperation>(
  record: z.ZodType<Record>,
  body: z.ZodType<readonly Operation[]>,
): z.ZodType<PlannedItem<Record, Operation>> =>
  z.object({
    key: z.string(),
    name: z.string(),
    within: z.string().optional(),
    before: record.optional(),
    /** What is sent, as it was confirmed: a budget that rises by 10 % is the amount it rises to. */
    operation: z.custom<Operation>((value) => body.safeParse([value]).success),
    differences: z.array(difference).readonly(),
    row: z.number().optional(),
    since: z.number().optional(),
  });

const about = z.object({
  title: z.string(),
  environment: z.enum(ENVIRONMENTS),
  handle: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  /** Milliseconds in which it can be undone before anything is sent. */
  grace: z.number(),
  /** In milliseconds since the epoch. */
  begunAt: z.number(),
  /** The file that its items were read from, as the device identifies it. */
  source: z.string().optional(),
});

/** Work on many records as it was confirmed, stored on the device so that a reload does not lose it. */
export const storedJob = <Item extends PlannedItem>(item: z.ZodType<Item>) =>
  about.extend({ items: z.array(item).readonly() });

export type StoredJob<Item extends PlannedItem> = Readonly<z.output<typeof about>> & {
  readonly items: readonly Item[];
};

export const storedOutcome = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("done"),
    /** The record's, also of one that was created. */
    id: z.string().optional(),
    surprises: z.array(difference).readonly(),
  }),
  z.object({
    state: z.literal("failed"),
    errors: z.array(serviceError.pick({ code: true, message: true, parameter: true })),
  }),
  /** It was sent, or was about to be, and no answer is known. */
  z.object({ state: z.literal("unknown"), since: z.number().optional() }),
]);

export type StoredOutcome = z.output<typeof storedOutcome>;

export const storedOutcomes = z.map(z.string(), storedOutcome);

/** What became of the records of a stored job, by their keys; nothing of those that were not sent. */
export type StoredOutcomes = ReadonlyMap<string, StoredOutcome>;

/** Before a batch leaves: from then on what became of it is unknown, until its answer is there. */
export function aboutToSend(outcomes: StoredOutcomes, items: readonly PlannedItem[]): StoredOutcomes {
  return new Map([...outcomes, ...items.map((item) => [item.key, unknownOf(item)] as const)]);
}

/** After an answer. What was held back for its neighbours' sake is known not to be stored. */
export function withOutcomes(
  outcomes: StoredOutcomes,
  results: ReadonlyMap<string, ItemOutcome>,
): StoredOutcomes {
  const next = new Map(outcomes);
  for (const [key, result] of results) {
    if (result.state === "held-back") next.delete(key);
    else if (result.state === "done") {
      const { id, surprises } = result;
      next.set(key, { state: "done", ...(id !== undefined && { id }), surprises });
    } else if (result.state === "failed") {
      const errors = result.errors.map(({ code, message, parameter }) => ({
        code,
        message,
        ...(parameter !== undefined && { parameter }),
      }));
      next.set(key, { state: "failed", errors });
    } else next.set(key, result);
  }
  return next;
}

/** What is neither done nor refused: not sent, or sent with an unknown outcome. */
export function leftOf<Item extends PlannedItem>(
  items: readonly Item[],
  outcomes: ReadonlyMap<string, ItemOutcome>,
): Item[] {
  return items.filter(({ key }) => {
    const state = outcomes.get(key)?.state;
    return state !== "done" && state !== "failed";
  });
}
