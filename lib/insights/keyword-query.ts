import { KEYWORD_LENGTH_MAX, KEYWORDS_MAX, notTooManyKeywords } from "@/lib/ads/endpoints/keyword-insights";
import { hasIllegalCharacters } from "@/lib/ads/illegal-characters";
import { readKeywords } from "@/lib/targeting/typed-keywords";

/** What posts are counted by: those with any of the first and none of the others. */
export interface KeywordQuery {
  readonly included: readonly string[];
  readonly leftOut: readonly string[];
}

export type KeywordSide = keyof KeywordQuery;

const otherSide = (side: KeywordSide): KeywordSide => (side === "included" ? "leftOut" : "included");
const folded = (word: string) => word.toLowerCase();

/** How many keywords a question has, on both sides. */
export const usedOf = ({ included, leftOut }: KeywordQuery): number => included.length + leftOut.length;

/** The side that a keyword is on, if any. */
export function keywordSideOf(query: KeywordQuery, word: string): KeywordSide | undefined {
  const has = (side: KeywordSide) => query[side].some((each) => folded(each) === folded(word));
  return (["included", "leftOut"] as const).find(has);
}

/** The query without a keyword, in whatever case, on either side. */
export function without(query: KeywordQuery, word: string): KeywordQuery {
  const others = (words: readonly string[]) => words.filter((each) => folded(each) !== folded(word));
  return { included: others(query.included), leftOut: others(query.leftOut) };
}

/** Puts keywords on a side; those on the other side move over. */
export function withKeywords(query: KeywordQuery, words: readonly string[], side: KeywordSide): KeywordQuery {
  const rest = words.reduce(without, query);
  return { ...rest, [side]: [...rest[side], ...words] };
}

/** What became of keywords that were typed. */
interface TypedQuery {
  readonly query: KeywordQuery;
  /** What was not taken, to be put right. */
  readonly left: string;
  readonly problem: string | undefined;
}

/** Takes typed keywords, one or a pasted list of them, as far as they fit. */
export function typeKeywords(query: KeywordQuery, text: string, side: KeywordSide): TypedQuery {
  if (text.trim() === "") return { query, left: text, problem: "Type a keyword first." };
  const { [otherSide(side)]: others, [side]: own } = query;
  const read = readKeywords(text, {
    has: own,
    room: Number.POSITIVE_INFINITY,
    longest: KEYWORD_LENGTH_MAX,
  });
  const moving = read.keywords.filter((word) => others.some((other) => folded(other) === folded(word)));
  const added = read.keywords.filter((word) => !moving.includes(word));
  const room = Math.max(0, KEYWORDS_MAX - usedOf(query));
  const beyond = added.slice(room);
  const problems = [
    ...(beyond.length > 0 ? [notTooManyKeywords.advice] : []),
    ...(read.unusable.length > 0
      ? [`A keyword has at most ${KEYWORD_LENGTH_MAX} characters and no invisible ones. Correct it.`]
      : []),
  ];
  return {
    query: withKeywords(query, [...moving, ...added.slice(0, room)], side),
    left: [...read.unusable, ...beyond].join(", "),
    problem: problems.length > 0 ? problems.join(" ") : undefined,
  };
}

/** The keywords of an address that can be asked about, each once. */
export function readableKeywords(words: readonly string[]): string[] {
  const known = new Set<string>();
  return words
    .map((word) => word.replace(/\s+/gu, " ").trim())
    .filter((word) => {
      if (word === "" || [...word].length > KEYWORD_LENGTH_MAX || word.includes(",")) return false;
      if (hasIllegalCharacters(word) || known.has(folded(word))) return false;
      known.add(folded(word));
      return true;
    });
}

/** “coffee” or “tea”, without “decaf”. */
export function queryInWords({ included, leftOut }: KeywordQuery): string {
  const either = included.map((word) => `“${word}”`).join(" or ");
  const neither = leftOut.map((word) => `“${word}”`).join(" or ");
  return neither === "" ? either : `${either}, without ${neither}`;
}
