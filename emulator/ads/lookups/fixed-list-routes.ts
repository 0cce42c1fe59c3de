import * as categories from "@/lib/ads/endpoints/categories";
import * as publishers from "@/lib/ads/endpoints/publishers";
import { answerFixedList } from "../../service/fixed-list";
import { route } from "../../service/route";
import { BUSINESS_CATEGORIES, CONTENT_CATEGORIES, IAB_CATEGORIES } from "./categories";
import { PUBLISHERS } from "./publishers";

/** The service counts these in any case. */
const COUNTED = { with_total_count: true };

export const categoryRoutes = [
  route(categories.content, () => answerFixedList(CONTENT_CATEGORIES, ({ id }) => id, COUNTED)),
  route(categories.iab, ({ params }) => answerFixedList(IAB_CATEGORIES, ({ id }) => id, params)),
  route(categories.business, () => answerFixedList(BUSINESS_CATEGORIES, ({ id }) => id)),
];

export const publisherRoutes = [
  route(publishers.list, () => answerFixedList(PUBLISHERS, ({ user_id }) => user_id)),
];
