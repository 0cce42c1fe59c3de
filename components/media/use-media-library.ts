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
  /** Stops reading once these were found. */
  until?: ((records: readonly mediaLibrary.Media[]) => boolean) | undefined;
}

/** Every medium of the open account's library, page after page. */
export function useMediaLibrary({ enabled = true, until }: LibraryReading = {}) {
  const { accountId } = useAccount();
  return useAdsList(mediaLibrary.list, libraryInput(accountId), { enabled, until });
}

/** The library by key. */
export function useMediaByKey(reading?: LibraryReading) {
  const { records, complete, error } = useMediaLibrary(reading);
  const byKey = useMemo(() => new Map(records.map((media) => [media.media_key, media])), [records]);
  return { byKey, complete, error };
}

/**
 * The media for stills, which unlike previews do not wait for the pixels of images.
 *
 * @param keys all that are shown; the library cannot be filtered by them, but is read only until they are found
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

/** Interval for checking media that are not playable yet. */
const FIRST_LOOK_MS = 5_000;
const LONGEST_MS = 60_000;
/** Maximum number of pending media that are checked. */
const LOOKED_AT = 20;

/** Checks media that are not playable yet, with increasing intervals, and updates the library. */
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
