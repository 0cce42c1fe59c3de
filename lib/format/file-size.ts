import { formatNumber } from "@/lib/format/numbers";
import { counted } from "./plurals";

/** What "MB" means in the documents of the service, and here: 1,048,576 bytes. */
export const MEGABYTE = 1_048_576;

const UNITS = [
  ["GB", 1_024 * MEGABYTE],
  ["MB", MEGABYTE],
  ["kB", 1_024],
] as const;

/** A number of bytes in the unit in which limits are written: "812 bytes", "2 kB", "4.2 MB", "5 MB". */
export function fileSize(bytes: number): string {
  // 1,023.6 kB are rounded to a megabyte.
  const [unit, size] = UNITS.find(([, each]) => Math.round((bytes / each) * 1_024) >= 1_024) ?? [];
  if (unit === undefined || size === undefined) return counted(bytes, "byte");
  const amount = bytes / size;
  const shown = amount < 10 && unit !== "kB" ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${formatNumber(shown)} ${unit}`;
}
