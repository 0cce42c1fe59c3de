import { DELIVERY_VIEWS } from "@/lib/delivery/delivery-views";
import type { GridViews } from "@/lib/grid/saved-views";

export const LINE_ITEM_VIEWS: GridViews = { key: "line-item-views", builtIn: DELIVERY_VIEWS };
