import { createStore, get, getMany, setMany } from "idb-keyval";
import * as z from "zod";
import type { AnsweredChange } from "@/lib/ads/changing-calls";
import { historyRecord } from "@/lib/ads/endpoints/account-history";
import type { HistoryRecord } from "./describe-change";
import type { HistoryEntity } from "./entities";
import { type OwnChanges, ownChanges, recordsById } from "./own-changes";

/** Per campaign, line item or the like; the oldest are deleted. */
const CHANGES_MAX = 50;

/** The person and account of the changes. */
interface OwnPlace {
  readonly personId: string;
  readonly environment: string;
}

/** A separate store: it has an entry for every record that was ever changed. */
const store = createStore("flightdeck-own-changes", "changes");

const storedRecords = z.array(historyRecord).catch([]);

const keyOf = ({ personId, environment }: OwnPlace, accountId: string, entity: string, id: string) =>
  [personId, environment, accountId, entity, id].join(" ");

let last: Promise<void> = Promise.resolve();

interface Known {
  /** Cached answers from before the call, with the changed records. */
  readonly answers: readonly unknown[];
  readonly userId: string;
  /** As the service writes times. */
  readonly now: string;
}

/**
 * Stores the changes of a call in this browser, if possible; one call after another, so that none overwrites
 * another's.
 */
export function storeOwnChanges(
  place: OwnPlace,
  call: AnsweredChange,
  { answers, ...known }: Known,
): Promise<void> {
  const records = recordsById(answers);
  const changes = ownChanges(call, { ...known, before: (id) => records.get(id) });
  if (changes) last = last.then(() => write(place, changes)).catch(() => {});
  return last;
}

async function write(place: OwnPlace, { accountId, changes }: OwnChanges): Promise<void> {
  const keys = changes.map(({ entity, entity_id }) => keyOf(place, accountId, entity, entity_id));
  const before = await getMany(keys, store);
  await setMany(
    changes.map((change, index) => [
      keys[index] ?? "",
      [change, ...storedRecords.parse(before[index])].slice(0, CHANGES_MAX),
    ]),
    store,
  );
}

/** The changes of one entity from this browser, newest first. */
export async function readOwnChanges(
  place: OwnPlace,
  accountId: string,
  entity: HistoryEntity,
  id: string,
): Promise<readonly HistoryRecord[]> {
  await last;
  return storedRecords.parse(await get(keyOf(place, accountId, entity, id), store).catch(() => []));
}
