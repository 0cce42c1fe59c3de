import { parse, stringify } from "lossless-json";

/** JSON text with its value changed, every number as it stood; text that is no JSON comes out as it is. */
export function changeExactJson(text: string, change: (value: unknown) => unknown): string {
  try {
    return stringify(change(parse(text))) ?? text;
  } catch {
    return text;
  }
}

/** JSON text with a line for each value, every number as it stood. Throws SyntaxError on malformed text. */
export function indentJson(text: string): string {
  return stringify(parse(text), undefined, 2) ?? text;
}
