import { keys } from "idb-keyval";
import type { UploadPlace } from "./upload-messages";

/** Increased when the stored format changes; older entries are ignored then. */
const VERSION = 3;

type Place = Pick<UploadPlace, "personId" | "environment" | "accountId" | "audienceId">;

/** Prefix of the keys of a person's uploads on a device, by person, so that no person resumes another's. */
export const begunKeys = (personId: string) => `audience-upload:${VERSION}:${personId}:`;
/** The same for one audience. */
export const audienceKeys = ({ personId, environment, accountId, audienceId }: Place) =>
  `${begunKeys(personId)}${environment}:${accountId}:${audienceId}:`;
/** The same for ended ones. */
export const pastKeys = (place: Place) => `past ${audienceKeys(place)}`;

/** The values of keys with a prefix on a device; empty without storage, as in some private windows. */
export async function keysUnder(prefix: string): Promise<string[]> {
  const all = await keys<IDBValidKey>().catch(() => []);
  return all.flatMap((key) => (typeof key === "string" && key.startsWith(prefix) ? key : []));
}
