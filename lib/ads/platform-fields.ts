import * as z from "zod";
import { choices, long, text, time } from "./params";
import { open } from "./records";

/**
 * Fields that version 2 of the platform returns on request, and records that an answer can include (public
 * documentation, Data dictionary). What the emulator lacks can be requested, and is left out.
 */

export const POST_FIELDS = [
  ...["article", "attachments", "author_id", "card_uri", "community_id", "context_annotations"],
  ...["conversation_id", "created_at", "display_text_range", "edit_controls", "edit_history_post_ids"],
  ...["entities", "geo", "id", "in_reply_to_user_id", "lang", "media_metadata", "non_public_metrics"],
  ...["note_post", "organic_metrics", "possibly_sensitive", "promoted_metrics", "public_metrics"],
  ...["referenced_posts", "reply_settings", "scopes", "source", "suggested_source_links", "text", "withheld"],
] as const;

export const PLATFORM_USER_FIELDS = [
  ...["affiliation", "confirmed_email", "connection_status", "created_at", "description", "entities", "id"],
  ...["is_identity_verified", "location", "most_recent_post_id", "name", "parody", "pinned_post_id"],
  ...["profile_banner_url", "profile_image_url", "protected", "public_metrics", "receives_your_dm"],
  ...["subscription", "subscription_type", "url", "username", "verified", "verified_followers_count"],
  ...["verified_type", "withheld"],
] as const;

export const MEDIA_FIELDS = [
  ...["alt_text", "duration_ms", "height", "media_key", "non_public_metrics", "organic_metrics"],
  ...["preview_image_url", "promoted_metrics", "public_metrics", "type", "url", "variants", "width"],
] as const;

export const POLL_FIELDS = ["duration_minutes", "end_datetime", "id", "options", "voting_status"] as const;

const PLACE_FIELDS = [
  ...["contained_within", "country", "country_code", "full_name", "geo", "id", "name", "place_type"],
] as const;

const POST_EXPANSIONS = [
  ...["article.cover_media", "article.media_entities", "attachments.media_keys"],
  ...["attachments.media_source_post", "attachments.poll_ids", "author_id", "edit_history_post_ids"],
  ...["entities.mentions.username", "entities.note.mentions.username", "geo.place_id"],
  ...["in_reply_to_user_id", "referenced_posts.id", "referenced_posts.id.attachments.media_keys"],
  ...["referenced_posts.id.author_id"],
] as const;

const USER_EXPANSIONS = ["affiliation.user_id", "most_recent_post_id", "pinned_post_id"] as const;

const shared = {
  "post.fields": choices(POST_FIELDS).optional(),
  "user.fields": choices(PLATFORM_USER_FIELDS).optional(),
};

/** Requested fields of posts, and included records. */
export const postFieldParams = {
  ...shared,
  "media.fields": choices(MEDIA_FIELDS).optional(),
  "poll.fields": choices(POLL_FIELDS).optional(),
  "place.fields": choices(PLACE_FIELDS).optional(),
  expansions: choices(POST_EXPANSIONS).optional(),
};

export const userFieldParams = { ...shared, expansions: choices(USER_EXPANSIONS).optional() };

/** The requested part of the timeline, by time or by posts. */
export const spanParams = {
  start_time: time().optional(),
  end_time: time().optional(),
  since_id: long().optional(),
  until_id: long().optional(),
  pagination_token: text({ max: 100 }).optional(),
};

const metrics = z.looseObject({
  repost_count: z.int(),
  reply_count: z.int(),
  like_count: z.int(),
  quote_count: z.int(),
  bookmark_count: z.int(),
  impression_count: z.int(),
});

/** A post in version 2: the first three fields always, the rest on request. */
export const platformPostRecord = z.looseObject({
  id: z.string(),
  text: z.string(),
  edit_history_post_ids: z.array(z.string()),
  attachments: z
    .looseObject({ media_keys: z.array(z.string()).optional(), poll_ids: z.array(z.string()).optional() })
    .optional(),
  author_id: z.string().optional(),
  conversation_id: z.string().optional(),
  created_at: z.string().optional(),
  edit_controls: z
    .looseObject({
      edits_remaining: z.int(),
      is_edit_eligible: z.boolean(),
      editable_until: z.string(),
    })
    .optional(),
  entities: z.looseObject({}).optional(),
  in_reply_to_user_id: z.string().optional(),
  lang: z.string().optional(),
  possibly_sensitive: z.boolean().optional(),
  public_metrics: metrics.optional(),
  referenced_posts: z
    .array(z.looseObject({ type: open(["replied_to", "reposted"]), id: z.string() }))
    .optional(),
  reply_settings: open(["everyone", "mentionedUsers", "following", "subscribers", "verified"]).optional(),
});

/** A user in version 2: the first three fields always, the rest on request. */
export const platformUserRecord = z.looseObject({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  description: z.string().optional(),
  verified: z.boolean().optional(),
  verified_type: open(["none", "blue", "business", "government"]).optional(),
  protected: z.boolean().optional(),
  created_at: z.string().optional(),
  profile_image_url: z.string().optional(),
  most_recent_post_id: z.string().optional(),
  public_metrics: z.looseObject({ followers_count: z.int(), post_count: z.int() }).optional(),
});

const platformMediaRecord = z.looseObject({
  media_key: z.string(),
  type: open(["photo", "video", "animated_gif"]),
  url: z.string().optional(),
  preview_image_url: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  duration_ms: z.int().optional(),
  alt_text: z.string().optional(),
});

/** A poll of a post: its id and options always, the rest on request. */
const platformPollRecord = z.looseObject({
  id: z.string(),
  options: z.array(z.looseObject({ position: z.int(), label: z.string(), votes: z.int() })),
  duration_minutes: z.int().optional(),
  end_datetime: z.string().optional(),
  voting_status: open(["open", "closed"]).optional(),
});

export const included = z.looseObject({
  users: z.array(platformUserRecord).optional(),
  posts: z.array(platformPostRecord).optional(),
  media: z.array(platformMediaRecord).optional(),
  polls: z.array(platformPollRecord).optional(),
});

/** Requested records that do not exist: listed beside the others, in a successful answer. */
const missingRecord = z.looseObject({
  title: z.string(),
  detail: z.string(),
  type: z.string(),
  resource_type: open(["post", "user"]),
});

/** An answer about one record. */
export const oneOf = <S extends z.ZodType>(record: S) =>
  z.looseObject({
    data: record.optional(),
    includes: included.optional(),
    errors: z.array(missingRecord).optional(),
  });

/** An answer with several; without any it has no list. */
export const someOf = <S extends z.ZodType>(record: S) =>
  z.looseObject({
    data: z.array(record).optional(),
    includes: included.optional(),
    errors: z.array(missingRecord).optional(),
  });

/** A page of posts, the newest first. */
export const postPage = someOf(platformPostRecord).extend({
  meta: z.looseObject({
    result_count: z.int(),
    newest_id: z.string().optional(),
    oldest_id: z.string().optional(),
    next_token: z.string().optional(),
  }),
});
