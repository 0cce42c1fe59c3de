import type { NumberingPlan } from "./calling-codes";
import type { IdentifierKind } from "./identifier-kinds";
import { normalisePhone } from "./normalise-phone";

/** Why a cell gives no identifier, in the order of the numbers by which the compiled scanner calls them. */
const PROBLEMS = [
  "empty",
  "not an e-mail address",
  "no country code, and no default country",
  "not only digits",
  "not so many digits in this country",
  "not a device id",
  "a device id of zeros stands for nobody",
  "not a handle",
  "not a whole number",
  "not 1 to 255 plain characters",
  "unreadable characters",
] as const;

export type Problem = (typeof PROBLEMS)[number];

/** The number of a problem in the compiled scanner, from 1. */
export const numberOfProblem = (problem: Problem) => PROBLEMS.indexOf(problem) + 1;
/** The problem that a scanner wrote down as a number, from 1 on; undefined for 0, which is none. */
export const problemOfNumber = (number: number): Problem | undefined => PROBLEMS[number - 1];

export type Normalised = { readonly value: string; readonly hashed: boolean } | { readonly problem: Problem };

const HASH = /^[0-9a-f]{64}$/;
const DEVICE = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16})$/;
const HANDLE = /^[0-9a-z_]{1,50}$/;
const WHOLE = /^[1-9][0-9]{0,18}$/;
const LARGEST = "9223372036854775807";
/** What never stands in an address as people are known by it, although RFC 5322 allows some of it in quotes. */
const NOT_IN_ADDRESS = /[\p{Cc}"(),:;<>[\\\]\s]/u;
const LABEL = /^[a-z0-9\u0080-\uffff](?:[a-z0-9\u0080-\uffff-]{0,61}[a-z0-9\u0080-\uffff])?$/;
const CONTROL = /\p{Cc}/u;
const REPLACEMENT = "\ufffd";

/**
 * The form of an identifier that is hashed (reference of the advertising service, Audiences): e-mail and handle
 * in lower case, handles without `@`, ids as plain whole numbers, device ids in lower case with their dashes,
 * phones in E.164 with `+`. 64 hexadecimal digits are taken for a hash and kept. No salt anywhere.
 *
 * @param plan the country of phones that name none
 */
export function normalise(kind: IdentifierKind, raw: string, plan?: NumberingPlan): Normalised {
  const text = trimmed(raw);
  if (text === "") return { problem: "empty" };
  if (text.includes(REPLACEMENT)) return { problem: "unreadable characters" };
  if (kind === "partner_user_id") {
    return text.length > 255 || CONTROL.test(text)
      ? { problem: "not 1 to 255 plain characters" }
      : { value: text, hashed: false };
  }
  const lower = text.toLowerCase();
  if (HASH.test(lower)) return { value: lower, hashed: true };
  switch (kind) {
    case "email":
      return isAddress(lower) ? plain(lower) : { problem: "not an e-mail address" };
    case "phone_number":
      return normalisePhone(text, plan);
    case "device_id":
      if (!DEVICE.test(lower)) return { problem: "not a device id" };
      return /^[0-]+$/.test(lower) ? { problem: "a device id of zeros stands for nobody" } : plain(lower);
    case "handle": {
      const handle = lower.startsWith("@") ? lower.slice(1) : lower;
      return HANDLE.test(handle) ? plain(handle) : { problem: "not a handle" };
    }
    case "service_user_id":
      return WHOLE.test(text) && (text.length < LARGEST.length || text <= LARGEST)
        ? plain(text)
        : { problem: "not a whole number" };
  }
}

const plain = (value: string): Normalised => ({ value, hashed: false });

/** Without white space and zero-width marks at the ends, which spreadsheets and web pages leave there. */
function trimmed(text: string): string {
  return text.replace(/^[\s\u200b-\u200d\u2060\ufeff]+|[\s\u200b-\u200d\u2060\ufeff]+$/g, "");
}

function isAddress(text: string): boolean {
  if (text.length > 254 || NOT_IN_ADDRESS.test(text)) return false;
  const at = text.indexOf("@");
  if (at < 1 || at > 64 || at !== text.lastIndexOf("@")) return false;
  const local = text.slice(0, at);
  if (local.startsWith(".") || local.endsWith(".") || local.includes("..")) return false;
  const labels = text.slice(at + 1).split(".");
  const last = labels.at(-1) ?? "";
  return labels.length > 1 && last.length > 1 && labels.every((label) => LABEL.test(label));
}
