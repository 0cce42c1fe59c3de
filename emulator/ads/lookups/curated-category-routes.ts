import * as curatedCategories from "@/lib/ads/endpoints/curated-categories";
import { answerFixedList } from "../../service/fixed-list";
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
];
