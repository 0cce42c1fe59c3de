import { EDIT_MINUTES, VERSIONS_MAX } from "@/lib/ads/endpoints/platform-posts";
import type { POST_FIELDS } from "@/lib/ads/platform-fields";
import { readUrl } from "@/lib/http/web-address";
import { formatServiceTime, withThousandths } from "@/lib/time/service-time";
import type { PostFacts, TextPart } from "./facts";

/** A post with the fields that were asked for. `versions` are those of the post, the first one first. */
export function shownPost(
  facts: PostFacts,
  versions: readonly string[],
  fields: readonly (typeof POST_FIELDS)[number][] = [],
) {
  const { post, parts, repliesTo, repostOf } = facts;
  const { id, text, user_id, created_at } = post;
  const editableUntil = Date.parse(created_at) + EDIT_MINUTES * 60_000;
  const referenced = [
    ...(repliesTo ? [{ type: "replied_to", id: repliesTo.id }] : []),
    ...(repostOf ? [{ type: "reposted", id: repostOf.id }] : []),
  ];
  const more = {
    attachments: attachmentsOf(facts),
    author_id: user_id,
    card_uri: post.card_uri ?? undefined,
    conversation_id: facts.conversationId,
    created_at: withThousandths(created_at),
    display_text_range: [0, [...text].length],
    edit_controls: {
      edits_remaining: VERSIONS_MAX - versions.length,
      is_edit_eligible: facts.author?.verified === true && !repliesTo && !repostOf && post.poll_id === null,
      editable_until: withThousandths(formatServiceTime(editableUntil)),
    },
    entities: parts.length > 0 ? entitiesOf(parts) : undefined,
    in_reply_to_user_id: repliesTo?.author?.id,
    lang: facts.language,
    possibly_sensitive: false,
    public_metrics: facts.metrics,
    referenced_posts: referenced.length > 0 ? referenced : undefined,
    reply_settings: post.reply_settings ?? "everyone",
  };
  const asked = new Set<string>(fields);
  const shown = Object.fromEntries(
    Object.entries(more).filter(([name, value]) => asked.has(name) && value !== undefined),
  );
  return { id, text, edit_history_post_ids: [...versions], ...shown };
}

function attachmentsOf({ media, post: { poll_id: poll } }: PostFacts) {
  const attached = {
    ...(media.length > 0 && { media_keys: media.map(({ key }) => key) }),
    ...(poll !== null && { poll_ids: [poll] }),
  };
  return Object.keys(attached).length > 0 ? attached : undefined;
}

/** What a reader can tap, by kind, with its place in the text. */
function entitiesOf(parts: readonly TextPart[]) {
  const of = <T>(kind: TextPart["kind"], said: (part: TextPart) => T) => {
    const found = parts.filter((part) => part.kind === kind).map((part) => said(part));
    return found.length > 0 ? found : undefined;
  };
  const place = ({ start, end }: TextPart) => ({ start, end });
  const lists = {
    hashtags: of("hashtag", (part) => ({ ...place(part), tag: part.text })),
    cashtags: of("cashtag", (part) => ({ ...place(part), tag: part.text })),
    mentions: of("mention", (part) => ({ ...place(part), username: part.text })),
    urls: of("url", (part) => {
      const whole = /^https?:/i.test(part.text) ? part.text : `https://${part.text}`;
      const host = readUrl(whole)?.host ?? part.text;
      return { ...place(part), url: whole, expanded_url: whole, display_url: host };
    }),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined));
}
