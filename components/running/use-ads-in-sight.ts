import { useQueries } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { usePostAttachments } from "@/components/previews/use-post-attachments";
import { useAccount, usePermission } from "@/components/shell/account";
import { joined, joinedOf, useBatches } from "@/lib/ads/batches";
import { adsQuery, useScope } from "@/lib/ads/client";
import * as accountMedia from "@/lib/ads/endpoints/account-media";
import type { Post } from "@/lib/ads/endpoints/posts";
import * as posts from "@/lib/ads/endpoints/posts";
import * as users from "@/lib/ads/endpoints/users";
import { draftTitle } from "@/lib/drafts/draft-view";
import { publishedPostsById } from "@/lib/posts/published-posts";
import { type AdKind, creativeByItself } from "@/lib/running/ad-rows";
import { type Creative, creativeOfPost } from "@/lib/running/creatives";
import { useFileNames } from "./use-file-names";

type InSight = Readonly<Record<AdKind, readonly string[]>>;

const NONE: InSight = { post: [], account: [], media: [] };
/** Lookups at once: as many as a window shows, well below the limit of one request. */
const AT_ONCE = 100;

/**
 * The creatives of ads, looked up only for rows that have been in view: an account may have thousands. Others are
 * looked up on request. The result changes with responses only, because rows are built from it.
 */
export function useAdsInSight() {
  const { accountId } = useAccount();
  const scope = useScope();
  const [asked, setAsked] = useState(NONE);
  const [drawn, setDrawn] = useState(NONE.post);
  /** Registers ads to look up, by kind; looked up ones are skipped. */
  const read = useCallback(
    (shown: InSight) =>
      setAsked((before) => {
        const next = {
          post: withMore(before.post, shown.post),
          account: withMore(before.account, shown.account),
          media: withMore(before.media, shown.media),
        };
        const same =
          next.post === before.post && next.account === before.account && next.media === before.media;
        return same ? before : next;
      }),
    [],
  );
  /** The same for rendered rows. */
  const look = useCallback(
    (shown: InSight) => {
      read(shown);
      setDrawn((before) => withMore(before, shown.post));
    },
    [read],
  );
  const mayPosts = usePermission(posts.list).allowed;
  const mayMedia = usePermission(accountMedia.list).allowed;
  const postBatches = useBatches(mayPosts ? asked.post : NONE.post, AT_ONCE);
  const foundPosts = useQueries({
    queries: postBatches.map((ids) => adsQuery(posts.list, scope, publishedPostsById(accountId, ids))),
    combine: useMemo(() => joinedOf<Post>(postBatches), [postBatches]),
  });
  const foundUsers = useQueries({
    queries: useBatches(asked.account, AT_ONCE).map((ids) =>
      adsQuery(users.lookup, scope, { user_id: [...ids] }),
    ),
    combine: joined,
  });
  const foundMedia = useQueries({
    queries: useBatches(mayMedia ? asked.media : NONE.media, AT_ONCE).map((ids) =>
      adsQuery(accountMedia.list, scope, { account_id: accountId, account_media_ids: [...ids] }),
    ),
    combine: joined,
  });
  const postById = useMemo(() => byId(foundPosts.records), [foundPosts.records]);
  const userById = useMemo(() => byId(foundUsers.records), [foundUsers.records]);
  const mediaById = useMemo(() => byId(foundMedia.records), [foundMedia.records]);
  const { attachmentOf } = usePostAttachments(
    useMemo(() => drawn.flatMap((id) => postById.get(id) ?? []), [drawn, postById]),
  );
  const fileNames = useFileNames(foundMedia.records);
  const creativeOf = useCreatives({ answered: foundPosts.answered, postById, mayPosts, userById, fileNames });
  const nameOf = useCallback(
    (kind: AdKind, id: string): string | undefined => {
      if (kind === "post") {
        const post = postById.get(id);
        return post && draftTitle(post);
      }
      const user = kind === "account" ? userById.get(id) : undefined;
      return user && `@${user.screen_name}`;
    },
    [postById, userById],
  );
  return useMemo(
    () => ({ look, read, nameOf, creativeOf, postById, mediaById, attachmentOf }),
    [look, read, nameOf, creativeOf, postById, mediaById, attachmentOf],
  );
}

export type AdsInSight = ReturnType<typeof useAdsInSight>;

interface Found {
  /** Posts that were looked up, found or not. */
  readonly answered: readonly string[];
  readonly postById: ReadonlyMap<string, Post>;
  readonly userById: ReadonlyMap<string, { readonly screen_name: string }>;
  /** Whether posts may be looked up. */
  readonly mayPosts: boolean;
  /** The names of files, by their ids. */
  readonly fileNames: ReadonlyMap<string, string>;
}

/**
 * Groups ads that look the same. A post that cannot be looked up is a creative of its own. Changes with responses
 * only: rows are built from it, and the next lookups come from rows in view.
 */
function useCreatives({ answered, postById, userById, mayPosts, fileNames }: Found) {
  const ofPosts = useMemo(
    () => new Map([...postById].map(([id, post]) => [id, creativeOfPost(post)])),
    [postById],
  );
  const looked = useMemo(() => new Set(answered), [answered]);
  return useCallback(
    (kind: AdKind, id: string): Creative | undefined => {
      const known = kind === "post" ? ofPosts.get(id) : undefined;
      if (known) return known;
      if (kind === "post" && mayPosts && !looked.has(id)) return undefined;
      const user = kind === "account" ? userById.get(id) : undefined;
      const name = user ? `@${user.screen_name}` : kind === "media" ? fileNames.get(id) : undefined;
      return creativeByItself(kind, id, name);
    },
    [ofPosts, looked, mayPosts, userById, fileNames],
  );
}

const byId = <Found extends { readonly id: string }>(records: readonly Found[]) =>
  new Map(records.map((each) => [each.id, each]));

function withMore(known: readonly string[], ids: readonly string[]): readonly string[] {
  const all = new Set([...known, ...ids]);
  return all.size === known.length ? known : [...all];
}
