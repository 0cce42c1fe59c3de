import { type ReactNode, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { SearchInput } from "@/components/ui/search-input";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";

/** One thing that some of the chosen records have. */
interface Existing {
  readonly key: string;
  readonly name: string;
  readonly about?: ReactNode;
  /** How many of the records have it. */
  readonly count: number;
}

interface ChooseExistingProps {
  /** "Criteria to remove". */
  label: string;
  /** The word for one record. */
  one: string;
  existing: readonly Existing[];
  chosen: ReadonlySet<string>;
  onChoose: (key: string, on: boolean) => void;
}

/** How many are listed; typing finds the others. */
const LISTED_MAX = 100;

/** Chooses among the values of the chosen records, each with how many have it. */
export function ChooseExisting({ label, one, existing, chosen, onChoose }: ChooseExistingProps) {
  const [query, setQuery] = useState("");
  const words = query.trim().toLowerCase();
  const found = existing.filter(({ name }) => name.toLowerCase().includes(words));
  const more = found.length - LISTED_MAX;
  return (
    <div className="flex flex-col gap-2">
      <SearchInput label={`Search: ${label.toLowerCase()}`} value={query} onValueChange={setQuery} />
      <ul aria-label={label} className="max-h-56 overflow-auto rounded-md border px-3 py-1 empty:hidden">
        {found.slice(0, LISTED_MAX).map(({ key, name, about, count }) => (
          <li key={key} className="flex min-h-8 items-center justify-between gap-3">
            <Checkbox checked={chosen.has(key)} onCheckedChange={(on) => onChoose(key, on)}>
              <bdi className="wrap-anywhere">{name}</bdi>{" "}
              <span className="text-sm text-text-muted">{about}</span>
            </Checkbox>
            <span className="shrink-0 text-text-muted tabular-nums">{counted(count, one)}</span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="text-text-muted">Nothing matches “{query}”.</p>}
      {more > 0 && <p className="text-sm text-text-muted">{formatNumber(more)} more. Type to find them.</p>}
    </div>
  );
}
