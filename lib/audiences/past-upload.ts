import * as z from "zod";
import type { UnfinishedUpload } from "./upload-messages";

const pastUpload = z.object({
  fileName: z.string(),
  operation: z.enum(["Update", "Delete"]),
  /** Rows of the file that were read, and those without any identifier. */
  rows: z.number(),
  skipped: z.number(),
  /** People in the file, and those that the service confirmed. */
  people: z.number(),
  sent: z.number(),
  /** Milliseconds since the epoch. */
  begunAt: z.number(),
  endedAt: z.number(),
  /** Through which it was sent. */
  handle: z.string(),
});

/** What this device remembers of an upload that ended: counts and names, nothing of the file's contents. */
export type PastUpload = Readonly<z.output<typeof pastUpload>>;

/** Undefined for data of another version. */
export const readPast = (stored: unknown): PastUpload | undefined => pastUpload.safeParse(stored).data;

/** A discarded upload as it is remembered, with the rows and people that were sent. */
export function asPast({
  fileName,
  settings,
  confirmed,
  report,
  begunAt,
  at,
  place,
}: UnfinishedUpload): PastUpload {
  const { rows, users, unusable } = confirmed.place;
  const { operation } = settings;
  const { handle } = place;
  return {
    fileName,
    operation,
    rows,
    skipped: unusable,
    people: report.users,
    sent: users,
    begunAt,
    endedAt: at,
    handle,
  };
}
