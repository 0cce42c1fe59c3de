import { folded } from "@/lib/text/characters";
import { EMOJI_OF_GROUP } from "./emoji-data";
import { weigh } from "./weigh";

/** An emoji that can be chosen. */
interface EmojiChoice {
  readonly emoji: string;
  readonly name: string;
}

/** Unicode's groups, of which the one of tones and hair has nothing to choose; each with an emoji as its icon. */
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

/** What every emoji weighs. One that this browser is too old for would weigh more, and be drawn in parts. */
const EMOJI_WEIGHT = 2;

/** Some are listed with a selector that asks for the picture they are anyway; it would weigh on its own. */
const usual = (emoji: string) =>
  weigh(emoji).length === EMOJI_WEIGHT ? emoji : emoji.replace(/\uFE0F$/, "");

const all = EMOJI_GROUPS.flatMap(({ group }) => EMOJI_OF_GROUP[group].split(";").map(choiceOf(group))).filter(
  ({ emoji }) => weigh(emoji).length === EMOJI_WEIGHT,
);

/** Reads an entry of `EMOJI_OF_GROUP`. */
function choiceOf(group: number) {
  return (entry: string) => {
    const [named = "", words = ""] = entry.split("|");
    const space = named.indexOf(" ");
    const name = named.slice(space + 1);
    return {
      group,
      emoji: usual(named.slice(0, space)),
      name,
      words: folded(`${name} ${words}`).split(/\s+/).filter(Boolean),
    };
  };
}

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
