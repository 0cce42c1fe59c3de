import type { Wording } from "./dialect-json";

/** What a parameter was given, at the end of a message of the service. */
const GOT = /got "(?<got>.*)" for (?<parameter>[\w.[\]]+)$/s;
/** Messages are a sentence or two. A longer one would be costly for the patterns, and is shown unchanged. */
const MESSAGE_MAX = 2_000;
const TOKENS = /"[^"]*"|\[[^\]]*\]|\w+(?:\.\w+)*/g;

/**
 * Translates an error message to another vocabulary: resources, names and values. User text stays unchanged: it is
 * quoted or in brackets. Only at its beginning a message quotes the name of a parameter.
 */
export function rewordMessage(text: string, wording: Wording): string {
  if (text.length > MESSAGE_MAX) return text;
  const { got, parameter } = GOT.exec(text)?.groups ?? {};
  if (got === undefined || parameter === undefined) return sayTokens(text, "", wording);
  const of = wording.neutral(/\w+$/.exec(parameter)?.[0] ?? parameter);
  const values = got.split(",").map((value) => (wording.isCoded(of) ? wording.value(of, value) : value));
  const head = text.slice(0, text.length - `got "${got}" for ${parameter}`.length);
  return `${sayTokens(head, of, wording)}got "${values.join(",")}" for ${wording.name(parameter)}`;
}

/** @param of the parameter whose values are listed; empty if unknown */
function sayTokens(text: string, of: string, { name, value, isCoded }: Wording): string {
  return text.replace(TOKENS, (token, at: number) => {
    if (token.startsWith("[")) return token;
    if (token.startsWith('"')) return at === 0 ? name(token) : token;
    const isValue = /^[A-Z\d_]+$/.test(token);
    if (isValue && isCoded(of)) return value(of, token);
    // Capitals alone may also be an HTTP method; dots separate the names of events.
    const isCompound = token.includes("_");
    if (isValue) return isCompound ? value("", token) : token;
    return isCompound || !token.includes(".") ? name(token) : token;
  });
}
