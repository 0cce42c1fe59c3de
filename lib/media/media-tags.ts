import * as z from "zod";
import { byWords } from "@/lib/format/lists";
import { firstCharacters } from "@/lib/text/characters";

export const TAG_MAX = 40;

const tag = z.object({ name: z.string(), keys: z.array(z.string()).readonly() });
const tags = z.array(tag).readonly();

/** A tag with the keys of the media that have it. */
type MediaTag = Readonly<z.output<typeof tag>>;
/** The tags of an account's media: the service has no tags, so they are stored on the device. */
export type MediaTags = readonly MediaTag[];

export const NO_TAGS: MediaTags = [];
/** In place of a tag's name: media without tags. No tag has this name. */
export const UNTAGGED = "-";

export const isMediaTags = (stored: unknown): stored is MediaTags => tags.safeParse(stored).success;

const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const fold = (name: string) => name.normalize("NFC").toLowerCase();

/** The canonical form of a tag's name; undefined for an empty one. */
export function tagName(typed: string): string | undefined {
  const name = typed.trim().replace(/^#+/, "").replace(/\s+/g, " ").trim();
  return SAYS_SOMETHING.test(name) ? firstCharacters(name, TAG_MAX).trim() : undefined;
}

/** Adds a tag to media. The same name in another case is the same tag, and keeps its spelling. */
export function addTag(tags: MediaTags, name: string, keys: readonly string[]): MediaTags {
  const same = ({ name: other }: MediaTag) => fold(other) === fold(name);
  if (!tags.some(same)) {
    return [...tags, { name, keys: [...keys] }].sort((a, b) => byWords(a.name, b.name));
  }
  return tags.map((each) => (same(each) ? { ...each, keys: [...new Set([...each.keys, ...keys])] } : each));
}

/** Removes a tag from media; an unused tag is deleted. */
export function removeTag(tags: MediaTags, name: string, keys: ReadonlySet<string>): MediaTags {
  return tags
    .map((each) => (each.name === name ? { ...each, keys: each.keys.filter((key) => !keys.has(key)) } : each))
    .filter((each) => each.keys.length > 0);
}

/** How many of some media have a tag. */
export const countTagged = ({ keys }: MediaTag, among: ReadonlySet<string>): number =>
  keys.reduce((count, key) => count + Number(among.has(key)), 0);

/** The names of each medium's tags, by its key. */
export function tagsByMedia(tags: MediaTags): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name, keys } of tags) {
    for (const key of keys) {
      const names = found.get(key);
      if (names) names.push(name);
      else found.set(key, [name]);
    }
  }
  return found;
}
