import { useQueries } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useMediaRecords } from "@/components/media/use-media-library";
import { type AttachableCard, attachable } from "@/components/posts/use-attachable-cards";
import { useAccount } from "@/components/shell/account";
import { joinedOf, useBatches } from "@/lib/ads/batches";
import { adsQuery, useScope } from "@/lib/ads/client";
import type { RecordOf } from "@/lib/ads/endpoint";
import * as cardFetches from "@/lib/ads/endpoints/card-fetches";
import type { Post } from "@/lib/ads/endpoints/posts";
import { postAttachment } from "@/lib/previews/attachment-view";
import type { AttachmentView } from "@/lib/previews/view";

export type ShowingPost = Pick<Post, "card_uri" | "media_keys">;

export interface PostAttachments {
  /** The attachment of a post, for a still. */
  readonly attachmentOf: (post: ShowingPost) => AttachmentView | undefined;
  /** The cards that were found, by their addresses. */
  readonly byUri: ReadonlyMap<string, AttachableCard>;
  /** For previews: the record, nothing, or that it is still being read. */
  readonly recordOf: (uri: string | null) => unknown;
}

/**
 * The attachments of posts, for lists: pass the posts of the rows in view. Their cards are read by address, many at a
 * time and each once; of the media library only as much is read as they show. The result changes with responses only,
 * not when more posts come into view.
 */
export function usePostAttachments(posts: readonly ShowingPost[]): PostAttachments {
  const { accountId } = useAccount();
  const scope = useScope();
  const uris = useMemo(() => posts.flatMap(({ card_uri }) => card_uri ?? []), [posts]);
  const batches = useBatches(uris);
  const { records, answered } = useQueries({
    queries: batches.map((batch) =>
      adsQuery(cardFetches.list, scope, { account_id: accountId, card_uris: [...batch] }),
    ),
    combine: useMemo(() => joinedOf<RecordOf<typeof cardFetches.list>>(batches), [batches]),
  });
  const looked = useMemo(() => new Set(answered), [answered]);
  const byUri = useMemo(
    () => new Map(records.map((record) => [record.card_uri, attachable(record)])),
    [records],
  );
  const recordOf = useCallback(
    (uri: string | null) =>
      uri === null ? undefined : (byUri.get(uri)?.record ?? (looked.has(uri) ? undefined : "pending")),
    [byUri, looked],
  );
  const keys = useMemo(() => {
    const asked = new Set<string>();
    for (const post of posts) postAttachment(post, recordOf(post.card_uri), (key) => void asked.add(key));
    return asked;
  }, [posts, recordOf]);
  const media = useMediaRecords(keys);
  return useMemo(
    () => ({
      attachmentOf: (post) => postAttachment(post, recordOf(post.card_uri), media),
      byUri,
      recordOf,
    }),
    [recordOf, byUri, media],
  );
}
