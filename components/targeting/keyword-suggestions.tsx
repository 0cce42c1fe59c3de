import { ExternalLink, Plus } from "lucide-react";
import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useAdsQuery } from "@/lib/ads/client";
import type { InputOf } from "@/lib/ads/endpoint";
import { INSIGHT_DAYS_MAX, KEYWORD_LENGTH_MAX, search } from "@/lib/ads/endpoints/keyword-insights";
import { hasIllegalCharacters } from "@/lib/ads/illegal-characters";
import { listPlain } from "@/lib/format/lists";

const DAY_MS = 86_400_000;

type Question = InputOf<typeof search>;

interface KeywordSuggestionsProps {
  /** Keywords to find related ones for, at most ten. */
  seeds: readonly string[];
  country: string | undefined;
  /** Keywords that are often posted together with the current ones; read on request. */
  has: readonly string[];
  onAdd: (keyword: string) => void;
}

/** Keywords that are often posted together with the current ones; read on request. */
export function KeywordSuggestions({ seeds, country, has, onAdd }: KeywordSuggestionsProps) {
  const place = useAccount();
  const [question, setQuestion] = useState<Question>();
  const found = useAdsQuery(
    search,
    question ?? { granularity: "DAY", keywords: ["-"], start_time: "2026-01-01" },
    {
      enabled: question !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  const askable = seeds.filter(
    (seed) => [...seed].length <= KEYWORD_LENGTH_MAX && !seed.includes(",") && !hasIllegalCharacters(seed),
  );
  const ask = () => {
    const now = Date.now();
    setQuestion({
      granularity: "DAY",
      keywords: askable,
      start_time: new Date(now - (INSIGHT_DAYS_MAX - 1) * DAY_MS).toISOString(),
      end_time: new Date(now).toISOString(),
      ...(country !== undefined && { location: country }),
    });
  };
  const asked = new URLSearchParams({
    q: question?.keywords.join() ?? "",
    ...(question?.location !== undefined && { country: question.location }),
  });
  const there = new Set(has.map((word) => word.toLowerCase()));
  const related = (found.data?.data.related_keywords ?? []).filter((word) => !there.has(word.toLowerCase()));
  return (
    <section aria-label="Suggested keywords" className="flex flex-col items-start gap-2">
      <Button
        size="small"
        busy={found.isFetching}
        disabledReason={askable.length === 0 ? "Type or add a keyword first." : undefined}
        onClick={ask}
      >
        Suggest related keywords
      </Button>
      {question === undefined ? null : found.error ? (
        <ErrorState
          compact
          title="There are no suggestions"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : !found.data ? (
        <div role="status" className="w-full">
          <span className="sr-only">Looking for related keywords</span>
          <Skeleton className="h-14 w-full" />
        </div>
      ) : (
        <>
          <p className="text-sm">
            <a
              href={`${accountHref(place, "insights/keywords")}?${asked}`}
              target="_blank"
              rel="noreferrer"
              className="text-accent-text leading-6 hover:underline"
            >
              See how often they are posted
              <span className="sr-only"> (opens in a new tab)</span>
              <ExternalLink size={12} aria-hidden className="ml-1 inline" />
            </a>
          </p>
          <p role="status" className="text-sm text-text-muted">
            {related.length === 0 ? "Nothing else is posted with" : "Posted in the last days with"}{" "}
            {listPlain(question.keywords.map((word) => `“${word}”`))}
          </p>
          <ul className="flex flex-wrap gap-1.5">
            {related.map((word) => (
              <li key={word}>
                <Button size="small" aria-label={`Add ${word}`} onClick={() => onAdd(word)}>
                  <Plus size={12} aria-hidden />
                  <bdi className="max-w-64 truncate">{word}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
