import { DELIVERY_VIEWS } from "@/lib/delivery/delivery-views";
import { columnsWithin, fieldColumns } from "@/lib/grid/csv-columns";
import { ALL_CLOSED, writeClosed } from "@/lib/grid/groups";
import { type GridViews, type SavedView, viewQuery } from "@/lib/grid/saved-views";
import { writeSort } from "@/lib/grid/sort";
import type { RecordResource } from "@/lib/records/record-resource";
import { AD_COLUMNS, AD_FILTERS, type AdColumn, type AdFilterId } from "./ad-columns";
import { type AdRow, adName } from "./ad-rows";

const SHOWN_BY_CREATIVE: readonly AdColumn[] = [
  "name",
  "item",
  "spend",
  "results",
  "cost_per_result",
  "impressions",
];

/** Ads as their grid shows them: the newest first. */
export const AD_RECORDS: RecordResource<AdRow, AdColumn, AdFilterId, never> = {
  name: "ads",
  one: "ad",
  many: "ads",
  columns: AD_COLUMNS,
  filters: AD_FILTERS,
  usualSort: { column: "created", direction: "desc" },
  listsDeleted: false,
  searched: (row) => [adName(row), row.shows, row.recordId].join(" "),
  nameOf: adName,
  everyField: (rows) => {
    const recordOf = ({ record }: AdRow) => record;
    return columnsWithin(fieldColumns(rows.map(recordOf)), recordOf);
  },
};

/** What each creative brought in all line items together, the one that spent most first. */
const BY_CREATIVE: SavedView = {
  id: "by-creative",
  name: "By creative",
  query: viewQuery(
    new URLSearchParams({
      group: "creative",
      closed: writeClosed(ALL_CLOSED) ?? "",
      sort: writeSort<AdColumn>({ column: "spend", direction: "desc" }),
      columns: SHOWN_BY_CREATIVE.join(","),
    }).toString(),
  ),
};

export const AD_VIEWS: GridViews = { key: "ad-views", builtIn: [...DELIVERY_VIEWS, BY_CREATIVE] };
