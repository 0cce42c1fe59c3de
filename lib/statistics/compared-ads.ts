import { DERIVED_METRICS, type Sums, sumOf } from "./derived-metrics";
import { type Likely, likelyBeside } from "./likely";
import { addSums } from "./numbers";
import { resultOf } from "./results";

/** An ad of a line item, with its results. */
export interface AdSums {
  readonly id: string;
  readonly sums: Sums;
}

/** One ad compared with the others. */
interface AdBeside extends AdSums {
  readonly likely: Likely | undefined;
}

/** Ads of one line item side by side. */
export interface AdsBeside {
  /** Those that were shown most first. */
  readonly ads: readonly AdBeside[];
  readonly all: Sums;
  /** The unit of the comparison: "link clicks". */
  readonly by: string;
}

const shownTimes = (sums: Sums) => sumOf(sums, ["impressions"]) ?? 0n;

/**
 * Compares ads by the share of their impressions with a result; where impressions are the result, with an engagement.
 */
export function comparedAds(ads: readonly AdSums[], objective: string | undefined): AdsBeside {
  const result = resultOf(objective === undefined ? [] : [objective]);
  const rate = result?.rate ?? DERIVED_METRICS.engagement_rate;
  const inOrder = ads.toSorted((a, b) => {
    const more = shownTimes(b.sums) - shownTimes(a.sums);
    return more > 0n ? 1 : more < 0n ? -1 : a.id < b.id ? -1 : 1;
  });
  const verdicts = likelyBeside(
    inOrder.map(({ sums }) => ({ hits: sumOf(sums, rate.of) ?? 0n, shown: shownTimes(sums) })),
  );
  return {
    ads: inOrder.map((ad, at) => ({ ...ad, likely: verdicts[at] })),
    all: addSums(inOrder.map(({ sums }) => sums)),
    by: result?.rate ? result.many : "engagements",
  };
}

/** A verdict in the words of a table. */
export const LIKELY_WORDS: Readonly<Record<Likely, string>> = {
  higher: "Higher",
  lower: "Lower",
  unclear: "May be chance",
  "too few": "Too few numbers",
};
