import "server-only";
import type { ParameterPairs } from "./sign";

const SCHEME = /OAuth(?=[ \t])/iy;
const BLANKS = /[ \t]*/y;
const NAME = /[^\s=,"]+/y;
/** RFC 9110, 5.6.4: commas, equals signs and escaped quotes are part of the text. */
const QUOTED = /"([^"\\]*(?:\\.[^"\\]*)*)"/sy;
const BARE = /[^\s",]*/y;

/**
 * Names and values of an `Authorization: OAuth …` header without the realm (RFC 5849, 3.5.1), or undefined
 * when it cannot be read. Every piece is taken once and never given back, so that a long header costs no more than
 * its length. The realm is a quoted string without percent-encoding (RFC 7235, 2.2).
 */
export function parseAuthorizationHeader(header: string): ParameterPairs | undefined {
  let at = 0;
  const take = (piece: RegExp): RegExpExecArray | undefined => {
    piece.lastIndex = at;
    const found = piece.exec(header) ?? undefined;
    if (found) at += found[0].length;
    return found;
  };
  const comes = (character: string): boolean => {
    take(BLANKS);
    if (header[at] !== character) return false;
    at += 1;
    return true;
  };
  if (!take(SCHEME)) return undefined;
  const pairs: (readonly [name: string, value: string])[] = [];
  for (;;) {
    // A list may have empty elements (RFC 9110, 5.6.1.2).
    while (comes(","));
    if (at === header.length) return pairs;
    const name = decoded(take(NAME)?.[0]);
    if (name === undefined || !comes("=")) return undefined;
    take(BLANKS);
    const quoted = take(QUOTED)?.[1]?.replace(/\\(.)/gs, "$1");
    const raw = quoted ?? take(BARE)?.[0];
    if (!comes(",") && at < header.length) return undefined;
    if (name.toLowerCase() === "realm") continue;
    const value = decoded(raw);
    if (value === undefined) return undefined;
    pairs.push([name, value]);
  }
}

/** Percent-decoded; undefined for nothing, and for what is no percent-encoding. */
function decoded(text: string | undefined): string | undefined {
  if (!text?.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
