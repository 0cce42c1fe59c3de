import records from "emojibase-data/en/compact.json";
import { folded } from "@/lib/text/characters";
import { weigh } from "./weigh";

/** An emoji that can be chosen. */
export interface EmojiChoice {
  readonly emoji: string;
  readonly name: string;
}

/** Unicode's groups, of which the one of tones and hair has nothing to choose; each with an emoji that stands for it. */
export const EMOJI_GROUPS = [
  { group: 0, name: "Smileys", sign: "😀" },
  { group: 1, name: "People", sign: "👋" },
  { group: 3, name: "Animals and nature", sign: "🐻" },
  { group: 4, name: "Food and drink", sign: "🍎" },
  { group: 5, name: "Travel and places", sign: "🚗" },
  { group: 6, name: "Activities", sign: "⚽" },
  { group: 7, name: "Objects", sign: "💡" },
  { group: 8, name: "Symbols", sign: "💯" },
  { group: 9, name: "Flags", sign: "🏁" },
] as const;

/** What every emoji weighs. One that this browser is too old to know would weigh more, and be drawn in parts. */
const EMOJI_WEIGHT = 2;

const offered = new Set<number | undefined>(EMOJI_GROUPS.map(({ group }) => group));

/** Some are listed with a selector that asks for the picture they are anyway; it would weigh on its own. */
const usual = (emoji: string) =>
  weigh(emoji).length === EMOJI_WEIGHT ? emoji : emoji.replace(/\uFE0F$/, "");

const all = records
  .filter(({ group }) => offered.has(group))
  .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
  .map(({ group, unicode, label, tags = [] }) => ({
    group,
    emoji: usual(unicode),
    name: label,
    words: [label, ...tags].flatMap((words) => folded(words).split(/\s+/)),
  }))
  .filter(({ emoji }) => weigh(emoji).length === EMOJI_WEIGHT);

/** The emoji of a group, in Unicode's order. */
export const emojiOfGroup = (wanted: number): readonly EmojiChoice[] =>
  all.filter(({ group }) => group === wanted);

/** Emoji of which a word begins with each word of the search; those that are called so come first. */
export function findEmoji(search: string, max: number): readonly EmojiChoice[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  const found = all.filter(({ words }) =>
    wanted.every((start) => words.some((word) => word.startsWith(start))),
  );
  const called = found.filter(({ name }) => wanted.every((word) => folded(name).includes(word)));
  return [...new Set([...called, ...found])].slice(0, max);
}
