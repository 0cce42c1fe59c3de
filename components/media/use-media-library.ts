import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { adsQuery, useAdsList, useScope } from "@/lib/ads/client";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { isBeingMade } from "@/lib/media/choice";
import type { MediaLookup } from "@/lib/previews/media-view";
import { libraryInput, putMedia } from "./library-cache";

interface LibraryReading {
  enabled?: boolean;
  /** Reads no further than these were found. */
  until?: ((records: readonly mediaLibrary.Media[]) => boolean) | undefined;
}

/** Every medium of the open account's library, page after page. */
export function useMediaLibrary({ enabled = true, until }: LibraryReading = {}) {
  const { accountId } = useAccount();
  return useAdsList(mediaLibrary.list, libraryInput(accountId), { enabled, until });
}

/** The library by key, for those who hold keys and want to draw what they stand for. */
export function useMediaByKey(reading?: LibraryReading) {
  const { records, complete, error } = useMediaLibrary(reading);
  const byKey = useMemo(() => new Map(records.map((media) => [media.media_key, media])), [records]);
  return { byKey, complete, error };
}

/**
 * What stills need to know of media. Unlike previews they do not wait for the pixels of images.
 *
 * @param keys all that are drawn; the library cannot be asked for them, but is read no further than they were found
 */
export function useMediaRecords(keys?: ReadonlySet<string>): MediaLookup {
  const until = useCallback(
    (records: readonly mediaLibrary.Media[]) => {
      const found = new Set(records.map(({ media_key }) => media_key));
      return keys !== undefined && [...keys].every((key) => found.has(key));
    },
    [keys],
  );
  const { byKey, complete } = useMediaByKey({ enabled: keys?.size !== 0, until });
  return useCallback((key) => byKey.get(key) ?? (complete ? undefined : "pending"), [byKey, complete]);
}

/** Between two looks at what the service is still making playable. */
const FIRST_LOOK_MS = 5_000;
const LONGEST_MS = 60_000;
/** Of those that are waited for, this many are looked at. */
const LOOKED_AT = 20;

/** Looks again at media that are not playable yet, less and less often, and keeps the library up to date. */
export function useTranscoding(records: readonly mediaLibrary.Media[]): void {
  const { accountId } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  const waiting = useMemo(() => records.filter(isBeingMade).slice(0, LOOKED_AT), [records]);
  const looks = useQueries({
    queries: waiting.map(({ media_key }) => ({
      ...adsQuery(mediaLibrary.get, scope, { account_id: accountId, media_key }),
      refetchInterval: (query: { state: { dataUpdateCount: number } }) =>
        Math.min(LONGEST_MS, FIRST_LOOK_MS * 1.5 ** query.state.dataUpdateCount),
      staleTime: 0,
    })),
    combine: (results) => results.flatMap(({ data }) => (data ? [data.data] : [])),
  });
  useEffect(() => {
    for (const media of looks) {
      if (!isBeingMade(media)) putMedia(client, scope, accountId, media);
    }
  }, [looks, client, scope, accountId]);
}
