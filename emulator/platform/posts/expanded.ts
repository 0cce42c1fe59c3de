import type * as z from "zod";
import type { postFieldParams } from "@/lib/ads/platform-fields";
import { findUsers } from "../../ads/users/store";
import type { Connection } from "../../database/connection";
import { shownUser } from "../users/shown";
import { type PostFacts, postFactsOf } from "./facts";
import { pollsOf } from "./polls";
import { shownPost } from "./shown";
import { shownMedia } from "./shown-media";
import { versionsOf } from "./store";
import { type PublicPost, postsByIds } from "./timeline";

/** The parts of posts that a call asks for. */
type PostWish = z.output<z.ZodObject<typeof postFieldParams>>;

export interface Viewpoint {
  readonly connection: Connection;
  /** Where the emulator was reached. */
  readonly origin: string;
  /** Milliseconds on the emulator's clock. */
  readonly now: number;
}

/** Posts with the fields that were asked for, and in `includes` what belongs to them. */
export function expanded(seen: Viewpoint, posts: readonly PublicPost[], wish: PostWish) {
  return expandedFacts(seen, postFactsOf(seen.connection, posts, seen.now), wish);
}

/** The same for posts whose facts are known already. */
export function expandedFacts(seen: Viewpoint, facts: readonly PostFacts[], wish: PostWish) {
  const { connection, origin, now } = seen;
  const expansions = new Set<string>(wish.expansions ?? []);
  const referenced = expansions.has("referenced_posts.id") || expansions.has("referenced_posts.id.author_id");
  const others = referenced
    ? postFactsOf(connection, postsByIds(connection, facts.flatMap(referencesOf)), now)
    : [];
  const show = (one: PostFacts) =>
    shownPost(one, versionsOf(connection, one.post.id), withImplied(wish["post.fields"], expansions));
  const includes = {
    users: usersFor(facts, others, expansions, connection).map((user) =>
      shownUser(connection, user, origin, wish["user.fields"]),
    ),
    posts: others.map(show),
    media: mediaFor(facts, others, expansions).map((one) =>
      shownMedia(connection, one, origin, wish["media.fields"]),
    ),
    polls: expansions.has("attachments.poll_ids") ? pollsOf(connection, facts, now, wish["poll.fields"]) : [],
  };
  const filled = Object.entries(includes).filter(([, list]) => list.length > 0);
  return {
    data: facts.map(show),
    ...(filled.length > 0 && { includes: Object.fromEntries(filled) }),
  };
}

const referencesOf = ({ repliesTo, repostOf }: PostFacts): string[] => [
  ...(repliesTo ? [repliesTo.id] : []),
  ...(repostOf ? [repostOf.id] : []),
];

/** What is expanded is shown in the post as well, so that both can be put together. */
function withImplied(asked: PostWish["post.fields"] = [], expansions: ReadonlySet<string>) {
  const fields = new Set(asked);
  if (expansions.has("author_id")) fields.add("author_id");
  if (expansions.has("in_reply_to_user_id")) fields.add("in_reply_to_user_id");
  for (const one of expansions) if (one.startsWith("referenced_posts.id")) fields.add("referenced_posts");
  if (expansions.has("attachments.media_keys") || expansions.has("attachments.poll_ids"))
    fields.add("attachments");
  if (expansions.has("entities.mentions.username")) fields.add("entities");
  return [...fields];
}

function usersFor(
  facts: readonly PostFacts[],
  others: readonly PostFacts[],
  expansions: ReadonlySet<string>,
  connection: Connection,
) {
  const ids = [
    ...(expansions.has("author_id") ? facts.map(({ post }) => post.user_id) : []),
    ...(expansions.has("in_reply_to_user_id")
      ? facts.flatMap(({ repliesTo }) => repliesTo?.author?.id ?? [])
      : []),
    ...(expansions.has("referenced_posts.id.author_id") ? others.map(({ post }) => post.user_id) : []),
  ];
  const handles = expansions.has("entities.mentions.username")
    ? facts.flatMap(({ mentions }) => mentions)
    : [];
  return findUsers(connection, { ids: [...new Set(ids)], handles: [...new Set(handles)] });
}

function mediaFor(
  facts: readonly PostFacts[],
  others: readonly PostFacts[],
  expansions: ReadonlySet<string>,
): PostFacts["media"] {
  const posts = [
    ...(expansions.has("attachments.media_keys") ? facts : []),
    ...(expansions.has("referenced_posts.id.attachments.media_keys") ? others : []),
  ];
  return [...new Map(posts.flatMap(({ media }) => media).map((one) => [one.key, one])).values()];
}
