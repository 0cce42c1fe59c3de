import type { QueryClient } from "@tanstack/react-query";
import type { Scope } from "@/lib/ads/scope";
import type { AnyChange, StagedRecord, StagedResource } from "@/lib/staged/staged-resource";
import type { PendingChanges } from "./pending-changes";

type TakeRecords<Row> = (
  client: QueryClient,
  scope: Scope,
  accountId: string,
  records: readonly Row[],
) => void;

/** The records of a resource in the browser: saving, staging and jobs read and show them by it. */
export interface ResourceStore<Row extends StagedRecord, Change extends AnyChange> {
  readonly staged: StagedResource<Row, Change>;
  /** Current records by their ids, including drafts and deleted ones. */
  readonly lookUp: (
    scope: Scope,
    accountId: string,
    ids: readonly string[],
    signal?: AbortSignal,
  ) => Promise<Row[]>;
  /** Updates every cached list. */
  readonly put: TakeRecords<Row>;
  /** Looks at other records that depend on changed ones. */
  readonly affects?: TakeRecords<Row>;
  /** Pending changes of an account's records, shown as if applied. */
  readonly underWay: (environment: string, accountId: string) => PendingChanges<Change>;
  /** Key of a record in the grace window of its deletion. */
  readonly graceKey: (id: string) => string;
  /** Fields that change along with others; this is expected, and undone together. */
  readonly follows?: (change: Change) => readonly string[];
}

/** Updates the lists from answers to changes, and looks at what depends on them. */
export function takeAnswers<Row extends StagedRecord>(
  { put, affects }: Pick<ResourceStore<Row, never>, "put" | "affects">,
  ...answers: Parameters<TakeRecords<Row>>
): void {
  const [, , , records] = answers;
  if (records.length === 0) return;
  put(...answers);
  affects?.(...answers);
}

/**
 * Looks up records whose state depends on others that have changed. If they cannot be looked up, their next read
 * shows it.
 */
export async function lookAgain<Row extends StagedRecord>(
  store: Pick<ResourceStore<Row, never>, "lookUp" | "put" | "affects">,
  client: QueryClient,
  scope: Scope,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  const records = await store.lookUp(scope, accountId, ids).catch(() => []);
  takeAnswers(store, client, scope, accountId, records);
}
