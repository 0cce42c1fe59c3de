import type { RowDiff } from "./diff-row";

/** A row of the file with what it means. */
export interface DiffedRow {
  /** Its place in the file. */
  readonly row: number;
  /** Its number, as a spreadsheet shows it. */
  readonly number: number;
  readonly diff: RowDiff;
}

/** Of rows that change the same campaign, or create one of the same name, the first that is not left out counts. */
export function withoutRepetitions<Row extends DiffedRow & { readonly out: boolean }>(
  rows: readonly Row[],
): readonly Row[] {
  const first = new Map<string, number>();
  return rows.map((each) => {
    const what = each.out ? undefined : subjectOf(each.diff);
    if (what === undefined) return each;
    const before = first.get(what);
    if (before !== undefined) return { ...each, diff: repeated(each.diff, before) };
    first.set(what, each.number);
    return each;
  });
}

function repeated(diff: RowDiff, before: number): RowDiff {
  if (diff.kind !== "changed") {
    const message = `Row ${before} creates a campaign of this name.`;
    return { kind: "impossible", problems: [{ field: "name", message }] };
  }
  const { campaign, change } = diff;
  const message = `Row ${before} changes this campaign already.`;
  return { kind: "impossible", problems: [{ field: "id", message }], campaign, change };
}

function subjectOf(diff: RowDiff): string | undefined {
  if (diff.kind === "changed") return `change ${diff.campaign.id}`;
  return diff.kind === "new" ? `create ${diff.form.name}` : undefined;
}

/**
 * How many rows name a campaign that the account does not have, when several do and not one names a campaign that it
 * has: such a file was exported elsewhere. Undefined for any other file.
 */
export function foreignRows(rows: readonly Pick<DiffedRow, "diff">[]): number | undefined {
  let unknown = 0;
  for (const { diff } of rows) {
    if (diff.kind === "new") continue;
    if (diff.kind !== "impossible") return undefined;
    if (diff.campaign) return undefined;
    if (diff.unknownId) unknown += 1;
  }
  return unknown > 1 ? unknown : undefined;
}
