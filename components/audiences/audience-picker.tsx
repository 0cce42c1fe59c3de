"use client";

import { ChevronsUpDown } from "lucide-react";
import { matchSorter, rankings } from "match-sorter";
import { useState } from "react";
import { PickList } from "@/components/shell/pick-list";
import { classNames } from "@/components/ui/class-names";
import { useFieldControl } from "@/components/ui/field";
import { inputClass } from "@/components/ui/text-input";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { audienceState } from "@/lib/audiences/audience-state";
import { audienceTypeName } from "@/lib/audiences/audience-words";
import { AudienceSize } from "./audience-size";

/** More than anybody reads; the rest is a letter or two away. */
const SHOWN_MAX = 60;

interface AudiencePickerProps {
  /** What is chosen, "Audience of segment 2". */
  label: string;
  audiences: readonly CustomAudience[];
  /** Which of them may be chosen here. */
  fits: (audience: CustomAudience) => boolean;
  /** Why the others may not: stands below the list. */
  fitsWords: string;
  /** Empty while none is chosen. */
  value: string;
  onValueChange: (audienceId: string) => void;
  reading: boolean;
}

/** Chooses one of hundreds of audiences by typing. Takes its description and validity from the Field around it. */
export function AudiencePicker({
  label,
  audiences,
  fits,
  fitsWords,
  value,
  onValueChange,
  reading,
}: AudiencePickerProps) {
  const { props } = useFieldControl();
  const [query, setQuery] = useState<string>();
  const chosen = audiences.find(({ id }) => id === value);
  return (
    <>
      <button
        {...props}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={query !== undefined}
        aria-label={`${label}: ${chosen?.name ?? (value || "not chosen")}`}
        onClick={() => setQuery("")}
        className={classNames(inputClass, "flex h-8 items-center gap-2 px-2.5 text-left")}
      >
        <bdi className={classNames("min-w-0 flex-1 truncate", value === "" && "text-text-muted")}>
          {chosen?.name ?? (value === "" ? "Choose an audience" : value)}
        </bdi>
        <ChevronsUpDown size={14} aria-hidden className="shrink-0 text-text-muted" />
      </button>
      {query !== undefined && (
        <Choices
          label={label}
          audiences={audiences}
          fits={fits}
          fitsWords={fitsWords}
          reading={reading}
          query={query}
          onQuery={setQuery}
          onValueChange={onValueChange}
        />
      )}
    </>
  );
}

type ChoicesProps = Omit<AudiencePickerProps, "value"> & {
  query: string;
  onQuery: (query: string | undefined) => void;
};

function Choices({
  label,
  audiences,
  fits,
  fitsWords,
  reading,
  query,
  onQuery,
  onValueChange,
}: ChoicesProps) {
  const fitting = audiences.filter((audience) => !audience.deleted && fits(audience));
  const left = audiences.filter(({ deleted }) => !deleted).length - fitting.length;
  const found =
    query.trim() === ""
      ? [...fitting].sort((a, b) => a.name.localeCompare(b.name, "en"))
      : matchSorter(fitting, query.trim(), { keys: ["name", "id"], threshold: rankings.CONTAINS });
  const now = Date.now();
  return (
    <PickList
      title={label}
      placeholder="Name or id"
      query={query}
      onQueryChange={onQuery}
      onClose={() => onQuery(undefined)}
      empty={reading ? "Reading audiences…" : fitting.length === 0 ? fitsWords : "No audience matches."}
      footer={
        <>
          {found.length > SHOWN_MAX && <span>{found.length} audiences, type to narrow</span>}
          {left > 0 && (
            <span>
              {left} not offered: {fitsWords}
            </span>
          )}
        </>
      }
      picks={found.slice(0, SHOWN_MAX).map((audience) => ({
        id: audience.id,
        group: audience.is_owner ? "Of this account" : "Shared with this account",
        onPick: () => onValueChange(audience.id),
        content: (
          <>
            <bdi className="min-w-0 flex-1 truncate">{audience.name}</bdi>
            <span className="text-sm text-text-muted">{audienceTypeName(audience.audience_type)}</span>
            <span className="text-sm text-text-muted">{audienceState(audience, now).word}</span>
            <span className="w-16 text-right tabular-nums">
              <AudienceSize audience={audience} />
            </span>
          </>
        ),
      }))}
    />
  );
}
