import * as categories from "@/lib/ads/endpoints/categories";
import { answerFixedList } from "../../service/fixed-list";
import { route } from "../../service/route";
import { BUSINESS_CATEGORIES, CONTENT_CATEGORIES, IAB_CATEGORIES } from "./categories";

/** The service counts these without being asked. */
const TOLD = { with_total_count: true };

export const categoryRoutes = [
  route(categories.content, () => answerFixedList(CONTENT_CATEGORIES, ({ id }) => id, TOLD)),
  route(categories.iab, ({ params }) => answerFixedList(IAB_CATEGORIES, ({ id }) => id, params)),
  route(categories.business, () => answerFixedList(BUSINESS_CATEGORIES, ({ id }) => id)),
];
