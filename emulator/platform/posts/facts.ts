import { entitiesIn } from "@/lib/post-text/entities";
import { findUsers, type ServiceUser } from "../../ads/users/store";
import type { Connection } from "../../database/connection";
import { wordsOf } from "../rules/query";
import { followingOf } from "../users/shown";
import { languageOf } from "./language";
import { lotOf, publicMetricsOf } from "./metrics";
import { type PublicPost, postsByIds } from "./timeline";

const MEDIA_TYPES = ["photo", "animated_gif", "video"] as const;

/** Another post that this one is about, and who wrote it. */
interface Reference {
  readonly id: string;
  readonly author: ServiceUser | undefined;
}

/** A place in a text, in characters and not in UTF-16 units, as the platform counts. */
export interface TextPart {
  readonly kind: "hashtag" | "cashtag" | "mention" | "url";
  readonly start: number;
  readonly end: number;
  /** Without its sign. */
  readonly text: string;
}

/** The facts of a post that conditions ask for. */
export interface PostFacts {
  readonly post: PublicPost;
  readonly author: ServiceUser | undefined;
  readonly followers: number;
  readonly nullcast: boolean;
  readonly conversationId: string;
  readonly repliesTo: Reference | undefined;
  readonly repostOf: Reference | undefined;
  readonly media: readonly { readonly key: string; readonly type: (typeof MEDIA_TYPES)[number] }[];
  readonly language: string;
  readonly words: string;
  readonly parts: readonly TextPart[];
  /** Of each kind, in small letters and without their signs. */
  readonly hashtags: readonly string[];
  readonly cashtags: readonly string[];
  readonly mentions: readonly string[];
  readonly urls: readonly string[];
  readonly metrics: ReturnType<typeof publicMetricsOf>;
  /** A number from 0 to 99 by which some of all posts are picked. */
  readonly lot: number;
}

/** The facts of posts at an instant, in milliseconds; what they refer to is looked up for all of them at once. */
export function postFactsOf(connection: Connection, posts: readonly PublicPost[], now: number): PostFacts[] {
  const others = postsByIds(
    connection,
    posts.flatMap(({ repost_of: repost, replies_to: reply }) => [repost ?? [], reply ?? []].flat()),
  );
  const otherById = new Map(others.map((post) => [post.id, post]));
  const ids = [...new Set([...posts, ...others].map(({ user_id: id }) => id))];
  const users = new Map(findUsers(connection, { ids }).map((user) => [user.id, user]));
  const reference = (id: string | null): Reference | undefined => {
    if (id === null) return undefined;
    return { id, author: users.get(otherById.get(id)?.user_id ?? "") };
  };
  return posts.map((post) => {
    const parts = partsOf(post.text);
    const named = (kind: TextPart["kind"]) =>
      parts.flatMap((part) => (part.kind === kind ? [part.text.toLowerCase()] : []));
    return {
      post,
      author: users.get(post.user_id),
      followers: followingOf(post.user_id).followers,
      nullcast: post.nullcast === 1,
      conversationId: post.conversation_id ?? post.id,
      repliesTo: reference(post.replies_to),
      repostOf: reference(post.repost_of),
      media: mediaOf(post),
      language: languageOf(post.text),
      words: wordsOf(post.text),
      parts,
      hashtags: named("hashtag"),
      cashtags: named("cashtag"),
      mentions: named("mention"),
      urls: named("url"),
      metrics: publicMetricsOf(post, now - Date.parse(post.created_at)),
      lot: lotOf(post.id),
    };
  });
}

function partsOf(text: string): TextPart[] {
  const characters = (end: number) => [...text.slice(0, end)].length;
  return entitiesIn(text).map(({ kind, start, end }) => ({
    kind,
    start: characters(start),
    end: characters(end),
    text: text.slice(kind === "url" ? start : start + 1, end),
  }));
}

/** The prefix of a key is its kind of medium (advertising specification, media library). */
function mediaOf({ media_keys: keys }: PublicPost): PostFacts["media"] {
  const list: unknown = JSON.parse(keys);
  return (Array.isArray(list) ? list : []).map((one) => {
    const key = String(one);
    return { key, type: key.startsWith("3_") ? "photo" : key.startsWith("16_") ? "animated_gif" : "video" };
  });
}
