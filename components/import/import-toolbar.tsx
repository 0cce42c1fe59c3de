import type { ReactNode } from "react";
import { Select } from "@/components/ui/select";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";

interface ImportToolbarProps<Filter extends string> {
  fileName: string;
  rows: number;
  filters: readonly Filter[];
  words: Readonly<Record<Filter, string>>;
  /** How many rows a filter shows. */
  countOf: (filter: Filter) => number;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Beside the file's name. */
  state?: ReactNode;
  chooseAnother: ReactNode;
}

/** Which file it is, and which of its rows are shown. */
export function ImportToolbar<Filter extends string>({
  fileName,
  rows,
  filters,
  words,
  countOf,
  filter,
  onFilter,
  state,
  chooseAnother,
}: ImportToolbarProps<Filter>) {
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2">
      <p className="min-w-0 flex-1 basis-40 truncate" title={fileName}>
        <bdi className="font-medium">{fileName}</bdi>{" "}
        <span className="text-text-muted tabular-nums">{counted(rows, "row")}</span>
      </p>
      {state}
      <Select
        aria-label="Show"
        className="min-w-0 flex-1 basis-36 sm:max-w-56"
        options={filters.map((each) => ({
          value: each,
          label: `${words[each]} (${formatNumber(countOf(each))})`,
        }))}
        value={filter}
        onValueChange={onFilter}
      />
      {chooseAnother}
    </div>
  );
}
