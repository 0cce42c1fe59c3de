import { Ban, Plus } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Kbd } from "@/components/ui/kbd";
import { KEYWORDS_MAX } from "@/lib/ads/endpoints/keyword-insights";
import {
  type KeywordQuery,
  type KeywordSide,
  keywordSideOf,
  usedOf,
  withKeywords,
} from "@/lib/insights/keyword-query";

interface RelatedKeywordsProps {
  related: readonly string[];
  query: KeywordQuery;
  onQuery: (query: KeywordQuery) => void;
}

/** Keywords posted together with the chosen ones, as next questions. */
export function RelatedKeywords({ related, query, onQuery }: RelatedKeywordsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const words = related.filter((word) => keywordSideOf(query, word) === undefined);
  const full = usedOf(query) >= KEYWORDS_MAX ? `All ${KEYWORDS_MAX} are used. Remove one first.` : undefined;
  const add = (word: string, side: KeywordSide) => {
    onQuery(withKeywords(query, [word], side));
    // The button disappears with the next answer: the focus moves to the title.
    title.current?.focus();
  };
  return (
    <section aria-labelledby="related-keywords" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="related-keywords" ref={title} tabIndex={-1} className="rounded-sm font-semibold">
          Related keywords
        </h2>
        {related.length > 0 && <CopyButton text={related.join("\n")} words={`Copy all ${related.length}`} />}
      </div>
      {related.length === 0 ? (
        <p className="text-text-muted">No related keywords.</p>
      ) : (
        <>
          <p className="text-sm text-text-muted">
            A click includes a keyword. <Kbd keys="alt" /> and a click, or its second button, leaves it out.
          </p>
          <ul aria-label="Related keywords" className="flex flex-wrap gap-1.5">
            {words.map((word) => (
              <li key={word} className="flex max-w-full">
                <Button
                  size="small"
                  aria-label={`Include ${word}`}
                  title={word}
                  className="min-w-0 rounded-r-none"
                  disabledReason={full}
                  onClick={({ altKey }) => add(word, altKey ? "leftOut" : "included")}
                >
                  <Plus size={12} aria-hidden className="shrink-0" />
                  <bdi className="max-w-56 truncate">{word}</bdi>
                </Button>
                <Button
                  size="small"
                  aria-label={`Exclude ${word}`}
                  title={`Exclude ${word}`}
                  className="-ml-px rounded-l-none px-1.5"
                  disabledReason={full}
                  onClick={() => add(word, "leftOut")}
                >
                  <Ban size={12} aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
