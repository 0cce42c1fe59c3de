import { delMany, get, keys, set } from "idb-keyval";
import * as z from "zod";
import { type StoredOutcome, storedOutcome } from "@/lib/bulk/stored-job";
import { Store } from "@/lib/store";

/** What became of the rows of a file, by their places in it; nothing of those that were not sent. */
type RowResults = ReadonlyMap<number, StoredOutcome>;

interface ImportResults {
  readonly rows: RowResults;
  /** False until this device's storage was read. */
  readonly read: boolean;
}

export const NO_RESULTS: ImportResults = { rows: new Map(), read: false };

/** A file as this device identifies it. */
interface ImportSource {
  /** What its rows become: "drafts". */
  readonly resource: string;
  readonly environment: string;
  readonly accountId: string;
  readonly fileId: string;
}

const PREFIX = "import results ";
const startOf = ({ resource, environment, accountId }: Omit<ImportSource, "fileId">) =>
  `${resource} ${environment} ${accountId} `;
/** The name under which the results of a file are stored. */
export const sourceKey = (source: ImportSource): string => startOf(source) + source.fileId;

const resultsShape = z.map(z.number(), storedOutcome);
/** What is known of files, by the names under which their results are stored. */
export const resultStore = new Store<ReadonlyMap<string, ImportResults>>(new Map());
let written = Promise.resolve();

/** What is known of the rows of a file, whichever page is open. */
export const resultsOf = (key: string): ImportResults => resultStore.get().get(key) ?? NO_RESULTS;

function setResults(key: string, results: ImportResults): void {
  resultStore.update((all) => new Map(all).set(key, results));
}

/** Reads what this device stores of a file, also what another tab did. Without storage there is nothing. */
export async function readResults(key: string): Promise<RowResults> {
  const before = resultsOf(key).rows;
  await written;
  const stored = resultsShape.safeParse(await get(PREFIX + key).catch(() => undefined));
  const now = resultsOf(key).rows;
  // What was noted meanwhile is newer.
  setResults(key, { read: true, rows: stored.success && now === before ? stored.data : now });
  return resultsOf(key).rows;
}

/** Resolves when the device has it. Undefined forgets a row. */
export function noteResults(
  key: string,
  results: Iterable<readonly [row: number, result: StoredOutcome | undefined]>,
): Promise<void> {
  const rows = new Map(resultsOf(key).rows);
  for (const [row, result] of results) {
    if (result) rows.set(row, result);
    else rows.delete(row);
  }
  setResults(key, { ...resultsOf(key), rows });
  written = written.then(() => set(PREFIX + key, rows)).catch(() => {});
  return written;
}

/** Forgets refusals, once their rows were changed or are tried again. */
export function forgetRefusals(key: string, rows: readonly number[]): void {
  const refused = rows.filter((row) => resultsOf(key).rows.get(row)?.state === "failed");
  const forgotten = refused.map((row) => [row, undefined] as const);
  if (forgotten.length > 0) void noteResults(key, forgotten);
}

/** Forgets what became of the files of an account. */
export async function forgetResults(source: Omit<ImportSource, "fileId">): Promise<void> {
  const start = PREFIX + startOf(source);
  try {
    await delMany(
      (await keys<IDBValidKey>()).filter((key) => typeof key === "string" && key.startsWith(start)),
    );
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
