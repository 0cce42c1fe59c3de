import {
  createParser,
  parseAsArrayOf,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from "nuqs";
import { useMemo } from "react";
import {
  GRANULARITIES,
  type Granularity,
  INSIGHT_DAYS_MAX,
  search,
} from "@/lib/ads/endpoints/keyword-insights";
import { PERIOD_DAYS } from "@/lib/insights/insight-period";
import { type KeywordQuery, keywordSideOf, readableKeywords } from "@/lib/insights/keyword-query";

/** The possible differences of a second line. */
export const COMPARISONS = ["days", "keywords", "country"] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Only valid values: anything else in the address counts as empty. */
const parseAsCountry = createParser({
  parse: (text) => search.params.shape.location.safeParse(text).data ?? null,
  serialize: (value: string) => value,
});

const words = parseAsArrayOf(parseAsString).withDefault([]);

const inAddress = {
  q: words,
  not: words,
  by: parseAsStringLiteral(GRANULARITIES).withDefault("DAY"),
  days: parseAsNumberLiteral(PERIOD_DAYS).withDefault(INSIGHT_DAYS_MAX),
  /** The last day; without it, the one that it is. */
  to: parseAsString,
  country: parseAsCountry,
  show: parseAsStringLiteral(["chart", "table"]).withDefault("chart"),
  /** The difference of the second line. */
  vs: parseAsStringLiteral(COMPARISONS),
  vsq: words,
  vsnot: words,
  vsto: parseAsString,
  vscountry: parseAsCountry,
};

function useQueryOf(q: readonly string[], not: readonly string[]): KeywordQuery {
  const [included, leftOut] = [q.join(), not.join()];
  return useMemo(() => {
    const query = { included: readableKeywords(included.split(",")), leftOut: [] };
    const others = readableKeywords(leftOut.split(","));
    return { ...query, leftOut: others.filter((word) => keywordSideOf(query, word) === undefined) };
  }, [included, leftOut]);
}

/** The question about keywords, stored in the address. */
export function useKeywordView() {
  const [values, setValues] = useQueryStates(inAddress);
  const { by, days, to, country, show, vs, vsto, vscountry } = values;
  const query = useQueryOf(values.q, values.not);
  const otherQuery = useQueryOf(values.vsq, values.vsnot);
  return {
    query,
    by,
    days,
    to,
    country,
    show,
    comparison: vs,
    other: { query: otherQuery, to: vsto, country: vscountry },
    setQuery: ({ included, leftOut }: KeywordQuery) =>
      void setValues({ q: [...included], not: [...leftOut] }),
    setBy: (next: Granularity) => void setValues({ by: next }),
    setDays: (next: number) => void setValues({ days: next }),
    setTo: (day: string) => void setValues({ to: day || null }),
    setCountry: (value: string) => void setValues({ country: value || null }),
    setShow: (next: "chart" | "table") => void setValues({ show: next }),
    compare: (next: Comparison | null) =>
      void setValues({ vs: next, vsq: null, vsnot: null, vsto: null, vscountry: null }),
    setOtherQuery: ({ included, leftOut }: KeywordQuery) =>
      void setValues({ vsq: [...included], vsnot: [...leftOut] }),
    setOtherTo: (day: string) => void setValues({ vsto: day || null }),
    setOtherCountry: (value: string) => void setValues({ vscountry: value || null }),
  };
}

export type KeywordView = ReturnType<typeof useKeywordView>;
