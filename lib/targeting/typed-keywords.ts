import { hasIllegalCharacters } from "@/lib/ads/illegal-characters";
import { listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";

/** The most characters of one keyword (lib/ads/endpoints/targeting-criteria). */
export const KEYWORD_MAX = 255;

interface TypedKeywords {
  /** What can be added, each once, in the order typed. */
  readonly keywords: readonly string[];
  /** How many were typed more than once. */
  readonly repeated: number;
  /** How many are there already. */
  readonly known: number;
  /** Too long, or with characters that are not allowed. */
  readonly unusable: readonly string[];
  /** What is beyond the service's limit. */
  readonly beyond: readonly string[];
}

const folded = (keyword: string) => keyword.toLowerCase();

/**
 * Reads keywords from a text with one on each line, or separated by commas, semicolons or tabs, as lists are
 * pasted. White space inside and around does not count, and neither do capitals.
 */
export function readKeywords(
  text: string,
  {
    has,
    room,
    longest = KEYWORD_MAX,
  }: { readonly has: readonly string[]; readonly room: number; readonly longest?: number },
): TypedKeywords {
  const there = new Set(has.map(folded));
  const seen = new Set<string>();
  const unusable: string[] = [];
  const fitting: string[] = [];
  let repeated = 0;
  let known = 0;
  for (const piece of text.split(/[\n\r,;\t]/)) {
    const keyword = piece.replace(/\s+/gu, " ").trim();
    if (keyword === "") continue;
    const key = folded(keyword);
    if (seen.has(key)) repeated += 1;
    else if (there.has(key)) known += 1;
    else if ([...keyword].length > longest || hasIllegalCharacters(keyword)) unusable.push(keyword);
    else fitting.push(keyword);
    seen.add(key);
  }
  return {
    repeated,
    known,
    unusable,
    keywords: fitting.slice(0, Math.max(0, room)),
    beyond: fitting.slice(Math.max(0, room)),
  };
}

/** What became of the keywords, in one sentence. */
export function keywordNote({ keywords, repeated, known }: TypedKeywords): string {
  const count = keywords.length;
  const parts = [
    `${counted(count, "keyword")} added`,
    ...(repeated > 0 ? [`${counted(repeated, "duplicate")} skipped`] : []),
    ...(known > 0 ? [`${known} already there`] : []),
  ];
  return `${listPlain(parts)}.`;
}
