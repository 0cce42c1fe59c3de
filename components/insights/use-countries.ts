import { useMemo } from "react";
import { useAdsQuery } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { list } from "@/lib/ads/endpoints/locations";
import { byWords } from "@/lib/format/lists";

const STALE_MS = 60 * 60_000;
/** All: a page has room for as many. */
const EVERY = { location_type: "COUNTRIES", count: PAGE_MAX } as const;

/** The countries that the service distinguishes, by name. */
export function useCountries() {
  const { data, error, isPending, refetch } = useAdsQuery(list, EVERY, { staleTime: STALE_MS });
  return useMemo(() => {
    const countries = (data?.data ?? [])
      .map(({ targeting_value: id, name }) => ({ id, name }))
      .sort((a, b) => byWords(a.name, b.name));
    const names = new Map(countries.map(({ id, name }) => [id, name]));
    return {
      countries,
      /** Unknown values are unchanged. */
      nameOf: (value: string) => names.get(value) ?? value,
      pending: isPending,
      error,
      retry: () => void refetch(),
    };
  }, [data, error, isPending, refetch]);
}

export type Countries = ReturnType<typeof useCountries>;
