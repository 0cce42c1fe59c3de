import type { Post } from "@/lib/ads/endpoints/posts";
import { readUrl } from "@/lib/http/web-address";
import { sameWords } from "@/lib/posts/post-rules";
import { listAt, textAt } from "@/lib/previews/read";

/** What ads have in common that look the same, in whichever line items they run. */
export interface Creative {
  /** Short enough for an address. */
  readonly key: string;
  /** Its text. */
  readonly words: string;
}

type Saying = Pick<Post, "id" | "name" | "full_text" | "card_uri" | "media_keys">;

/**
 * The text and media of a post. Posts are the same creative with the same text and the same card, or the same files in
 * the same order: addresses are compared by where they lead to, without parameters that only count where a click came
 * from.
 */
export function creativeOfPost(post: Saying): Creative {
  const text = sameWords(withPlainAddresses(post)) ?? "";
  const shows = post.card_uri ?? post.media_keys.join(" ");
  const words = sameWords(post.full_text) ?? post.name ?? `Post ${post.id}`;
  return text === "" && shows === ""
    ? { key: `post-${post.id}`, words }
    : { key: shortKey(JSON.stringify([text, shows])), words };
}

const ADDRESS = /\bhttps?:\/\/\S+/giu;

/** Signs that end a sentence, and no address. */
const BEHIND = ".,;:!?)]}'\"…";

/** Parameters that campaigns and platforms add to an address to count clicks. */
const COUNTING = /^(?:utm_\w+|gclid|fbclid|msclkid|dclid|twclid|ttclid)$/i;

/** The text with each address as it leads somewhere: short ones written out, those of its own files left out. */
function withPlainAddresses(post: Saying): string {
  const entities: unknown = Reflect.get(post, "entities");
  const leads = new Map<string, string>();
  for (const file of listAt(entities, "media")) leads.set(textAt(file, "url") ?? "", "");
  for (const link of listAt(entities, "urls")) {
    leads.set(textAt(link, "url") ?? "", textAt(link, "expanded_url") ?? textAt(link, "url") ?? "");
  }
  return post.full_text.replace(ADDRESS, (found) => {
    let end = found.length;
    while (BEHIND.includes(found.charAt(end - 1))) end -= 1;
    const address = found.slice(0, end);
    return plainAddress(leads.get(address) ?? address) + found.slice(end);
  });
}

function plainAddress(address: string): string {
  const url = readUrl(address);
  if (!url) return address;
  for (const name of [...url.searchParams.keys()]) if (COUNTING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const host = url.host.replace(/^www\./, "");
  return `${host}${url.pathname.replace(/\/$/, "")}${url.search}`;
}

const OFFSETS = [0x811c9dc5, 0x01000193] as const;

/** A text in some letters and digits: 64 bits by FNV-1a, from two beginnings. */
const shortKey = (text: string): string =>
  OFFSETS.map((offset) => {
    let hash: number = offset;
    for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193);
    return (hash >>> 0).toString(36);
  }).join("-");
