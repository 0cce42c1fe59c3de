import { useCallback, useMemo } from "react";
import { useMediaLibrary } from "@/components/media/use-media-library";
import { MEDIA_PAGE_MAX } from "@/lib/ads/endpoints/media-library";
import { mediaTitle } from "@/lib/media/media-view";

/** Pages of the library that are read for names, the newest files first: a file may be in none. */
const PAGES_MAX = 10;

/**
 * The names of an account's files, by their ids: those of library files with the same address. The library cannot be
 * searched by address; it is read only until all are found, and at most ten pages.
 */
export function useFileNames(
  files: readonly { readonly id: string; readonly media_url: string | null }[],
): ReadonlyMap<string, string> {
  const known = useMemo(() => files.filter(({ media_url }) => media_url !== null), [files]);
  const until = useCallback(
    (library: readonly { readonly media_url: string }[]) => {
      if (library.length >= PAGES_MAX * MEDIA_PAGE_MAX) return true;
      const found = new Set<string | null>(library.map(({ media_url }) => media_url));
      return known.every(({ media_url }) => found.has(media_url));
    },
    [known],
  );
  const { records } = useMediaLibrary({ enabled: known.length > 0, until });
  return useMemo(() => {
    const byAddress = new Map<string | null, string>(
      records.map((media) => [media.media_url, mediaTitle(media)]),
    );
    return new Map(
      known.flatMap(({ id, media_url }) => {
        const name = byAddress.get(media_url);
        return name === undefined ? [] : [[id, name] as const];
      }),
    );
  }, [known, records]);
}
