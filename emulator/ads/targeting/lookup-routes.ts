import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as lookups from "@/lib/ads/endpoints/targeting-lookups";
import { foldName } from "../../database/names";
import { answerFixedList } from "../../service/fixed-list";
import { route } from "../../service/route";
import { type ListedValue, TARGETING_VALUES } from "./values";

/** A value is found by any word of its name. */
const holds = (name: string, q: string) =>
  foldName(name)
    .split(/[\s/]+/)
    .some((_, at, all) => all.slice(at).join(" ").startsWith(foldName(q)));

function answer(
  all: readonly ListedValue[],
  { q = "", count }: { q?: string | undefined; count?: number | undefined },
) {
  const found = all
    .filter(({ name }) => holds(name, q))
    .map(({ name, targeting_type, targeting_value }) => ({ name, targeting_type, targeting_value }));
  return answerFixedList(found, ({ targeting_value }) => targeting_value, { count: count ?? PAGE_MAX });
}

const inCountry = (all: readonly ListedValue[], country: string | undefined) =>
  country === undefined ? all : all.filter(({ country_code }) => country_code === country.toUpperCase());

export const targetingLookupRoutes = [
  route(lookups.interests, ({ params }) => answer(TARGETING_VALUES.INTEREST, params)),
  route(lookups.devices, ({ params }) => answer(TARGETING_VALUES.DEVICE, params)),
  route(lookups.networkOperators, ({ params }) =>
    answer(inCountry(TARGETING_VALUES.NETWORK_OPERATOR, params.country_code), params),
  ),
  // A locale is a language and a market: `en-GB`.
  route(lookups.tvShows, ({ params }) =>
    answer(inCountry(TARGETING_VALUES.TV_SHOW, params.locale.split("-").at(-1)), {
      ...params,
      count: params.count ?? lookups.TV_SHOWS_MAX,
    }),
  ),
];
