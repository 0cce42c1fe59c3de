import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as lookups from "@/lib/ads/endpoints/targeting-lookups";
import { foldName } from "../../database/conditions";
import { answerFixedList } from "../../service/fixed-list";
import { route } from "../../service/route";
import { eventsFrom } from "./events";
import {
  APP_STORE_CATEGORIES,
  CONVERSATIONS,
  type ListedValue,
  PLATFORM_VERSIONS,
  TARGETING_VALUES,
  tvMarkets,
} from "./values";

/** A value is found by any word of its name. */
const holds = (name: string, q: string) =>
  foldName(name)
    .split(/[\s/]+/)
    .some((_, at, all) => all.slice(at).join(" ").startsWith(foldName(q)));

interface Asked {
  readonly q?: string | undefined;
  readonly count?: number | undefined;
  readonly cursor?: string | undefined;
}

const found = <T extends { readonly name: string }>(all: readonly T[], { q = "" }: Asked) =>
  all.filter(({ name }) => holds(name, q));

const keyOf = ({ targeting_value }: { readonly targeting_value: string }) => targeting_value;

function answer(all: readonly ListedValue[], { count = PAGE_MAX, cursor, ...asked }: Asked) {
  const values = found(all, asked).map(({ name, targeting_type, targeting_value }) => ({
    name,
    targeting_type,
    targeting_value,
  }));
  return answerFixedList(values, keyOf, { count, cursor });
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

  route(lookups.languages, ({ params: { count, cursor, ...asked } }) =>
    answerFixedList(found(TARGETING_VALUES.LANGUAGE, asked), keyOf, { count, cursor }),
  ),
  // Names in other languages are not known.
  route(lookups.platforms, ({ params: { count, lang, ...asked } }) =>
    answerFixedList(
      found(TARGETING_VALUES.PLATFORM, asked).map((value) =>
        lang === undefined ? value : { ...value, localized_name: value.name },
      ),
      keyOf,
      { count },
    ),
  ),
  route(
    lookups.platformVersions,
    ({ params }) => answerFixedList(found(PLATFORM_VERSIONS, params), keyOf, { count: PAGE_MAX }),
    { dataType: "targeting_criterion" },
  ),
  route(lookups.appStoreCategories, ({ params: { os_type: store, ...asked } }) =>
    answerFixedList(
      found(APP_STORE_CATEGORIES, asked).filter(({ os_type }) => (store ?? os_type) === os_type),
      keyOf,
      { count: PAGE_MAX },
    ),
  ),
  route(lookups.conversations, ({ params: { conversation_type: type, ...page } }) =>
    answerFixedList(
      CONVERSATIONS.filter(({ conversation_type }) => (type ?? conversation_type) === conversation_type),
      keyOf,
      page,
    ),
  ),
  route(
    lookups.events,
    ({ params, now }) => {
      const { event_types: types, country_codes: countries, count, cursor } = params;
      const from = params.start_time ?? now;
      const asked = countries?.map((code) => code.toUpperCase());
      const events = eventsFrom(Number(from.slice(0, 4)) - 1).filter(
        ({ event_type, country_code, start_time, end_time }) =>
          end_time > from &&
          (params.end_time === undefined || start_time < params.end_time) &&
          (!types || types.some((type) => type === event_type)) &&
          (!asked || country_code === null || asked.includes(country_code)),
      );
      const answered = answerFixedList(events, keyOf, { count, cursor });
      const over = events.map(({ end_time }) => end_time).sort()[0];
      return params.start_time === undefined && over ? { ...answered, validUntil: over } : answered;
    },
    { dataType: "events" },
  ),
  route(lookups.tvMarkets, () => answerFixedList(tvMarkets(), ({ locale }) => locale)),
];
