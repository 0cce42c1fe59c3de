/** A category that may belong to another. */
interface TreeRecord {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name?: string | undefined;
}

export interface TreeRow<R extends TreeRecord> {
  readonly record: R;
  /** How many are above it. */
  readonly depth: number;
  /** Those above it, the topmost first. */
  readonly above: readonly R[];
}

/**
 * Categories with what belongs to each right below it, in the order in which they came. One whose parent is not
 * among them, or that belongs to itself by a detour, is listed at the top instead of being lost.
 */
export function inTreeOrder<R extends TreeRecord>(records: readonly R[]): TreeRow<R>[] {
  const known = new Set(records.map(({ id }) => id));
  const children = new Map<string | null, R[]>();
  for (const record of records) {
    const parent = record.parent_id !== null && known.has(record.parent_id) ? record.parent_id : null;
    children.set(parent, [...(children.get(parent) ?? []), record]);
  }
  const rows: TreeRow<R>[] = [];
  const placed = new Set<string>();
  const place = (record: R, above: readonly R[]) => {
    if (placed.has(record.id)) return;
    placed.add(record.id);
    rows.push({ record, depth: above.length, above });
    for (const child of children.get(record.id) ?? []) place(child, [...above, record]);
  };
  for (const record of children.get(null) ?? []) place(record, []);
  for (const record of records) place(record, []);
  return rows;
}

/** What a category is called; its id where the service names it no further. */
export const categoryName = ({ id, name }: TreeRecord): string => name ?? id;

/** "Arts & Entertainment › Movies", the way down to a category; empty at the top. */
export const pathInWords = <R extends TreeRecord>({ above }: TreeRow<R>): string =>
  above.map(categoryName).join(" › ");
