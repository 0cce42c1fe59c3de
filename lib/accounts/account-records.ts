import { columnsWithin, fieldColumns } from "@/lib/grid/csv-columns";
import type { GridViews } from "@/lib/grid/saved-views";
import type { RecordResource } from "@/lib/records/record-resource";
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_FILTERS,
  type AccountColumn,
  type AccountFilterId,
} from "./account-columns";
import type { AccountRow } from "./portfolio";

/** Accounts as their grid shows them: problems first, which is why the page is opened. */
export const ACCOUNT_RECORDS: RecordResource<AccountRow, AccountColumn, AccountFilterId, never> = {
  name: "accounts",
  one: "account",
  many: "accounts",
  columns: ACCOUNT_COLUMNS,
  filters: ACCOUNT_FILTERS,
  usualSort: { column: "problems", direction: "desc" },
  listsDeleted: false,
  searched: ({ id, name, account }) =>
    [name, id, account.business_name, account.business_id].filter(Boolean).join(" "),
  nameOf: ({ name }) => name,
  everyField: (rows) => {
    const accountOf = ({ account }: AccountRow) => account;
    return columnsWithin(fieldColumns(rows.map(accountOf)), accountOf);
  },
};

/** What is looked at of accounts that spend. */
const SPEND_VIEW = "name,problems,spend_today,spend,pace,runway,campaigns";

export const ACCOUNT_VIEWS: GridViews = {
  key: "account-views",
  builtIn: [
    { id: "all", name: "All", query: "" },
    { id: "problems", name: "Needs attention", query: `problem=any&columns=${SPEND_VIEW}` },
    { id: "spend", name: "Spend", query: `columns=${SPEND_VIEW}&sort=spend-desc` },
  ],
};
