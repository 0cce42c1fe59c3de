import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { targetingInput } from "@/components/targeting/targeting-lists";
import { useAdsList, useAdsQuery } from "@/lib/ads/client";
import * as curatedCategories from "@/lib/ads/endpoints/curated-categories";
import { list as targetingCriteria } from "@/lib/ads/endpoints/targeting-criteria";
import { targetedCountries } from "@/lib/targeting/targeted-countries";

/**
 * Curated categories that a line item can run in: those of the countries in its targeting. Without a country there, a
 * person has to choose one.
 */
export function useCuratedCategories(lineItemId: string, { enabled = true }: { enabled?: boolean } = {}) {
  const { accountId } = useAccount();
  const [said, setCountry] = useState("");
  const targeting = useAdsList(targetingCriteria, targetingInput(accountId, lineItemId), { enabled });
  const read = targetedCountries(targeting.records);
  const countries = read.length > 0 ? read : said === "" ? [] : [said];
  const known = targeting.complete || targeting.error !== null;
  const asked = useAdsQuery(
    curatedCategories.list,
    { account_id: accountId, country_codes: [...countries] },
    { enabled: enabled && known && countries.length > 0 },
  );
  return {
    categories: asked.data?.data ?? [],
    countries,
    /** The countries are unknown: the person has to choose. */
    unknownCountry: known && read.length === 0,
    country: said,
    setCountry,
    reading: !known || asked.isFetching,
    error: asked.error,
    retry: () => void asked.refetch(),
  };
}
