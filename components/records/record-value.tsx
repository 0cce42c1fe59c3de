import { WhyCell } from "@/components/delivery/why-cell";
import { FigureValue } from "@/components/statistics/figure-value";
import { PaceValue } from "@/components/statistics/pace-value";
import { NotSet } from "@/components/ui/absent";
import { Money } from "@/components/ui/money";
import { PlainValue } from "@/components/ui/plain-value";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusMark } from "@/components/ui/status-mark";
import { TimeText } from "@/components/ui/time-text";
import { withStart } from "@/lib/delivery/delivery";
import type { AccountRecord, CellValue, NameOf } from "@/lib/records/record-columns";
import type { StagedRecord } from "@/lib/staged/staged-resource";

/** A record as cells show it. */
export interface ShownRecord extends AccountRecord, StagedRecord {
  readonly updated_at: string;
}

/** Further data for cells besides their record. */
export interface CellAround {
  /** The account's IANA zone. */
  readonly zone: string;
  readonly referredName: NameOf;
  /** Whether the name of a referenced record is still loading. */
  readonly referredComes: (id: string) => boolean;
  /** Why nothing can be edited; undefined where it can. */
  readonly readOnlyReason: string | undefined;
  /** When a record starts, where that is known from other records. */
  readonly startOf?: (id: string) => string | undefined;
}

interface RecordValueProps<Row> {
  value: CellValue<Row>;
  row: Row;
  around: CellAround;
}

/** The read-only content of a cell. Missing, unknown and zero look different. */
export function RecordValue<Row extends ShownRecord>({ value, row, around }: RecordValueProps<Row>) {
  const comes = (id: string | undefined) => id !== undefined && around.referredComes(id);
  switch (value.kind) {
    case "text":
    case "code":
    case "time":
      return <PlainValue value={value} row={row} zone={around.zone} />;
    case "money": {
      const micros = value.of(row);
      if (micros === null) return value.none === undefined ? null : <NotSet what={value.none} />;
      return <Money micros={micros} currency={row.currency} />;
    }
    case "reference": {
      const id = value.of(row);
      if (comes(id)) return <Skeleton className="h-3 w-20" />;
      return <span title={id}>{around.referredName(id)}</span>;
    }
    case "status": {
      if (comes(value.needs?.(row))) return <Skeleton className="h-3 w-16" />;
      const { kind, word } = value.of(row).status;
      return <StatusMark kind={kind}>{word}</StatusMark>;
    }
    case "reasons":
      if (comes(value.needs?.(row))) return <Skeleton className="h-3 w-20" />;
      return row.deleted ? (
        <TimeText at={row.updated_at} zone={around.zone} />
      ) : (
        <WhyCell delivery={withStart(value.of(row), around.startOf?.(row.id))} zone={around.zone} />
      );
    case "figure":
      return <FigureValue {...value.of(row)} unit={value.unit} currency={row.currency} />;
    case "pace":
      return <PaceValue pace={value.of(row)} currency={row.currency} />;
    case "own":
      return null;
  }
}
