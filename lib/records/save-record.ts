import type { CallError } from "@/lib/ads/errors";
import { isCallError } from "@/lib/ads/errors";
import {
  type Difference,
  ignoredChanges,
  SERVING_FIELDS,
  unrequestedChanges,
} from "@/lib/ads/unrequested-changes";
import { holdsSame } from "@/lib/json/same-json";
import { touchedOnly } from "@/lib/staged/staged-changes";
import type { AnyChange, StagedRecord, StagedResource } from "@/lib/staged/staged-resource";

/** How records of one kind are saved one by one. */
export interface SaveSetup<Record extends StagedRecord, Change extends AnyChange> {
  readonly resource: StagedResource<Record, Change>;
  /** Where the records are. */
  readonly place: { readonly environment: string; readonly accountId: string };
  /** Times are shown in this zone. */
  readonly zone: string;
  /** Makes a change like `useAdsMutation`: in turn, looked up if its answer is lost, and shown in cached lists. */
  readonly send: (id: string, change: Change) => Promise<Record>;
  /** The current record. */
  readonly look: (id: string) => Promise<Record>;
  /** Shows a change before it is answered; the returned function hides it again. */
  readonly show: (id: string, change: Change) => () => void;
  /** Updates cached lists with a looked-up record. */
  readonly took: (record: Record) => void;
  /** Fields that change along with others; this is expected, and undone together. */
  readonly follows?: (change: Change) => readonly string[];
}

/** A change that the service made. */
export interface MadeChange<Record, Change> {
  readonly before: Record;
  readonly after: Record;
  readonly change: Change;
  /** Further changes by the service, and ignored ones. */
  readonly surprises: readonly Difference[];
}

/**
 * The outcome of a change. `saved` without `made`: it changed nothing; `not-saved` with `old`: a lookup showed the old
 * value.
 */
export type Saved<Record, Change> =
  | { readonly state: "saved"; readonly made?: MadeChange<Record, Change> }
  | { readonly state: "not-saved"; readonly error: CallError; readonly old: boolean };

const isEmpty = (change: AnyChange) => Object.keys(change).length === 0;

/**
 * Saves a change of one record: shown at once, sent with touched fields only, hidden again when the service refuses.
 *
 * @param before the record as shown
 */
export async function saveRecord<Record extends StagedRecord, Change extends AnyChange>(
  saving: SaveSetup<Record, Change>,
  before: Record,
  wished: Change,
): Promise<Saved<Record, Change>> {
  const change = touchedOnly(saving.resource, before, wished);
  if (isEmpty(change)) return { state: "saved" };
  const forget = saving.show(before.id, change);
  try {
    const after = await saving.send(before.id, change);
    const besides = surprises(saving, { before, after, change });
    return { state: "saved", made: { before, after, change, surprises: besides } };
  } catch (error) {
    if (!isCallError(error)) throw error;
    return { state: "not-saved", error, old: error.outcome === "not-done" };
  } finally {
    forget();
  }
}

function surprises<Record extends StagedRecord, Change extends AnyChange>(
  { follows }: SaveSetup<Record, Change>,
  { before, after, change }: Omit<MadeChange<Record, Change>, "surprises">,
): Difference[] {
  const expected = [...Object.keys(change), ...SERVING_FIELDS, ...(follows?.(change) ?? [])];
  return [...ignoredChanges(after, change), ...unrequestedChanges(before, after, expected)];
}

/**
 * The change that restores the previous values of a record, where the service accepts them: a started draft cannot
 * become a draft again.
 */
export function changeBack<Record extends StagedRecord, Change extends AnyChange>(
  { resource, follows }: SaveSetup<Record, Change>,
  { before, after, change }: Pick<MadeChange<Record, Change>, "before" | "after" | "change">,
): Change | undefined {
  const fields = [...Object.keys(change), ...(follows?.(change) ?? [])];
  const values = Object.fromEntries(
    fields.filter((field) => !holdsSame(before[field], after[field])).map((field) => [field, before[field]]),
  );
  // Parsed like a stored change: values that the service would refuse are dropped.
  const entries: unknown = [{ id: before.id, name: resource.nameOf(before), change: values, was: {} }];
  const [entry] = resource.isStaged(entries) ? entries : [];
  return entry && !isEmpty(entry.change) ? entry.change : undefined;
}
