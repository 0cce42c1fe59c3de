import { DELIVERY_VIEWS } from "@/lib/delivery/delivery-views";
import type { GridViews } from "@/lib/grid/saved-views";

export const CAMPAIGN_VIEWS: GridViews = { key: "campaign-views", builtIn: DELIVERY_VIEWS };
