import { CSV_START, csvLine, identifierCell } from "@/lib/csv/cells";
import { formatInstant } from "@/lib/format/instant";
import { microsToDecimal } from "@/lib/format/money";
import type { HistoryValue } from "@/lib/line-items/history-value";
import type { HistoryEntry, NameOfReference } from "./arrange-history";
import { bothSides, nameAfter } from "./describe-change";

const HEADER = [
  "Time (UTC)",
  "Time in the account’s zone",
  "By",
  "User id",
  "Through",
  "Entity",
  "Entity id",
  "Name",
  "Change",
  "Field",
  "Before",
  "After",
  "Currency",
];

/** The changes as a CSV file, one line a field: the service's own words, exact amounts, times in UTC. */
export function historyCsv(
  entries: readonly HistoryEntry[],
  { zone, nameOf }: { zone: string; nameOf: NameOfReference },
): string[] {
  return [CSV_START, csvLine(HEADER), ...entries.flatMap((entry) => lines(entry, zone, nameOf))];
}

function lines({ record, fields }: HistoryEntry, zone: string, nameOf: NameOfReference): string[] {
  const { user_id: userId, platform } = record.change_by;
  const head = [
    record.change_time,
    formatInstant(record.change_time, zone),
    nameOf("user", userId) ?? "",
    identifierCell(userId),
    platform,
    record.entity,
    identifierCell(record.entity_id),
    nameAfter(record) ?? "",
    record.change_type,
  ];
  if (fields.length === 0) return [csvLine([...head, "", "", "", ""])];
  return fields.map(({ field, before, after }) => {
    const raw = record.changes[field];
    const sides = bothSides(raw);
    const money = [after, before].find((value) => value?.kind === "money");
    return csvLine([
      ...head,
      field,
      before ? cell(before, sides?.before) : "",
      cell(after, sides ? sides.after : raw),
      money?.kind === "money" ? money.currency : "",
    ]);
  });
}

/** Amounts as decimals and ids as text; everything else in the service's own words. */
function cell(value: HistoryValue, raw: unknown): string {
  if (value.kind === "money") return microsToDecimal(value.micros, value.currency);
  if (value.kind === "reference") return identifierCell(value.id);
  if (raw === null || raw === undefined) return "";
  return typeof raw === "string" ? raw : JSON.stringify(raw);
}
