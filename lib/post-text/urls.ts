import { readUrl } from "@/lib/http/web-address";
import { topLevelDomainAt } from "./top-level-domains";

/** The range of an address in a text, in UTF-16 units. */
interface UrlRange {
  readonly start: number;
  readonly end: number;
  /** False for an address whose ending is on no list: the service may or may not take it for one. */
  readonly sure: boolean;
}

/** No blanks, no marks of ASCII, no marks of direction: that is how the service reads the name of a host. */
const NAME =
  "[^\\s\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff\\ufffe\\uffff]";
const CANDIDATE = new RegExp(`(https?:\\/\\/)?((?:${NAME}|[-_.])+)`, "giu");
/** Before the last dot of a host without a protocol there are Latin letters only. Each label is looked at once. */
const LATIN = "a-z0-9\\u00c0-\\u024f\\u1e00-\\u1eff";
const LATIN_LABELS = new RegExp(`(?<![${LATIN}-])(?:[${LATIN}-]+\\.)+`, "giu");
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
    // A protocol may directly follow other letters that no address continues: 語https://…
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
  const domain = endOfDomain(text, from, host);
  if (domain === undefined) {
    const name = host.slice(0, lengthWithoutSigns(host));
    const isPossible =
      /^[a-z0-9]/i.test(name) &&
      lengthOfLabels(name) === name.length &&
      !name.slice(name.lastIndexOf(".") + 1).includes("_");
    return isPossible ? { start, end: endOfRest(text, from + name.length), sure: false } : undefined;
  }
  SHORTENED.lastIndex = start;
  const shortened = SHORTENED.exec(text);
  if (!shortened) return { start, end: endOfRest(text, domain), sure: true };
  const [all, slug = ""] = shortened;
  return slug.length > SHORTENED_MAX ? undefined : { start, end: start + all.length, sure: true };
}

function withoutProtocol(text: string, from: number, run: string): UrlRange[] {
  const urls: UrlRange[] = [];
  const first = mayPrecede(text, from) ? 0 : run.search(/(?<=[^a-z0-9@＠$#＃])/iu);
  // What follows a sign is none, and everything later in this run has one before it.
  if (first < 0 || /[-_./]/.test(text.charAt(from + first - 1) + run.charAt(first))) return [];
  const broken = run.slice(first).search(/[-_.]\.|\.[-_]/);
  for (const { 0: labels, index } of run.matchAll(LATIN_LABELS)) {
    if (index < first) continue;
    if (broken >= 0 && index > first + broken) break;
    const start = from + index;
    const domain = endOfDomain(text, start, labels);
    if (domain === undefined) continue;
    // Only what precedes the name of a domain may contain a line.
    const isName = text.lastIndexOf(".", domain) < start + labels.indexOf(".") + 1;
    if (isName && run.slice(run.lastIndexOf(".", index - 1) + 1, index).includes("_")) continue;
    const end = hasPath(text, domain) ? endOfRest(text, domain) : domain;
    urls.push({ start, end, sure: true });
    // The path has left this run.
    if (end > from + run.length) break;
  }
  return urls;
}

/** Where the domain of a host that begins at a place ends: behind its last label that is a top-level domain. */
function endOfDomain(text: string, from: number, host: string): number | undefined {
  const labels = host.slice(0, lengthOfLabels(host) + 1);
  for (let dot = labels.lastIndexOf("."); dot > 0; dot = labels.lastIndexOf(".", dot - 1)) {
    const before = labels.slice(labels.lastIndexOf(".", dot - 1) + 1, dot);
    const end = before.includes("_") ? undefined : topLevelDomainAt(text, from + dot + 1);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** The length of the labels at the beginning of a host that are such as a domain may have. */
function lengthOfLabels(host: string): number {
  let start = 0;
  for (const label of host.split(".")) {
    if (/^$|^[-_]|[-_]$/.test(label) || !isShortEnough(label)) return start - 1;
    start += label.length + 1;
  }
  return host.length;
}

function lengthWithoutSigns(host: string): number {
  let length = host.length;
  while (length > 0 && /[-_.]/.test(host.charAt(length - 1))) length -= 1;
  return length;
}

/** A label may have 63 characters as it is written in the system of names, where only ASCII exists. */
function isShortEnough(label: string): boolean {
  if (/^[\w-]*$/.test(label)) return label.length <= LABEL_MAX;
  const url = label.length > LABEL_MAX ? undefined : readUrl(`http://${label}`);
  return url !== undefined && url.hostname.length <= LABEL_MAX;
}

/** Without a protocol a port and a query belong to an address that has a path only. */
const hasPath = (text: string, host: number) => /^(?::\d{1,5})?\//.test(text.slice(host, host + 7));

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
