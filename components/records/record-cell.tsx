import type { ComponentType, ReactNode } from "react";
import { StagedValue, StagedWords } from "@/components/staged/staged-value";
import { classNames } from "@/components/ui/class-names";
import { CutName } from "@/components/ui/name";
import { listPlain } from "@/lib/format/lists";
import type { RecordColumn } from "@/lib/records/record-columns";
import type { AnyChange } from "@/lib/staged/staged-resource";
import type { RecordGridKind, WrapProps } from "./record-grid-kind";
import { type CellAround, RecordValue, type ShownRecord } from "./record-value";

export interface RecordCellProps<Row, Around> {
  row: Row;
  /** The record on the service, where changes are staged. */
  original: Row | undefined;
  around: Around;
  /** The address with the record's panel open. */
  href: string;
  /** Deletion is waiting or on its way. */
  pendingDeletion: boolean;
}

/** The fields in a column with staged changes. */
function stagedFields<Row extends ShownRecord>(
  { shows, edits }: RecordColumn<Row>,
  row: Row,
  original: Row | undefined,
): readonly string[] {
  if (original === undefined) return [];
  return (shows ?? (edits === undefined ? [] : [edits.field])).filter(
    (field) => row[field] !== original[field],
  );
}

/** The content of a grid cell. Links and buttons inside are for the pointer: keys belong to the cell. */
export function RecordCell<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
>({
  kind,
  column: id,
  ...cell
}: RecordCellProps<Row, Around> & {
  kind: RecordGridKind<Row, Column, FilterId, Change, Around>;
  column: Column;
}) {
  const { row, original, around, href, pendingDeletion } = cell;
  const column = kind.resource.columns.of(id);
  const fields = stagedFields(column, row, original);
  const faded = row.deleted || pendingDeletion;
  const own = kind.values[id];
  if (own === undefined && id === kind.resource.columns.ids[0]) {
    return <NameLink {...cell} nameOf={kind.resource.nameOf} faded={faded} staged={fields.length > 0} />;
  }
  const shownOf = (of: Row): ReactNode =>
    own?.(of, around) ?? <RecordValue value={column.value} row={of} around={around} />;
  const wordsOf = (of: Row): string =>
    listPlain(
      fields.flatMap(
        (field) =>
          kind.editing?.valueInWords(field, of[field], { currency: of.currency, zone: around.zone }) ?? [],
      ),
    );
  const value =
    original !== undefined && fields.length > 0 ? (
      <StagedValue
        align={column.numeric ? "end" : "start"}
        title={`${wordsOf(original)} → ${wordsOf(row)}, staged`}
        // A strike-through does not apply to marks.
        old={column.value.kind === "status" ? column.value.of(original).status.word : shownOf(original)}
      >
        {shownOf(row)}
      </StagedValue>
    ) : (
      <span className="min-w-0 truncate">{shownOf(row)}</span>
    );
  const Wrap: ComponentType<WrapProps<Row, Around>> | undefined = kind.wraps[id];
  return Wrap ? (
    <Wrap row={row} around={around} href={href} faded={faded}>
      {value}
    </Wrap>
  ) : (
    value
  );
}

interface NameLinkProps<Row> {
  row: Row;
  original: Row | undefined;
  nameOf: (row: Row) => string;
  href: string;
  faded: boolean;
  staged: boolean;
}

function NameLink<Row>({ row, original, nameOf, href, faded, staged }: NameLinkProps<Row>) {
  const name = nameOf(row);
  const old = staged && original !== undefined ? nameOf(original) : undefined;
  return (
    <a
      href={href}
      tabIndex={-1}
      data-panel
      title={old === undefined ? name : `${name}, staged; now ${old}`}
      className={classNames("min-w-0 truncate leading-6", faded ? "line-through" : "font-medium")}
    >
      {old === undefined ? <CutName>{name}</CutName> : <StagedWords words={name} old={old} />}
    </a>
  );
}
