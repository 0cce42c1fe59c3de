import { emojiIn } from "./emoji";
import { forbiddenAt } from "./forbidden-characters";
import { urlsIn } from "./urls";

/** Weighted length of a post; public documentation, Counting characters. */
export const POST_WEIGHT_MAX = 280;
/** What any address counts, however long it is. */
export const URL_WEIGHT = 23;
/** From here on the rest is shown in amber. */
export const POST_WEIGHT_WARNING = 20;
const EMOJI_WEIGHT = 2;
const DEFAULT_WEIGHT = 2;

/** Characters that weigh 1: Latin and other alphabets, some punctuation. */
const LIGHT = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const;

export interface TextWeight {
  readonly length: number;
  /** What is left of the limit; negative when the text is too long. */
  readonly remaining: number;
  /** Where, in UTF-16 units of the text as it was given, the part that fits ends. An address fits whole or not at all. */
  readonly fitsUntil: number;
  /** What it may come to where the service takes an address with an unknown ending for one; else the length. */
  readonly possibleLength: number;
}

/** Counts a text as the service does, after it has been composed (NFC). */
export function weigh(text: string, limit: number = POST_WEIGHT_MAX): TextWeight {
  const urls = urlsIn(text);
  const whole = [
    ...urls.filter(({ sure }) => sure).map(({ start, end }) => ({ start, end, weight: URL_WEIGHT })),
    ...emojiIn(text).map(({ start, end }) => ({ start, end, weight: EMOJI_WEIGHT })),
  ].sort((a, b) => a.start - b.start);
  let length = 0;
  let fitsUntil = 0;
  let at = 0;
  const forbidden = forbiddenAt(text);
  const hasForbidden = (start: number, end: number) => forbidden >= 0 && forbidden < Math.max(start, end);
  const add = (weight: number, end: number) => {
    length += weight;
    if (length <= limit && !hasForbidden(at, end)) fitsUntil = end;
    at = end;
  };
  for (const { start, end, weight } of [...whole, { start: text.length, end: text.length, weight: 0 }]) {
    // An emoji within an address counts with it.
    if (start < at) continue;
    for (const cluster of clustersOf(text.slice(at, start))) add(weightOf(cluster), at + cluster.length);
    add(weight, end);
  }
  const unsure = urls.filter(({ sure }) => !sure);
  const more = unsure.map(({ start, end }) => URL_WEIGHT - plainWeight(text.slice(start, end)));
  const possibleLength = length + more.reduce((sum, each) => sum + Math.max(0, each), 0);
  return { length, remaining: limit - length, fitsUntil, possibleLength };
}

/** What NFC may turn into one character. */
const CLUSTER = /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|[\s\S]\p{M}*/gu;

/** What is counted at a time. A composed text is counted character by character, as most are. */
function* clustersOf(text: string): Generator<string> {
  if (text.normalize("NFC") === text) yield* text;
  else for (const [cluster] of text.matchAll(CLUSTER)) yield cluster;
}

const weightOf = (cluster: string): number => {
  let weight = 0;
  const composed = cluster.length === 1 && cluster < "\u0300" ? cluster : cluster.normalize("NFC");
  for (const character of composed) weight += characterWeight(character.codePointAt(0) ?? 0);
  return weight;
};

const plainWeight = (text: string): number => weightOf(text);

const characterWeight = (point: number): number =>
  LIGHT.some(([first, last]) => point >= first && point <= last) ? 1 : DEFAULT_WEIGHT;
