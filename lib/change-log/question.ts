import * as z from "zod";
import { accountPlace } from "@/lib/ads/account-place";
import { historyRecord } from "@/lib/ads/endpoints/account-history";
import { id } from "@/lib/ads/params";

/** Where pages ask for the change log, with POST: app/api/changes. */
export const CHANGES_PATH = "/api/changes";

const cursor = z.strictObject({ at: z.int(), id: z.string().max(100) });

/** A page of the log of an account, or of one thing in it, newest first. */
export const changesQuestion = z.strictObject({
  ...accountPlace,
  entity_id: id().optional(),
  /** From when until when, in milliseconds; `until` is no longer part of it. */
  from: z.int().optional(),
  until: z.int().optional(),
  after: cursor.optional(),
});

export type AskedChanges = z.output<typeof changesQuestion>;

export const changesAnswer = z.object({
  /** Whether there is a log: not without a store, nor while it is away. */
  kept: z.boolean(),
  /** In the shape of the service's own history, with the endpoint that was called. */
  changes: z.array(historyRecord.extend({ id: z.string(), endpoint: z.string() })),
  /** What to ask for next; left out at the end. */
  next: cursor.optional(),
});

export type ReadChanges = z.output<typeof changesAnswer>;
