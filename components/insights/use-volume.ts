import { useMemo, useState } from "react";
import { useAdsQuery } from "@/lib/ads/client";
import type { InputOf } from "@/lib/ads/endpoint";
import { type Granularity, insightRules, search } from "@/lib/ads/endpoints/keyword-insights";
import { refusedFields } from "@/lib/ads/refused-fields";
import { brokenRules } from "@/lib/ads/rules";
import { bucketsOf, type InsightSpan } from "@/lib/insights/insight-period";
import type { KeywordQuery } from "@/lib/insights/keyword-query";
import { pointsOf, type VolumeSeries } from "@/lib/insights/volume";
import { formatServiceTime } from "@/lib/time/service-time";

/** The parts of a question; refusals are shown at them. */
type VolumeField = "keywords" | "days" | "country";

const FIELDS: Readonly<Record<string, VolumeField>> = {
  keywords: "keywords",
  negative_keywords: "keywords",
  start_time: "days",
  end_time: "days",
  location: "country",
};

const fieldOf = (parameter: string) => (Object.hasOwn(FIELDS, parameter) ? FIELDS[parameter] : undefined);

interface VolumeQuestion {
  readonly query: KeywordQuery;
  readonly by: Granularity;
  /** Undefined while no valid days are chosen. */
  readonly span: InsightSpan | undefined;
  readonly country: string | null;
}

const NOTHING: InputOf<typeof search> = { granularity: "DAY", keywords: ["-"], start_time: "2026-01-01" };

function inputOf({ query, by, span, country }: VolumeQuestion): InputOf<typeof search> | undefined {
  if (query.included.length === 0 || span === undefined) return undefined;
  return {
    granularity: by,
    keywords: [...query.included],
    start_time: formatServiceTime(span.from),
    end_time: formatServiceTime(span.until),
    ...(country !== null && { location: country }),
    ...(query.leftOut.length > 0 && { negative_keywords: [...query.leftOut] }),
  };
}

/** An answer, with its question. */
interface Volume {
  readonly series: VolumeSeries;
  readonly related: readonly string[];
  /** How many numbers the service returned; as many as there are points, unless the answer is incomplete. */
  readonly given: number;
}

/** Asks how often keywords are posted, as soon as the question is valid. */
export function useVolume(question: VolumeQuestion, nameOf: (country: string) => string) {
  const { query, by, span, country } = question;
  const input = inputOf(question);
  const broken =
    input === undefined || span === undefined
      ? []
      : brokenRules(insightRules, {
          keywords: query.included,
          negative_keywords: query.leftOut,
          start_time: formatServiceTime(span.from),
          end_time: formatServiceTime(span.until),
        });
  const asked = input !== undefined && broken.length === 0;
  const { data, error, isFetching, refetch } = useAdsQuery(search, input ?? NOTHING, {
    enabled: asked,
    // The past does not change, and the rate limit is low.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const name = country === null ? undefined : nameOf(country);
  const { from, until, firstDay, lastDay } = span ?? NO_SPAN;
  const volume = useMemo<Volume | undefined>(() => {
    if (!data || !asked) return undefined;
    const { post_volume, related_keywords } = data.data;
    return {
      series: {
        query,
        country: country === null ? undefined : { value: country, name: name ?? country },
        span: { from, until, firstDay, lastDay },
        points: pointsOf(bucketsOf({ from, until }, by), post_volume),
        asOf: data.asOf,
      },
      related: related_keywords,
      given: post_volume.length,
    };
  }, [data, asked, query, country, name, from, until, firstDay, lastDay, by]);
  // Until the next answer arrives the last one is shown with its own unit, so that hours do not appear as days.
  const [last, setLast] = useState({ volume, by });
  if (volume !== undefined && volume !== last.volume) setLast({ volume, by });
  const earlier = last.by === by && !error ? last.volume : undefined;
  const refused = refusedFields(asked ? error : null, fieldOf);
  const problems = new Map<VolumeField, string>(refused.fields);
  for (const { parameter, advice } of broken) {
    const field = fieldOf(parameter);
    if (field !== undefined) problems.set(field, advice);
  }
  return {
    /** Whether the question can be sent. */
    asked,
    volume: asked ? (volume ?? earlier) : undefined,
    /** What is shown is not the answer to this question yet. */
    stale: volume === undefined && !error,
    fetching: isFetching,
    error: asked ? error : null,
    /** Problems by field, from the service or its rules; `atFields` when these are the only ones. */
    problems,
    atFields: refused.complete,
    retry: () => void refetch(),
  };
}

const NO_SPAN: InsightSpan = { from: 0, until: 0, firstDay: "", lastDay: "" };

export type AskedVolume = ReturnType<typeof useVolume>;
