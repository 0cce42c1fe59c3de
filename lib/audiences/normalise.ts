import type { NumberingPlan } from "./calling-codes";
import type { IdentifierKind } from "./identifier-kinds";
import type { Normalised } from "./identifier-problems";
import { normalisePhone } from "./normalise-phone";
import { hasInvisible, narrowed, trimmed, withAsciiDigits, withoutInvisible } from "./plain-text";

const HASH = /^[0-9a-f]{64}$/;
const DEVICE = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{16})$/;
const HANDLE = /^[0-9a-z_]{1,50}$/;
const WHOLE = /^[1-9][0-9]{0,18}$/;
const LARGEST = "9223372036854775807";
/** Never part of an address that identifies a person, although RFC 5322 allows some of it in quotes. */
const NOT_IN_ADDRESS = /[\p{Cc}"(),:;<>[\\\]\s]/u;
const LABEL = /^[a-z0-9\u0080-\uffff](?:[a-z0-9\u0080-\uffff-]{0,61}[a-z0-9\u0080-\uffff])?$/;
const CONTROL = /\p{Cc}/u;
const REPLACEMENT = "\ufffd";
/** The notation of spreadsheets for digits as text. */
const TEXT_CONSTANT = /^="([^"]*)"$/;
/** The separator of several values in Google's address book. */
const JOINED = " ::: ";
const MAIL_SCHEME = /^mailto:/i;
/** Full stops of East Asian keyboards, which separate labels of a domain like ASCII ones (UTS 46). */
const IDEOGRAPHIC_STOP = /[\u3002\uff61]/g;

/**
 * The form of an identifier that is hashed (reference of the advertising service, Audiences): e-mail and handle in
 * lower case, handles without `@`, ids as plain whole numbers, device ids in lower case with their dashes, phones in
 * E.164 with `+`. 64 hexadecimal digits count as a hash and stay unchanged. No salt anywhere. Full-width characters
 * and digits of other scripts become ASCII; invisible characters are removed, or refused if they may have a meaning.
 *
 * @param plan the country of phones without one
 */
export function normalise(kind: IdentifierKind, raw: string, plan?: NumberingPlan): Normalised {
  const cell = trimmed(raw);
  const given = cell.startsWith("=") ? trimmed(TEXT_CONSTANT.exec(cell)?.[1] ?? cell) : cell;
  if (given === "") return { problem: "empty" };
  if (given.includes(REPLACEMENT)) return { problem: "unreadable characters" };
  if (kind === "partner_user_id") return partnerId(given);
  if (given.includes(JOINED)) return { problem: "several values in one cell" };
  const shown = withoutInvisible(given);
  if (shown === undefined) return { problem: "invisible characters" };
  const text = narrowed(shown);
  const lower = text.toLowerCase();
  if (HASH.test(lower)) return { value: lower, hashed: true };
  switch (kind) {
    case "email": {
      const address = addressOf(lower);
      return isAddress(address) ? plain(address) : { problem: "not an e-mail address" };
    }
    case "phone_number":
      return normalisePhone(withAsciiDigits(text), plan);
    case "device_id":
      if (!DEVICE.test(lower)) return { problem: "not a device id" };
      return /^[0-]+$/.test(lower) ? { problem: "a device id of zeros" } : plain(lower);
    case "handle": {
      const handle = lower.startsWith("@") ? lower.slice(1) : lower;
      return HANDLE.test(handle) ? plain(handle) : { problem: "not a handle" };
    }
    case "service_user_id": {
      const id = withAsciiDigits(text);
      return WHOLE.test(id) && (id.length < LARGEST.length || id <= LARGEST)
        ? plain(id)
        : { problem: "not a whole number" };
    }
  }
}

/**
 * The values of a cell: several where an address book has joined them, each normalised by `normalise`.
 *
 * @param room maximum number of values; a cell with more is refused
 */
export function normaliseAll(
  kind: IdentifierKind,
  raw: string,
  plan: NumberingPlan | undefined,
  room: number,
): readonly Normalised[] {
  const whole = normalise(kind, raw, plan);
  if (!("problem" in whole) || whole.problem !== "several values in one cell") return [whole];
  const several = raw.split(JOINED);
  return several.length > room ? [whole] : several.map((value) => normalise(kind, value, plan));
}

const plain = (value: string): Normalised => ({ value, hashed: false });

/** The partner's own id is sent unchanged, so nothing is removed. */
function partnerId(text: string): Normalised {
  if (text.length > 255 || CONTROL.test(text)) return { problem: "not 1 to 255 plain characters" };
  return hasInvisible(text) ? { problem: "invisible characters" } : plain(text);
}

/**
 * A canonical form for addresses that look the same: composed letters (RFC 6532), in the domain also compatible ones.
 */
function addressOf(lower: string): string {
  const text = lower.replace(MAIL_SCHEME, "");
  const at = text.indexOf("@") + 1;
  if (at === 0 || text.length > 512) return text;
  const domain = text.slice(at).normalize("NFKC").toLowerCase().replace(IDEOGRAPHIC_STOP, ".");
  return text.slice(0, at).normalize("NFC") + domain;
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
