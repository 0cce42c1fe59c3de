import { formatInstant } from "@/lib/format/instant";
import { formatMicros } from "@/lib/format/money";
import { counted } from "@/lib/format/plurals";

/**
 * A value in words, for messages: amounts with their currency, times on the zone's clocks, "not set" for none.
 *
 * @param zone IANA zone; UTC, and named so, if it is unknown
 */
export function valueInWords(field: string, value: unknown, currency: string, zone?: string): string {
  if (value === null || value === undefined || value === "") return "not set";
  if (field.endsWith("_local_micro") && (typeof value === "string" || typeof value === "bigint")) {
    return `${formatMicros(value, currency)} ${currency}`;
  }
  if (/_(?:time|at)$/.test(field) && typeof value === "string") {
    return zone === undefined
      ? formatInstant(value, "UTC", "time-and-zone")
      : formatInstant(value, zone, "time");
  }
  if (field === "posts" && Array.isArray(value)) return counted(value.length, "post");
  if (field === "accounts" && Array.isArray(value)) return counted(value.length, "account");
  if (field === "media" && Array.isArray(value)) return counted(value.length, "file");
  if (field === "targeting" && Array.isArray(value)) return counted(value.length, "criterion", "criteria");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (field === "entity_status" && typeof value === "string") return STATUS_WORDS[value] ?? value;
  return typeof value === "string" ? value : JSON.stringify(value);
}

const STATUS_WORDS: Readonly<Record<string, string>> = { ACTIVE: "active", PAUSED: "paused", DRAFT: "draft" };
