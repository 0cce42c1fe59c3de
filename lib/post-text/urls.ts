import { readUrl } from "@/lib/read-url";
import { topLevelDomainAt } from "./top-level-domains";

/** Where an address stands in a text, in UTF-16 units. */
export interface UrlRange {
  readonly start: number;
  readonly end: number;
  /** False for an address whose ending is on no list: the service may or may not take it for one. */
  readonly sure: boolean;
}

/** No blanks, no marks of ASCII, no marks of direction: that is how the service reads the name of a host. */
const NAME =
  "[^\\s\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff\\ufffe\\uffff]";
const CANDIDATE = new RegExp(`(https?:\\/\\/)?((?:${NAME}|[-_.])+)`, "giu");
/** Before the last dot of a host without a protocol there are Latin letters only. */
const LATIN = "a-z0-9\\u00c0-\\u024f\\u1e00-\\u1eff";
const LATIN_LABELS = new RegExp(`(?:[${LATIN}-]+\\.)+`, "giu");
const LETTERS = `${LATIN}\\u0400-\\u04ff`;
const PATH = new RegExp(`[${LETTERS}!*';:=+,.$/%#[\\]\\-\\u2013_~@|&]`, "iu");
const PATH_END = new RegExp(`[${LETTERS}+\\-=_#/]`, "iu");
const GROUP = new RegExp(
  `\\((?:${PATH.source}+|${PATH.source}*\\(${PATH.source}+\\)${PATH.source}*)\\)`,
  "iuy",
);
const QUERY = /\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*/iuy;
const QUERY_END = /[a-z0-9\-_&=#/]/i;
const SHORTENED = /https?:\/\/t\.co\/([a-z0-9]+)(\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*[a-z0-9\-_&=#/])?/iuy;
const SHORTENED_MAX = 40;
const LABEL_MAX = 63;

/** Addresses in a text, with or without `https://`, as the service recognises them. */
export function urlsIn(text: string): UrlRange[] {
  if (!text.includes(".") && !text.includes("://")) return [];
  const urls: UrlRange[] = [];
  CANDIDATE.lastIndex = 0;
  for (let found = CANDIDATE.exec(text); found; found = CANDIDATE.exec(text)) {
    const [, protocol = "", run = ""] = found;
    const start = found.index;
    const from = start + protocol.length;
    // A protocol may stand right behind other letters that no address continues: 語https://…
    const next = /https?$/i.exec(run);
    const host = next && text.startsWith("://", from + run.length) ? run.slice(0, next.index) : run;
    if (host !== run) CANDIDATE.lastIndex = from + Math.max(1, host.length);
    const whole = protocol && mayPrecede(text, start) ? withProtocol(text, start, from, host) : undefined;
    if (whole) urls.push(whole);
    else if (host !== "") urls.push(...withoutProtocol(text, from, host));
    CANDIDATE.lastIndex = Math.max(CANDIDATE.lastIndex, urls.at(-1)?.end ?? 0);
  }
  return urls;
}

const mayPrecede = (text: string, at: number) => at === 0 || !/[a-z0-9@＠$#＃]/iu.test(text.charAt(at - 1));

function withProtocol(text: string, start: number, from: number, host: string): UrlRange | undefined {
  const domain = endOfDomain(host + text.charAt(from + host.length), host.length);
  if (domain === undefined) {
    const length = host.replace(/[-_.]+$/, "").length;
    const isPossible = /^[a-z0-9]/i.test(host) && hasLabels(host.slice(0, length));
    return isPossible ? { start, end: endOfRest(text, from + length), sure: false } : undefined;
  }
  SHORTENED.lastIndex = start;
  const shortened = SHORTENED.exec(text);
  if (!shortened) return { start, end: endOfRest(text, from + domain), sure: true };
  const [all, slug = ""] = shortened;
  return slug.length > SHORTENED_MAX ? undefined : { start, end: start + all.length, sure: true };
}

function withoutProtocol(text: string, from: number, run: string): UrlRange[] {
  const urls: UrlRange[] = [];
  for (const { 0: labels, index } of run.matchAll(LATIN_LABELS)) {
    const start = from + index;
    if (!mayPrecede(text, start) || /[-_./]/.test(text.charAt(start - 1))) continue;
    const host = run.slice(index) + text.charAt(from + run.length);
    const domain = endOfDomain(host, labels.length);
    if (domain === undefined) continue;
    const end = endOfRest(text, start + domain);
    urls.push({ start, end, sure: true });
    // The path has left this run.
    if (end > from + run.length) break;
  }
  return urls;
}

/** The end of the domain at the beginning of a host: of the last label that is a top-level domain. */
function endOfDomain(host: string, lastDot: number): number | undefined {
  for (let dot = host.lastIndexOf(".", lastDot); dot > 0; dot = host.lastIndexOf(".", dot - 1)) {
    const end = topLevelDomainAt(host, dot + 1);
    if (end !== undefined && hasLabels(host.slice(0, dot))) return end;
  }
  return undefined;
}

/** Whether all labels are such as a domain may have; only those before the last one may contain `_`. */
function hasLabels(name: string): boolean {
  const labels = name.split(".");
  const last = labels.at(-1) ?? "";
  return (
    !last.includes("_") && labels.every((label) => !/^$|^[-_]|[-_]$/.test(label) && isShortEnough(label))
  );
}

/** A label may have 63 characters as it is written in the system of names, where only ASCII exists. */
function isShortEnough(label: string): boolean {
  if (/^[\w-]*$/.test(label)) return label.length <= LABEL_MAX;
  const url = label.length > LABEL_MAX ? undefined : readUrl(`http://${label}`);
  return url !== undefined && url.hostname.length <= LABEL_MAX;
}

/** The end of an address from the end of its host on: port, path, query. */
function endOfRest(text: string, host: number): number {
  const port = /^:\d{1,5}/.exec(text.slice(host, host + 6))?.[0].length ?? 0;
  const path = text.charAt(host + port) === "/" ? endOfPath(text, host + port) : host + port;
  QUERY.lastIndex = path;
  const query = QUERY.exec(text)?.[0] ?? "";
  let length = query.length;
  while (length > 1 && !QUERY_END.test(query.charAt(length - 1))) length -= 1;
  return length > 1 ? path + length : path;
}

function endOfPath(text: string, slash: number): number {
  let end = slash + 1;
  for (let at = end; at < text.length; ) {
    const character = text.charAt(at);
    if (character === "(") {
      GROUP.lastIndex = at;
      const group = GROUP.exec(text);
      if (!group) break;
      at += group[0].length;
      end = at;
    } else if (PATH.test(character)) {
      at += 1;
      if (PATH_END.test(character)) end = at;
    } else break;
  }
  return end;
}
