import { knownValue } from "@/lib/finding";
import { compareKeys, type SortKey } from "@/lib/lists/compare-keys";
import { zoneOffset } from "@/lib/time/calendar";
import type { PortfolioRow } from "./portfolio";
import { PROBLEM_KINDS, type ProblemKind } from "./problems";
import { roleRank } from "./roles";

export const PORTFOLIO_COLUMNS = [
  "problems",
  "name",
  "approval",
  "role",
  "via",
  "zone",
  "currency",
  "campaigns",
  "funding",
] as const;

export type PortfolioColumn = (typeof PORTFOLIO_COLUMNS)[number];

/** One kind of problem, any problem, or none. */
export type ProblemFilter = ProblemKind | "any" | "none";
export const PROBLEM_FILTERS: readonly ProblemFilter[] = ["any", ...PROBLEM_KINDS, "none"];

export interface PortfolioView {
  readonly search: string;
  readonly problem: ProblemFilter | undefined;
  readonly role: string | undefined;
  readonly handle: string | undefined;
  readonly sort: PortfolioColumn;
  readonly descending: boolean;
}

/** A value rows are ordered by; undefined, "not known", comes last in either direction. */

/** The rows a view shows, in its order. Rows that are equal in the sorted column stand by name, then by id. */
export function applyView(rows: readonly PortfolioRow[], view: PortfolioView, now: number): PortfolioRow[] {
  const direction = view.descending ? -1 : 1;
  return rows
    .filter((row) => shown(row, view))
    .map((row) => ({ row, keys: sortKeys(row, view.sort, now) }))
    .sort((a, b) => compareKeys(a.keys, b.keys, direction) || byName(a.row, b.row))
    .map(({ row }) => row);
}

function shown(row: PortfolioRow, { search, problem, role, handle }: PortfolioView): boolean {
  return (
    matches(row, search) &&
    (problem === undefined || hasProblem(row, problem)) &&
    (role === undefined || [...row.access.values()].some((finding) => knownValue(finding)?.includes(role))) &&
    (handle === undefined || row.handles.includes(handle))
  );
}

function hasProblem({ problems, checked }: PortfolioRow, filter: ProblemFilter): boolean {
  if (filter === "any") return problems.length > 0;
  if (filter === "none") return checked && problems.length === 0;
  return problems.some(({ kind }) => kind === filter);
}

/** Every word of the search stands somewhere in the account's name, id or business, whatever the accents. */
function matches({ account }: PortfolioRow, search: string): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = plain(
    [account.name, account.id, account.business_name, account.business_id].filter(Boolean).join(" "),
  );
  return words.every((word) => text.includes(word));
}

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const APPROVAL_ORDER = ["REJECTED", "UNDER_REVIEW", "ACCEPTED"];

function sortKeys(row: PortfolioRow, column: PortfolioColumn, now: number): readonly SortKey[] {
  const { account } = row;
  switch (column) {
    case "problems":
      return [urgency(row)];
    case "name":
      return [plain(account.name)];
    case "approval": {
      const at = APPROVAL_ORDER.indexOf(account.approval_status);
      return at === -1 ? [APPROVAL_ORDER.length, account.approval_status] : [at, undefined];
    }
    case "role": {
      const permissions = knownValue(row.permissions);
      return [permissions && roleRank(permissions)];
    }
    case "via":
      return [row.via];
    case "zone":
      return [zoneOffset(account.timezone, now), account.timezone];
    case "currency":
      return [knownValue(row.currencies)?.join(" ") || undefined];
    case "campaigns":
      return [knownValue(row.campaigns)];
    case "funding": {
      // Amounts of different currencies have no order: rows stand by currency, and by amount within one.
      const [first] = knownValue(row.left) ?? [];
      return [first?.currency, first?.remaining ?? first?.funded];
    }
  }
}

/** Larger is more urgent: blocked, then attention, then not checked yet, then nothing to do. */
function urgency(row: PortfolioRow): number {
  const blocked = row.problems.filter(({ level }) => level === "blocked").length;
  const attention = row.problems.length - blocked;
  if (row.problems.length > 0) return 100 + blocked * 100 + attention;
  return row.checked ? 0 : 1;
}

function byName(a: PortfolioRow, b: PortfolioRow): number {
  const [left, right] = [plain(a.account.name), plain(b.account.name)];
  if (left !== right) return left < right ? -1 : 1;
  return a.account.id < b.account.id ? -1 : a.account.id > b.account.id ? 1 : 0;
}
