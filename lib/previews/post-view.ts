import { entitiesIn } from "@/lib/post-text/entities";
import { firstCharacters } from "@/lib/text/characters";
import { postAttachment } from "./attachment-view";
import { SHOWN_PATH_MAX } from "./limits";
import { type MediaLookup, pictureAt } from "./media-view";
import type { PollVotes } from "./poll-view";
import { at, lineOf, textAt } from "./read";
import type { AuthorView, PostView } from "./view";

export interface PostInput {
  /** A draft, scheduled or published post: `text`, `media_keys`, `card_uri`, `nullcast`. */
  readonly post: unknown;
  /** The user who posts: `name`, `screen_name`, `profile_image_url_https`, or those of version 2. */
  readonly author?: unknown;
  /** The record behind `card_uri`, of whatever kind; undefined when there is none, `"pending"` while it is read. */
  readonly card?: unknown;
  readonly media: MediaLookup;
  readonly votes?: PollVotes;
  /** Words of its time; "now" without them. */
  readonly when?: string;
}

/** What is drawn of a post. */
export function postView({ post, author, card, media, votes, when = "now" }: PostInput): PostView {
  const text = textAt(post, "text", 25_000) ?? textAt(post, "full_text", 25_000);
  const attachment = postAttachment(post, card, media, votes);
  return {
    author: authorView(author),
    when: when.slice(0, 100),
    isAd: at(post, "nullcast") !== false,
    body: text === undefined ? [] : bodyOf(text),
    ...(text === undefined && attachment?.kind !== "gallery" && { bodyMissing: "No text yet" }),
    ...(attachment && { attachment }),
  };
}

/** Who posts, with initials for where there is no portrait. */
function authorView(author: unknown): AuthorView {
  const handle = (
    textAt(author, "screen_name", 100) ??
    textAt(author, "username", 100) ??
    textAt(author, "handle", 100)
  )?.replace(/^@/, "");
  const name = textAt(author, "name", 200) ?? handle;
  const portrait = pictureAt(author, "profile_image_url_https") ?? pictureAt(author, "profile_image_url");
  return {
    name: lineOf(name, "Author"),
    handle: lineOf(handle === undefined ? undefined : `@${handle}`, "@handle"),
    initials: initialsOf(name ?? ""),
    ...(portrait !== undefined && { portrait }),
  };
}

const initialsOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? ["?"])
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase()
    .slice(0, 8);

function bodyOf(text: string): PostView["body"] {
  const body: PostView["body"] = [];
  let shown = 0;
  for (const { kind, start, end } of entitiesIn(text).slice(0, 400)) {
    if (start > shown) body.push({ text: text.slice(shown, start) });
    const words = text.slice(start, end);
    body.push({ text: kind === "url" ? shownUrl(words) : words, kind });
    shown = end;
  }
  if (shown < text.length) body.push({ text: text.slice(shown) });
  return body;
}

/** An address as a reader sees it: without its scheme, and the path cut. */
function shownUrl(address: string): string {
  const bare = address.replace(/^https?:\/\//i, "").replace(/^www\./i, "");
  const host = bare.slice(0, /[/?]/.exec(bare)?.index ?? bare.length);
  const path = bare.slice(host.length);
  const shown = firstCharacters(path, SHOWN_PATH_MAX);
  return shown === path ? bare : `${host}${shown}…`;
}
