import { Checkbox } from "@/components/ui/checkbox";
import { formatNumber } from "@/lib/format/numbers";

/** A row that can be included or excluded. */
interface Includable {
  /** Its place in the file. */
  readonly row: number;
  /** Its number, as a spreadsheet shows it. */
  readonly number: number;
  readonly out: boolean;
}

interface IncludeProps {
  shown: Includable;
  /** The row has something to send. */
  takable: boolean;
  /** While rows are being sent, none can be included or excluded. */
  locked: boolean;
  onLeaveOut: (rows: readonly number[], out: boolean) => void;
}

/** A row's number, and whether it is taken. */
export function Include({ shown: { row, number, out }, takable, locked, onLeaveOut }: IncludeProps) {
  if (!takable) {
    return (
      <span className="inline-flex min-h-6 items-center gap-1 pl-7.5 tabular-nums max-md:pl-0">
        <span className="md:sr-only">Row</span>
        {number}
      </span>
    );
  }
  return (
    <Checkbox
      aria-label={`Import row ${number}`}
      checked={!out}
      disabled={locked}
      onCheckedChange={(checked) => onLeaveOut([row], !checked)}
    >
      <span className="tabular-nums">{number}</span>
    </Checkbox>
  );
}

interface IncludeAllProps extends Pick<IncludeProps, "locked" | "onLeaveOut"> {
  /** The rows with something to send. */
  rows: readonly Includable[];
}

/** Includes all rows that are shown, or excludes them. */
export function IncludeAll({ rows, locked, onLeaveOut }: IncludeAllProps) {
  const taken = rows.filter(({ out }) => !out).length;
  return (
    <Checkbox
      aria-label={`Import all ${formatNumber(rows.length)} rows`}
      checked={taken > 0 && taken === rows.length}
      indeterminate={taken > 0 && taken < rows.length}
      disabled={locked || rows.length === 0}
      onCheckedChange={(checked) =>
        onLeaveOut(
          rows.map(({ row }) => row),
          !checked,
        )
      }
    >
      Row
    </Checkbox>
  );
}
