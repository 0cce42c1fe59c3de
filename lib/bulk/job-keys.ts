import { keys } from "idb-keyval";

/** What is changed in batches. */
export const BULK_NOUNS = ["campaigns", "line-items", "draft-posts", "media-library"] as const;
export type BulkNounName = (typeof BULK_NOUNS)[number];

/** Under which name a device keeps the jobs with each. */
const KEPT_AS: Readonly<Record<BulkNounName, string>> = {
  campaigns: "bulk job",
  "line-items": "bulk line item job",
  "draft-posts": "bulk draft job",
  "media-library": "bulk media job",
};

/** Kept by person, so that nobody goes on with what somebody else on the same machine began. */
const startOf = (noun: BulkNounName, personId: string) => `${KEPT_AS[noun]} ${personId} `;

/** A name for what this device keeps of a new job. */
export const newJobKey = (noun: BulkNounName, personId: string, environment: string, accountId: string) =>
  `${startOf(noun, personId)}${environment} ${accountId} ${crypto.randomUUID()}`;

/** The jobs with a noun that this person began on this device and that have not ended; none where nothing is stored. */
export async function jobKeysOf(noun: BulkNounName, personId: string): Promise<string[]> {
  const all = await keys<IDBValidKey>().catch(() => []);
  return all.flatMap((key) =>
    typeof key === "string" && key.startsWith(startOf(noun, personId)) ? key : [],
  );
}
