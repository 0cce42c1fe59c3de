import { type CallError, isCallError, RefusedError } from "@/lib/ads/errors";

export type Created<Item> =
  | { readonly state: "created"; readonly item: Item }
  | { readonly state: "refused"; readonly error: RefusedError }
  /** No usable answer; a fresh look found nothing of the kind, so it may be sent again. */
  | { readonly state: "not-there"; readonly error: CallError }
  /** No usable answer, and looking did not help either: it may or may not exist. */
  | { readonly state: "unknown"; readonly error: CallError };

/** What became of an attempt that created nothing for sure. */
export type NotCreated = Exclude<Created<never>, { state: "created" }>;

/** Clocks differ: what was made in the last minutes may be what was just sent. */
const CLOCKS_DIFFER_BY = 5 * 60_000;

/**
 * Creates something once: without a usable answer it is looked for instead of being sent again.
 *
 * @param make sends it
 * @param look reads anew what may be it
 * @param isIt whether it is what was sent, apart from its age
 * @throws what is no failure of a call
 */
export async function createOnce<Item extends { readonly created_at: string }>({
  make,
  look,
  isIt,
}: {
  make: () => Promise<Item>;
  look: () => Promise<readonly Item[]>;
  isIt: (item: Item) => boolean;
}): Promise<Created<Item>> {
  const since = Date.now() - CLOCKS_DIFFER_BY;
  try {
    return { state: "created", item: await make() };
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (error instanceof RefusedError && error.status < 500) return { state: "refused", error };
    const found = await look().catch(() => undefined);
    if (!found) return { state: "unknown", error };
    const item = found.find((each) => isIt(each) && Date.parse(each.created_at) >= since);
    return item ? { state: "created", item } : { state: "not-there", error };
  }
}
