import { type GridViews, viewQuery } from "@/lib/grid/saved-views";

export const LINE_ITEM_VIEWS: GridViews = {
  key: "line-item-views",
  builtIn: [
    { id: "all", name: "All", query: "" },
    { id: "active", name: "Active", query: viewQuery("status=active") },
    { id: "stuck", name: "Not serving", query: viewQuery("status=not-serving") },
    { id: "scheduled", name: "Scheduled", query: viewQuery("status=scheduled") },
    { id: "paused", name: "Paused", query: viewQuery("status=paused") },
  ],
};
