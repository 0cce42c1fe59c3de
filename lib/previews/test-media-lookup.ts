import type { MediaLookup } from "./media-view";

/** A lookup among records that are at hand. */
export function lookupIn(
  records: readonly { readonly media_key: string }[],
  sizes?: ReadonlyMap<string, { readonly width: number; readonly height: number }>,
): MediaLookup {
  const byKey = new Map(records.map((record) => [record.media_key, record]));
  return (key) => {
    const record = byKey.get(key);
    return record && { ...record, ...sizes?.get(key) };
  };
}
