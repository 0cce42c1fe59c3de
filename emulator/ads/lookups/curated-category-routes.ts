import * as curatedCategories from "@/lib/ads/endpoints/curated-categories";
import { answerFixedList } from "../../service/fixed-list";
import { notFound, Refusal } from "../../service/refusals";
import { route } from "../../service/route";
import { CURATED_CATEGORIES } from "./curated-categories";

export const curatedCategoryRoutes = [
  route(curatedCategories.list, ({ params: { country_codes: asked } }) => {
    const countries = asked.map((code) => code.toUpperCase());
    const found = CURATED_CATEGORIES.filter(({ country_codes: codes }) =>
      codes.some((code) => countries.includes(code)),
    );
    // The service counts these without being asked.
    return answerFixedList(found, ({ id }) => id, { with_total_count: true });
  }),

  route(curatedCategories.get, ({ params: { account_id: accountId, curated_category_id: id } }) => {
    const category = CURATED_CATEGORIES.find((one) => one.id === id);
    if (!category) throw new Refusal([notFound("Curated Category", id, "curated_category_id", accountId)]);
    return { data: JSON.stringify(category) };
  }),
];
