import { DELIVERY_VIEWS } from "@/lib/delivery/delivery-views";
import { columnsWithin, fieldColumns } from "@/lib/grid/csv-columns";
import type { GridViews } from "@/lib/grid/saved-views";
import type { RecordResource } from "@/lib/records/record-resource";
import { AD_COLUMNS, AD_FILTERS, type AdColumn, type AdFilterId } from "./ad-columns";
import { type AdRow, adName } from "./ad-rows";

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

export const AD_VIEWS: GridViews = { key: "ad-views", builtIn: DELIVERY_VIEWS };
