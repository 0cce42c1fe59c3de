import { PERMISSIONS } from "@/lib/ads/permissions";
import { clockIn } from "@/lib/format/dates";
import { byCodePoint } from "@/lib/format/lists";
import {
  choiceColumn,
  codeColumn,
  type RecordColumn,
  recordColumns,
  recordFilters,
  textColumn,
} from "@/lib/records/record-columns";
import { knownValue } from "@/lib/remote-data";
import { zoneOffset } from "@/lib/time/calendar";
import { APPROVAL_STATUSES, approvalName } from "./approval";
import { amountOrder, amountsText, inFile } from "./file-words";
import type { AccountRow } from "./portfolio";
import { PROBLEM_KINDS, PROBLEMS, type ProblemKind } from "./problem-kinds";
import { roleName, roleRank } from "./roles";
import { SPEND_COLUMNS } from "./spend-columns";

/** Larger is more urgent: blocked, then attention, then not checked yet, then nothing to do. */
function urgency({ problems, checked }: AccountRow): number {
  if (problems.length === 0) return checked ? 0 : 1;
  const blocked = problems.filter(({ level }) => level === "blocked").length;
  return 100 + blocked * 100 + (problems.length - blocked);
}

function fundingOrder({ left }: AccountRow): string | null {
  const [first] = knownValue(left) ?? [];
  const amount = first?.remaining ?? first?.funded;
  return first === undefined || amount === undefined ? null : amountOrder(first.currency, amount);
}

const amountsIn = ({ left }: AccountRow, which: "remaining" | "funded") =>
  inFile(left, (amounts) =>
    amountsText(
      amounts.flatMap(({ currency, [which]: micros }) =>
        micros === undefined ? [] : [{ currency, micros }],
      ),
    ),
  );

