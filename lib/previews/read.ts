import { readUrl } from "@/lib/http/web-address";
import type { LineView } from "./view";

/** A field of whatever came; undefined where there is none. */
export function at(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

/** A text field with something in it, cut to what can be drawn; numbers and anything else are no text. */
export function textAt(value: unknown, name: string, max = 1_000): string | undefined {
  const text = at(value, name);
  return typeof text === "string" && text.trim() !== "" ? text.slice(0, max) : undefined;
}

/** A number, which the service writes as text in some records. */
export function numberAt(value: unknown, name: string): number | undefined {
  const given = at(value, name);
  const number = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

/** The list that a record holds under a name, cut to `max`; empty for anything else. */
export function listAt(value: unknown, name: string, max = 20): readonly unknown[] {
  const list = at(value, name);
  return Array.isArray(list) ? list.slice(0, max) : [];
}

/** Words, or in italics what they would be. */
export const lineOf = (text: string | undefined, instead: string): LineView =>
  text === undefined ? { text: instead, missing: true } : { text, missing: false };

/** What a reader sees of an address: its host, without `www.`. */
export function domainOf(address: string | undefined): string | undefined {
  const url = address === undefined ? undefined : readUrl(address);
  return url && /^https?:$/.test(url.protocol) && url.hostname
    ? url.hostname.replace(/^www\./, "")
    : undefined;
}
