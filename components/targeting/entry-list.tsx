import { Undo2, X } from "lucide-react";
import { memo, useEffect, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { SearchInput } from "@/components/ui/search-input";
import { useShowMore } from "@/components/ui/show-more";
import { formatNumber } from "@/lib/format/numbers";
import type { Entry } from "@/lib/targeting/changes";
import { excludes } from "@/lib/targeting/criteria";
import { comparedName, locationTypeName, typeName } from "@/lib/targeting/targeting-words";
import type { SectionProps } from "./section-props";

/** From how many entries on a list can be searched. */
const SEARCHED_FROM = 20;

interface EntryListProps extends Pick<SectionProps, "entries" | "refusals" | "onRemove" | "onKeep"> {
  /** The kind of the entries, "locations". */
  what: string;
}

/** The entries of one kind: included ones first, then excluded ones; changes are marked. */
export const EntryList = memo(function EntryList({ what, entries, ...rest }: EntryListProps) {
  const [search, setSearch] = useState("");
  const asked = search.trim().toLowerCase();
  const found = asked
    ? entries.filter(({ criterion }) => comparedName(criterion).toLowerCase().includes(asked))
    : entries;
  const lists = [
    { title: "Included", all: found.filter(({ criterion }) => !excludes(criterion)) },
    { title: "Excluded", all: found.filter(({ criterion }) => excludes(criterion)) },
  ];
  if (entries.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {entries.length > SEARCHED_FROM && (
        <SearchInput
          label={`Find among ${formatNumber(entries.length)} ${what}`}
          className="w-full"
          value={search}
          onValueChange={setSearch}
        />
      )}
      {found.length === 0 && <p className="text-text-muted">None of them matches.</p>}
      {lists.map(({ title, all }) => (
        <Entries key={title} title={title} label={`${title} ${what}`} entries={all} {...rest} />
      ))}
    </div>
  );
});

type EntriesProps = Omit<EntryListProps, "what"> & { title: string; label: string };

function Entries({ title, label, entries, refusals, onRemove, onKeep }: EntriesProps) {
  const { shown, more } = useShowMore(entries);
  const box = useRef<HTMLElement>(null);
  const goneAt = useRef<number>(undefined);
  useEffect(() => {
    // The pressed button has gone with its row: the next one takes the focus, else the list itself.
    const at = goneAt.current;
    if (at === undefined) return;
    goneAt.current = undefined;
    const buttons = box.current?.querySelectorAll<HTMLElement>("[data-entry] button") ?? [];
    (buttons[Math.min(at, buttons.length - 1)] ?? box.current)?.focus();
  });
  const remove = (entry: Entry, index: number) => {
    if (entry.state === "added") goneAt.current = index;
    onRemove([entry]);
  };
  const removable = entries.filter(({ state }) => state !== "removed");
  return (
    <section ref={box} tabIndex={-1} aria-label={label} className="outline-none empty:hidden">
      {entries.length > 0 && (
        <>
          <div className="flex min-h-6 items-center gap-2 border-b">
            <h4 className="text-sm text-text-muted">
              {title} <span className="tabular-nums">{formatNumber(removable.length)}</span>
            </h4>
            {removable.length > 1 && (
              <button
                type="button"
                className="ml-auto min-h-6 rounded-sm px-1 text-accent-text text-sm hover:underline"
                onClick={() => {
                  goneAt.current = 0;
                  onRemove(removable);
                }}
              >
                Remove all {formatNumber(removable.length)}
              </button>
            )}
          </div>
          <ul>
            {shown.map((entry, index) => (
              <Row
                key={entry.key}
                entry={entry}
                refusal={refusals.get(entry.key)}
                onRemove={() => remove(entry, index)}
                onKeep={() => onKeep(entry)}
              />
            ))}
          </ul>
          {more}
        </>
      )}
    </section>
  );
}

interface RowProps {
  entry: Entry;
  refusal: string | undefined;
  onRemove: () => void;
  onKeep: () => void;
}

function Row({ entry: { criterion, state }, refusal, onRemove, onKeep }: RowProps) {
  const name = comparedName(criterion);
  const removed = state === "removed";
  return (
    <li data-entry className="border-b py-1">
      <div className="flex items-center gap-2">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <bdi className={classNames("wrap-anywhere min-w-0", removed && "text-text-muted line-through")}>
            {name}
          </bdi>
          <span className="text-sm text-text-muted">
            {criterion.targeting_type === "LOCATION"
              ? locationTypeName(criterion.location_type)
              : typeName(criterion.targeting_type)}
          </span>
        </span>
        {state !== "unchanged" && (
          <span className="shrink-0 text-accent-text text-sm">{removed ? "Goes when saved" : "New"}</span>
        )}
        {removed ? (
          <IconButton label={`Keep ${name}`} size="small" onClick={onKeep}>
            <Undo2 size={14} aria-hidden />
          </IconButton>
        ) : (
          <IconButton label={`Remove ${name}`} size="small" onClick={onRemove}>
            <X size={14} aria-hidden />
          </IconButton>
        )}
      </div>
      <p role="alert" className="text-blocked text-sm empty:hidden">
        {refusal}
      </p>
    </li>
  );
}
