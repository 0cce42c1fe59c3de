import type { DiffedRow, RowDiff } from "./row-diff";

/** The message for rows that repeat another one, and at which column. */
interface Repetitions<Field extends string> {
  /** "campaign". */
  readonly one: string;
  readonly id: Field;
  readonly name: Field;
}

type Diffed<Diff> = DiffedRow<Diff> & { readonly out: boolean };

/** Of rows that change the same record, or create one of the same name, the first that is not left out counts. */
export function withoutRepetitions<
  Field extends string,
  Diff extends RowDiff<{ readonly id: string }, object, Field>,
  Row extends Diffed<Diff>,
>(rows: readonly Row[], { one, id, name }: Repetitions<Field>): readonly Row[] {
  const first = new Map<string, number>();
  const repeated = (diff: Diff, before: number) =>
    diff.kind === "changed"
      ? {
          kind: "impossible" as const,
          problems: [{ field: id, message: `Row ${before} changes this ${one} already.` }],
          record: diff.record,
          change: diff.change,
        }
      : {
          kind: "impossible" as const,
          problems: [{ field: name, message: `Row ${before} creates a ${one} of this name.` }],
        };
  return rows.map((each) => {
    const what = each.out ? undefined : subjectOf(each.diff);
    if (what === undefined) return each;
    const before = first.get(what);
    if (before !== undefined) return { ...each, diff: repeated(each.diff, before) };
    first.set(what, each.number);
    return each;
  });
}

function subjectOf(diff: RowDiff<{ readonly id: string }>): string | undefined {
  if (diff.kind === "changed") return `change ${diff.record.id}`;
  return diff.kind === "new" ? `create ${diff.name}` : undefined;
}

/**
 * How many rows name a record that the account does not have, when several do and not one names a record that it
 * has: such a file was exported elsewhere. Undefined for any other file.
 */
export function foreignRows(rows: readonly { readonly diff: RowDiff<object> }[]): number | undefined {
  let unknown = 0;
  for (const { diff } of rows) {
    if (diff.kind === "new") continue;
    if (diff.kind !== "impossible") return undefined;
    if (diff.record) return undefined;
    if (diff.unknownId) unknown += 1;
  }
  return unknown > 1 ? unknown : undefined;
}
