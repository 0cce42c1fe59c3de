import { formatMicros } from "@/lib/format/money";

/** A value in words, for messages: amounts with their currency, nothing as "not set". */
export function valueInWords(field: string, value: unknown, currency: string): string {
  if (value === null || value === undefined || value === "") return "not set";
  if (field.endsWith("_local_micro") && (typeof value === "string" || typeof value === "bigint")) {
    return `${formatMicros(value, currency)} ${currency}`;
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (field === "entity_status" && typeof value === "string") return STATUS_WORDS[value] ?? value;
  return typeof value === "string" ? value : JSON.stringify(value);
}

const STATUS_WORDS: Readonly<Record<string, string>> = { ACTIVE: "active", PAUSED: "paused", DRAFT: "draft" };
