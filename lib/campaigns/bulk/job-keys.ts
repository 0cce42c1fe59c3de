import { keys } from "idb-keyval";

/** Kept by person, so that nobody goes on with what somebody else on the same machine began. */
const startOf = (personId: string) => `bulk job ${personId} `;

/** A name for what this device keeps of a new job. */
export const newJobKey = (personId: string, environment: string, accountId: string) =>
  `${startOf(personId)}${environment} ${accountId} ${crypto.randomUUID()}`;

/** The jobs that this person began on this device and that have not ended; none where nothing is stored. */
export async function jobKeysOf(personId: string): Promise<string[]> {
  const all = await keys<IDBValidKey>().catch(() => []);
  return all.flatMap((key) => (typeof key === "string" && key.startsWith(startOf(personId)) ? key : []));
}
