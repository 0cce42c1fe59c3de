import { CSV_START, csvLine } from "@/lib/csv/cells";
import type { Finding } from "@/lib/finding";
import { clockIn } from "@/lib/format/dates";
import { microsToDecimal } from "@/lib/format/money";
import type { FundingLeft } from "@/lib/funding/remaining";
import type { PortfolioRow } from "./portfolio";
import { PROBLEMS } from "./problems";
import { roleName } from "./roles";

const HEADER = [
  "Account",
  "Id",
  "Business",
  "Business id",
  "Approval",
  "Problems",
  "Your roles",
  "Via",
  "Time zone",
  "Local time",
  "Currencies",
  "Campaigns",
  "Funding left",
  "Funding booked",
];

/** The rows as shown, as a CSV file. What is not known says so; it is never an empty cell or a zero. */
export function portfolioCsv(rows: readonly PortfolioRow[], now: number): string[] {
  return [CSV_START, csvLine(HEADER), ...rows.map((row) => csvLine(cells(row, now)))];
}

function cells(row: PortfolioRow, now: number): string[] {
  const { account } = row;
  return [
    account.name,
    account.id,
    account.business_name ?? "",
    account.business_id ?? "",
    account.approval_status,
    row.problems.length > 0 || row.checked
      ? row.problems.map(({ kind }) => PROBLEMS[kind]).join("; ")
      : "not checked yet",
    told(row.permissions, (permissions) => permissions.map(roleName).join("; ")),
    row.handles.map((handle) => `@${handle}`).join(" "),
    account.timezone,
    clockIn(account.timezone, now) ?? "unknown",
    told(row.currencies, (currencies) => currencies.join("; ") || "unknown"),
    told(row.campaigns, String),
    told(row.left, (left) => amounts(left, "remaining")),
    told(row.left, (left) => amounts(left, "funded")),
  ];
}

function told<T>(finding: Finding<T>, write: (value: T) => string): string {
  switch (finding.state) {
    case "known":
      return write(finding.value);
    case "pending":
      return "not asked yet";
    case "not-permitted":
      return "not permitted";
    case "failed":
      return "could not be read";
  }
}

function amounts(left: readonly FundingLeft[], which: "remaining" | "funded"): string {
  return left
    .flatMap(({ currency, [which]: micros }) =>
      micros === undefined ? [] : `${microsToDecimal(micros, currency)} ${currency}`,
    )
    .join("; ");
}
