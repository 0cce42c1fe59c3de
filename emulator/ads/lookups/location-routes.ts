import * as locations from "@/lib/ads/endpoints/locations";
import { foldName } from "../../database/conditions";
import { answerFixedList } from "../../service/fixed-list";
import { route } from "../../service/route";
import { LOCATIONS } from "./locations";

export const locationRoutes = [
  route(locations.list, ({ params }) => {
    const { q = "", country_code: country, location_type: type } = params;
    const found = LOCATIONS.filter(
      (one) =>
        foldName(one.name).startsWith(foldName(q)) &&
        (country === undefined || one.country_code === country.toUpperCase()) &&
        (type === undefined || one.location_type === type),
    );
    return answerFixedList(found, ({ targeting_value }) => targeting_value, params);
  }),
];
