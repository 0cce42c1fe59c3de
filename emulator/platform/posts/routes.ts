import type * as z from "zod";
import { UPLOAD_KINDS } from "@/lib/ads/endpoints/media-upload";
import * as posts from "@/lib/ads/endpoints/platform-posts";
import { forbiddenAt } from "@/lib/post-text/forbidden-characters";
import { POST_WEIGHT_MAX, weigh } from "@/lib/post-text/weigh";
import { formatServiceTime } from "@/lib/time/service-time";
import { findPost, type StoredPost } from "../../ads/posts/store";
import { findUser } from "../../ads/users/store";
import type { Connection } from "../../database/connection";
import { findUpload } from "../../upload/store";
import { problems } from "../pipeline/problems";
import { type PlatformCall, platformRoute } from "../pipeline/route";
import { hasPoll, insertPoll } from "./polls";
import { createdAt, hasSaid, insertPlatformPost, noteEdit, versionsOf } from "./store";
import { noteReply } from "./timeline";

const MINUTE_MS = 60_000;
/** The same words are not taken twice from the same user within a day. */
const REPEAT_MS = 24 * 3_600_000;

type Wish = z.output<typeof posts.create.body>;

export const platformPostRoutes = [
  platformRoute(posts.create, (call) => write(call)),
  platformRoute(posts.createTwin, (call) => write(call)),
];

function write({ body, caller, now, store }: PlatformCall<typeof posts.create>) {
  const { connection } = store;
  const userId = caller.user?.id ?? "";
  const text = body.text ?? "";
  requireContent(body);
  const mediaKeys = (body.media?.media_ids ?? []).map((id) => usableMedia(connection, id, userId, now));
  const previous = body.edit_options && editable(connection, body.edit_options.previous_post_id, userId, now);
  if (body.reply) requireSummons(connection, body.reply.in_reply_to_post_id, caller.user);
  if (text !== "" && hasSaid(connection, userId, text, formatServiceTime(now - REPEAT_MS)))
    throw problems.forbidden("You are not allowed to create a post with duplicate content.");
  // Lists of posts are cached, and must not be cached longer than this.
  return store.write(() => {
    const id = insertPlatformPost(connection, {
      userId,
      text,
      nullcast: body.nullcast ?? false,
      mediaKeys,
      replySettings: body.reply_settings,
      now: formatServiceTime(now),
    });
    if (body.poll) insertPoll(connection, id, body.poll);
    if (previous) noteEdit(connection, previous.id, id);
    if (body.reply) noteReply(connection, id, body.reply.in_reply_to_post_id);
    return { data: { id, text, edit_history_post_ids: versionsOf(connection, id) } };
  });
}

function requireContent(wish: Wish): void {
  const { text = "", media, poll, quote_post_id: quoted, community_id: community } = wish;
  if (text.trim() === "" && !media) throw invalid("text", "A post needs text or media.", text);
  if (weigh(text).length > POST_WEIGHT_MAX)
    throw invalid("text", `The text weighs more than ${POST_WEIGHT_MAX}.`, text);
  if (forbiddenAt(text) >= 0) throw invalid("text", "The text contains illegal characters.", text);
  if (media && poll) throw invalid("poll", "A post has media or a poll, not both.", "");
  if (quoted !== undefined) throw problems.forbidden("Quote posts are not part of this application's tier.");
  if (wish.share_with_followers && community === undefined)
    throw invalid("share_with_followers", "Only posts of a community are shared with followers.", "true");
}

/** The key of a medium that the user uploaded, or was given, and that is processed. */
function usableMedia(connection: Connection, id: string, userId: string, now: number): string {
  const upload = findUpload(connection, id);
  const isOurs = upload?.userId === userId || upload?.owners.includes(userId);
  const isReady = upload?.found && upload.readyAt !== null && upload.readyAt <= now && upload.expiresAt > now;
  if (!isOurs || !isReady) throw invalid("media.media_ids", `Your media ids are invalid: ${id}.`, id);
  return `${UPLOAD_KINDS[upload.category ?? "post_image"].keyPrefix}_${id}`;
}

/** @throws {Problem} unless it is one's own post of the last hour, and one may edit */
function editable(connection: Connection, id: string, userId: string, now: number): StoredPost {
  const post = findPost(connection, id);
  if (!post) throw problems.notFound("post", "edit_options.previous_post_id", id);
  if (post.user_id !== userId) throw problems.forbidden("You can edit your own posts only.");
  if (!findUser(connection, userId)?.verified) throw problems.forbidden("Editing is for premium users.");
  const versions = versionsOf(connection, id);
  if (versions.at(-1) !== id) throw problems.forbidden("Only the last version of a post can be edited.");
  if (hasPoll(connection, id)) throw problems.forbidden("A post with a poll cannot be edited.");
  if (versions.length >= posts.VERSIONS_MAX)
    throw problems.forbidden(`A post can be edited ${posts.VERSIONS_MAX - 1} times.`);
  const written = Date.parse(createdAt(connection, versions[0] ?? id) ?? "");
  if (now - written > posts.EDIT_MINUTES * MINUTE_MS)
    throw problems.forbidden("A post can be edited for an hour after it was written.");
  return post;
}

/** A program replies only where the author has named its user (platform change history, 2026-02-23), or to itself. */
function requireSummons(
  connection: Connection,
  id: string,
  user: { readonly id: string; readonly handle: string } | undefined,
): void {
  const post = findPost(connection, id);
  if (!post) throw problems.notFound("post", "reply.in_reply_to_post_id", id);
  const mentions = [...post.text.matchAll(/(?<!\w)@(\w{1,15})/g)].map(([, handle = ""]) =>
    handle.toLowerCase(),
  );
  const isSummoned = post.user_id === user?.id || mentions.includes(user?.handle.toLowerCase() ?? "");
  if (!isSummoned) throw problems.forbidden("You may reply where the author of the post has mentioned you.");
}

const invalid = (parameter: string, detail: string, got: string) =>
  problems.invalid(detail, [{ code: "INVALID_PARAMETER", message: detail, parameter, value: got }]);
