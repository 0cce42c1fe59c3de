import { type GridViews, viewQuery } from "@/lib/grid/saved-views";

export const CAMPAIGN_VIEWS: GridViews = {
  key: "campaign-views",
  builtIn: [
    { id: "all", name: "All", query: "" },
    { id: "active", name: "Active", query: viewQuery("status=ACTIVE") },
    { id: "stuck", name: "Active, not serving", query: viewQuery("status=ACTIVE&why=any") },
    { id: "paused", name: "Paused", query: viewQuery("status=PAUSED") },
  ],
};