const COLUMNS = {
  name: textColumn({
    label: "Account",
    width: 172,
    grows: 2,
    usualFrom: 0,
    of: ({ name }: AccountRow) => name,
    filter: "text",
  }),
  problems: {
    label: "Problems",
    hint: "Most urgent first",
    width: 152,
    grows: 1,
    largestFirst: true,
    usualFrom: 0,
    value: { kind: "own" },
    order: () => ({ key: urgency }),
    group: () => ({
      keyOf: ({ problems: [first] }) => first?.kind ?? null,
      words: (kind) => PROBLEMS[kind as ProblemKind],
      keys: PROBLEM_KINDS,
      none: "No problem found",
    }),
    file: {
      "": {
        text: ({ problems, checked }) =>
          problems.length > 0 || checked
            ? problems.map(({ kind }) => PROBLEMS[kind]).join("; ")
            : "not checked yet",
      },
    },
  },
  ...SPEND_COLUMNS,
  approval: {
    ...choiceColumn({
      label: "Approval",
      width: 124,
      usualFrom: 0,
      of: ({ account }: AccountRow) => [account.approval_status],
      words: approvalName,
      values: APPROVAL_STATUSES,
      ordered: true,
      group: true,
    }),
    value: { kind: "own" },
  },
  role: {
    label: "Your role",
    hint: "Strongest role first",
    width: 144,
    usualFrom: 1440,
    value: { kind: "own" },
    order: () => ({
      key: ({ permissions }) => {
        const known = knownValue(permissions);
        return known ? roleRank(known) : null;
      },
    }),
    filter: {
      label: "Role",
      kind: "choice",
      values: PERMISSIONS,
      words: roleName,
      of: ({ access }) => [...access.values()].flatMap((finding) => knownValue(finding) ?? []),
    },
    group: () => ({
      keyOf: ({ permissions }) => knownValue(permissions)?.[0] ?? null,
      words: roleName,
      keys: PERMISSIONS,
      none: "Role not known",
    }),
    file: {
      "Your roles": { text: ({ permissions }) => inFile(permissions, (all) => all.map(roleName).join("; ")) },
    },
  },
  via: {
    label: "Via",
    hint: "The connected handle through which the account is opened",
    width: 124,
    usualFrom: 0,
    value: { kind: "own" },
    order: () => ({ key: ({ via }) => via }),
    filter: {
      label: "Handle",
      kind: "choice",
      values: [],
      words: (handle) => `@${handle}`,
      of: ({ handles }) => handles,
    },
    group: () => ({ keyOf: ({ via }) => via, words: (handle) => `@${handle}` }),
    file: { "": { text: ({ handles }) => handles.map((handle) => `@${handle}`).join(" ") } },
  },
  zone: {
    label: "Time zone",
    hint: "The time there now; ordered by distance from UTC",
    width: 108,
    usualFrom: 1760,
    value: { kind: "own" },
    order: () => ({ key: ({ account, now }) => zoneOffset(account.timezone, now) ?? null }),
    filter: {
      label: "Time zone",
      kind: "choice",
      values: [],
      words: (zone) => zone,
      of: ({ account }) => [account.timezone],
    },
    group: () => ({ keyOf: ({ account }) => account.timezone }),
    file: {
      "": { text: ({ account }) => account.timezone },
      "Local time": { text: ({ account, now }) => clockIn(account.timezone, now) ?? "unknown" },
    },
  },
  currency: {
    label: "Currency",
    hint: "From funding sources and campaigns",
    width: 92,
    value: { kind: "own" },
    order: () => ({ key: ({ currency }) => currency || null }),
    filter: {
      label: "Currency",
      kind: "choice",
      values: [],
      words: (currency) => currency,
      of: ({ currencies }) => knownValue(currencies) ?? [],
    },
    group: () => ({ keyOf: ({ currency }) => currency || null, none: "Currency not known" }),
    file: { "": { text: ({ currencies }) => inFile(currencies, (all) => all.join("; ") || "unknown") } },
  },
  campaigns: {
    label: "Campaigns",
    hint: "Campaigns that count towards the account’s limit: paused ones do, drafts and ended ones do not",
    width: 116,
    numeric: true,
    largestFirst: true,
    usualFrom: 0,
    value: { kind: "own" },
    order: () => ({ key: ({ campaigns }) => knownValue(campaigns) ?? null }),
    file: { "": { text: ({ campaigns }) => inFile(campaigns, String) } },
  },
  funding: {
    label: "Funding left",
    hint: "What funding sources that can pay still hold, per currency; ordered by currency, then amount",
    width: 172,
    numeric: true,
    usualFrom: 0,
    value: { kind: "own" },
    order: () => ({ key: fundingOrder, texts: byCodePoint }),
    file: {
      "": { text: (row) => amountsIn(row, "remaining") },
      "Funding booked": { text: (row) => amountsIn(row, "funded") },
    },
  },
  business: textColumn({
    label: "Business",
    width: 160,
    of: ({ account }: AccountRow) => account.business_name,
    none: "No business name",
    group: true,
  }),
  businessId: textColumn({
    label: "Business ID",
    width: 120,
    of: ({ account }: AccountRow) => account.business_id,
    none: "No business id",
    identifier: true,
  }),
  id: codeColumn({
    label: "ID",
    width: 132,
    of: ({ id }: AccountRow) => id,
    identifier: true,
  }),
} satisfies Readonly<Record<string, RecordColumn<AccountRow, never>>>;

export type AccountColumn = keyof typeof COLUMNS;

/** The columns of the grid of accounts. */
export const ACCOUNT_COLUMNS = recordColumns<AccountColumn, AccountRow, never>("name", COLUMNS);

/** One kind of problem, any problem, or none. */
type ProblemFilter = ProblemKind | "any" | "none";

const problemFilterName = (filter: string) =>
  filter === "any" ? "Any problem" : filter === "none" ? "No problem" : PROBLEMS[filter as ProblemKind];

export type AccountFilterId = AccountColumn | "problem";

/** What accounts can be filtered by. */
export const ACCOUNT_FILTERS = recordFilters<AccountColumn, AccountRow, "problem">(ACCOUNT_COLUMNS, {
  problem: {
    label: "Problem",
    kind: "choice",
    values: ["any", ...PROBLEM_KINDS, "none"] satisfies readonly ProblemFilter[],
    words: problemFilterName,
    of: ({ problems, checked }) =>
      problems.length > 0 ? ["any", ...problems.map(({ kind }) => kind)] : checked ? ["none"] : [],
  },
});
