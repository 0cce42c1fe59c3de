import { CURRENT_DOMAINS, RETIRED_DOMAINS } from "./domain-names";

const known = new Set(`${CURRENT_DOMAINS} ${RETIRED_DOMAINS}`.trim().split(/\s+/));
const LONGEST = 24;
const ASCII_RUN = /[a-z0-9-]+/iuy;

/** Where the top-level domain that begins at a place of a host ends; undefined when none begins there. */
export function topLevelDomainAt(host: string, at: number): number | undefined {
  ASCII_RUN.lastIndex = at;
  const ascii = ASCII_RUN.exec(host)?.[0].toLowerCase() ?? "";
  const end = at + ascii.length;
  if (ascii !== "" && (known.has(ascii) || /^xn--[-0-9a-z]+$/.test(ascii)) && isEnd(host, end)) return end;
  if (host.charAt(end) <= "\u007f") return undefined;
  // The names of one script continue into the next: 日本語.みんなです
  for (let length = Math.min(LONGEST, host.length - at); length > ascii.length; length -= 1) {
    if (known.has(host.slice(at, at + length)) && isEnd(host, at + length)) return at + length;
  }
  return undefined;
}

const isEnd = (host: string, at: number) => !/[a-z0-9@+-]/i.test(host.charAt(at));
