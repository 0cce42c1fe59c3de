import { keys } from "idb-keyval";

/** What is changed in batches. */
export const BULK_RESOURCES = [
  "campaigns",
  "line-items",
  "targetings",
  "promotions",
  "draft-posts",
  "posts",
  "media-library",
  "ads",
  "creations",
] as const;
export type BulkResourceName = (typeof BULK_RESOURCES)[number];

/** The name under which a device stores the jobs with each. */
const KEY_STARTS: Readonly<Record<BulkResourceName, string>> = {
  campaigns: "bulk job",
  "line-items": "bulk line item job",
  targetings: "bulk targeting job",
  promotions: "bulk promotion job",
  "draft-posts": "bulk draft job",
  posts: "bulk post job",
  "media-library": "bulk media job",
  ads: "bulk ad job",
  creations: "creation job",
};

/** Stored by person, so that no person goes on with what another on the same machine began. */
const startOf = (resource: BulkResourceName, personId: string) => `${KEY_STARTS[resource]} ${personId} `;

/** The name under which this device stores a new job. */
export const newJobKey = (
  resource: BulkResourceName,
  personId: string,
  environment: string,
  accountId: string,
) => `${startOf(resource, personId)}${environment} ${accountId} ${crypto.randomUUID()}`;

/** The jobs with a resource that this person began on this device and that have not ended; none where nothing is stored. */
export async function jobKeysOf(resource: BulkResourceName, personId: string): Promise<string[]> {
  const all = await keys<IDBValidKey>().catch(() => []);
  return all.flatMap((key) =>
    typeof key === "string" && key.startsWith(startOf(resource, personId)) ? key : [],
  );
}
