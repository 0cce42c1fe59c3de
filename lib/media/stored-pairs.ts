import { del, get, set } from "idb-keyval";
import * as z from "zod";

/** For a file that is uploaded as one of a pair: the pair, and its role. */
export const pairPart = z.object({
  id: z.string(),
  part: z.enum(["video", "poster"]),
  /** The name of the video. */
  fileName: z.string(),
});
export type PairPart = Readonly<z.output<typeof pairPart>>;

const pairKeys = z.object({ video: z.string().optional(), poster: z.string().optional() });
type PairKeys = z.output<typeof pairKeys>;

/** The uploaded parts of incomplete pairs: in this tab, and if possible on the device. */
const known = new Map<string, PairKeys>();
const storageKey = (id: string) => `upload pair ${id}`;

/**
 * Stores the key of an uploaded part.
 *
 * @returns the keys of both once it is the second
 */
export async function notePart(
  { id, part }: PairPart,
  mediaKey: string,
): Promise<Required<PairKeys> | undefined> {
  const read = known.has(id)
    ? undefined
    : pairKeys.safeParse(await get(storageKey(id)).catch(() => undefined));
  // Parts that arrived meanwhile are newer.
  const keys = { ...read?.data, ...known.get(id), [part]: mediaKey };
  known.set(id, keys);
  const { video, poster } = keys;
  if (video !== undefined && poster !== undefined) {
    await forgetPair(id);
    return { video, poster };
  }
  await set(storageKey(id), keys).catch(() => {});
  return undefined;
}

/** Deletes a pair that is complete, or of which a part will never be uploaded. */
export async function forgetPair(id: string): Promise<void> {
  known.delete(id);
  await del(storageKey(id)).catch(() => {});
}
