import type { QueryClient } from "@tanstack/react-query";
import { adsQuery } from "@/lib/ads/client";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { adsKey } from "@/lib/ads/query-key";
import type { Scope } from "@/lib/ads/scope";
import { libraryInput, putMedia } from "./library-cache";

/** Adds a medium of a new upload to the cached library; if it cannot be read alone, the library is refetched. */
export async function takeIntoLibrary(
  client: QueryClient,
  scope: Scope,
  accountId: string,
  mediaKey: string,
): Promise<void> {
  try {
    const input = { account_id: accountId, media_key: mediaKey };
    const { data } = await client.fetchQuery({ ...adsQuery(mediaLibrary.get, scope, input), staleTime: 0 });
    putMedia(client, scope, accountId, data);
  } catch {
    await client.invalidateQueries({ queryKey: adsKey(mediaLibrary.list, scope, libraryInput(accountId)) });
  }
}
