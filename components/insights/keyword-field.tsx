import { Ban, Plus, X } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { KEYWORD_LENGTH_MAX, KEYWORDS_MAX } from "@/lib/ads/endpoints/keyword-insights";
import {
  type KeywordQuery,
  type KeywordSide,
  typeKeywords,
  usedOf,
  withKeywords,
  without,
} from "@/lib/insights/keyword-query";

interface KeywordFieldProps {
  label: string;
  query: KeywordQuery;
  onQuery: (query: KeywordQuery) => void;
  /** Its validation error. */
  problem: string | undefined;
  /** The rules, for the first of several such fields. */
  withHint?: boolean;
  field?: RefObject<HTMLInputElement | null>;
}

/** Keywords that posts are counted by, and keywords that exclude posts. */
export function KeywordQueryField({ label, query, onQuery, problem, withHint, field }: KeywordFieldProps) {
  const ownField = useRef<HTMLInputElement>(null);
  const input = field ?? ownField;
  const chips = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState("");
  const [own, setOwn] = useState<string>();
  const used = usedOf(query);
  const take = (side: KeywordSide) => {
    const { query: after, left, problem: wrong } = typeKeywords(query, typed, side);
    setOwn(wrong);
    setTyped(left);
    if (after !== query) onQuery(after);
  };
  /** The clicked chip disappears, or moves: the focus must stay. */
  const change = (after: KeywordQuery) => {
    setOwn(undefined);
    onQuery(after);
    (usedOf(after) > 0 ? chips : input).current?.focus();
  };
  const lonely = query.included.length === 0 && query.leftOut.length > 0;
  return (
    <form
      aria-label={label}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        take("included");
      }}
    >
      <div className="flex flex-wrap items-start gap-2">
        <Field
          className="min-w-60 flex-1 sm:max-w-xl"
          label={
            <>
              {label}{" "}
              <span className="ml-1 font-normal text-sm text-text-muted tabular-nums">
                {used}/{KEYWORDS_MAX} used
              </span>
            </>
          }
          error={own ?? problem ?? (lonely ? "At least one keyword has to be included." : undefined)}
          hint={
            withHint &&
            `Up to ${KEYWORD_LENGTH_MAX} characters each. Enter to include, Alt+Enter to exclude; separate several with commas.`
          }
        >
          <TextInput
            ref={input}
            placeholder="coffee, cold brew…"
            value={typed}
            onChange={({ target }) => {
              setOwn(undefined);
              setTyped(target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !event.altKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              take("leftOut");
            }}
          />
        </Field>
        <div className="flex gap-2 sm:pt-6">
          <Button type="submit">Include</Button>
          <Button onClick={() => take("leftOut")}>Exclude</Button>
        </div>
      </div>
      {used > 0 && (
        <ul
          ref={chips}
          tabIndex={-1}
          aria-label={`${label} in use`}
          className="rounded-sm flex flex-wrap gap-1.5"
        >
          {(["included", "leftOut"] as const).flatMap((side) =>
            query[side].map((word) => (
              <li key={word}>
                <KeywordChip
                  word={word}
                  side={side}
                  onRemove={() => change(without(query, word))}
                  onTurn={() =>
                    change(withKeywords(query, [word], side === "included" ? "leftOut" : "included"))
                  }
                />
              </li>
            )),
          )}
        </ul>
      )}
    </form>
  );
}

interface KeywordChipProps {
  word: string;
  side: KeywordSide;
  onRemove: () => void;
  onTurn: () => void;
}

const chipButton =
  "inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-text-muted hover:bg-surface-hover hover:text-text";

/** One keyword: its sign toggles it between included and excluded, its cross removes it. */
function KeywordChip({ word, side, onRemove, onTurn }: KeywordChipProps) {
  const turn = side === "included" ? `Exclude ${word}` : `Include ${word}`;
  return (
    <span
      className={
        side === "included"
          ? "inline-flex h-7 max-w-full items-center rounded-md border border-line-strong"
          : "inline-flex h-7 max-w-full items-center rounded-md border border-line-strong border-dashed text-text-muted"
      }
    >
      <button
        type="button"
        aria-label={`${turn} instead`}
        title={`${turn} instead`}
        onClick={onTurn}
        className={chipButton}
      >
        {side === "included" ? <Plus size={12} aria-hidden /> : <Ban size={12} aria-hidden />}
      </button>
      <span className="sr-only">{side === "included" ? "Included:" : "Left out:"} </span>
      <bdi title={word} className="max-w-64 truncate">
        {word}
      </bdi>
      <button type="button" aria-label={`Remove ${word}`} onClick={onRemove} className={chipButton}>
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}
