import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { adsKey } from "@/lib/ads/query-key";
import type { Answered } from "@/lib/ads/read-answer";
import type { Scope } from "@/lib/ads/scope";

/** The shared input for reading a whole library, so that the cache is shared. */
export const libraryInput = (accountId: string) => ({
  account_id: accountId,
  count: mediaLibrary.MEDIA_PAGE_MAX,
});

type Pages = InfiniteData<Answered<typeof mediaLibrary.list>, string | null>;

/**
 * Updates the cached library from the service's answer about one medium, prepending a new one. A library of two
 * thousand is forty pages: it is not refetched for one.
 */
export function putMedia(
  client: QueryClient,
  scope: Scope,
  accountId: string,
  media: mediaLibrary.Media,
): void {
  client.setQueryData<Pages>(adsKey(mediaLibrary.list, scope, libraryInput(accountId)), (before) => {
    if (!before) return before;
    const known = before.pages.some(({ data }) => data.some(isSame(media)));
    return {
      ...before,
      pages: before.pages.map((page, index) => {
        if (media.deleted) return { ...page, data: page.data.filter((each) => !isSame(media)(each)) };
        if (!known) return index === 0 ? { ...page, data: [media, ...page.data] } : page;
        return page.data.some(isSame(media))
          ? { ...page, data: page.data.map((each) => (isSame(media)(each) ? media : each)) }
          : page;
      }),
    };
  });
}

const isSame =
  ({ media_key: key }: mediaLibrary.Media) =>
  (other: mediaLibrary.Media) =>
    other.media_key === key;
