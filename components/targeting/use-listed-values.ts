import { useAdsQuery } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as lookups from "@/lib/ads/endpoints/targeting-lookups";
import type { TargetingType } from "@/lib/targeting/criteria";

/** Kinds whose values the service lists, with their plurals. */
export const LISTED = {
  INTEREST: { many: "interests", byCountry: false },
  DEVICE: { many: "devices", byCountry: false },
  NETWORK_OPERATOR: { many: "network operators", byCountry: true },
  TV_SHOW: { many: "TV shows", byCountry: true },
} as const satisfies Partial<Record<TargetingType, { many: string; byCountry: boolean }>>;

export type ListedType = keyof typeof LISTED;

export const isListed = (type: TargetingType): type is ListedType => Object.hasOwn(LISTED, type);

const STALE_MS = 60 * 60_000;
/** `en-GB` for GB: a market is named by its country and main language. */
const localeOf = (country: string) => {
  const { language } = new Intl.Locale("und", { region: country }).maximize();
  return `${language ?? "en"}-${country}`;
};

/** The values of a kind; for kinds with values by country, those of one country. */
export function useListedValues(type: ListedType, country: string) {
  const options = (kind: ListedType) => ({ enabled: type === kind, staleTime: STALE_MS });
  const asked = {
    INTEREST: useAdsQuery(lookups.interests, {}, options("INTEREST")),
    DEVICE: useAdsQuery(lookups.devices, { count: PAGE_MAX }, options("DEVICE")),
    NETWORK_OPERATOR: useAdsQuery(
      lookups.networkOperators,
      { country_code: country },
      options("NETWORK_OPERATOR"),
    ),
    TV_SHOW: useAdsQuery(lookups.tvShows, { locale: localeOf(country) }, options("TV_SHOW")),
  }[type];
  const { data } = asked;
  return {
    values: (data?.data ?? []).map(({ targeting_value: id, name }) => ({ id, name })),
    /** The service has more than it gave. */
    more: data !== undefined && data.nextCursor !== null,
    reading: asked.isFetching,
    error: asked.error,
    retry: () => void asked.refetch(),
  };
}
