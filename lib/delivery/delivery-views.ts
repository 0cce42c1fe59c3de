import { type SavedView, viewQuery } from "@/lib/grid/saved-views";
import { DELIVERY_STATUSES } from "./delivery-status";

/** The tabs of every list of what serves, the same in each; drafts are found by the filter. */
const TABS = ["active", "serving", "not-serving", "scheduled", "paused", "ended"] as const;

export const DELIVERY_VIEWS: readonly SavedView[] = [
  { id: "all", name: "All", query: "" },
  ...TABS.map((state) => ({
    id: state,
    name: DELIVERY_STATUSES[state],
    query: viewQuery(`status=${state}`),
  })),
];
