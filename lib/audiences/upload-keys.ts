import { keys } from "idb-keyval";
import type { UploadPlace } from "./upload-messages";

/** Raised when what is kept changes its form; older entries are then not understood any more. */
const VERSION = 3;

type Place = Pick<UploadPlace, "personId" | "environment" | "accountId" | "audienceId">;

/** How the names begin under which a device keeps what a person began to upload, by person, so that no person goes on with another's. */
export const begunKeys = (personId: string) => `audience-upload:${VERSION}:${personId}:`;
/** The same for one audience. */
export const audienceKeys = ({ personId, environment, accountId, audienceId }: Place) =>
  `${begunKeys(personId)}${environment}:${accountId}:${audienceId}:`;
/** The same for what ended. */
export const pastKeys = (place: Place) => `past ${audienceKeys(place)}`;

/** What a device keeps under names that begin so; nothing where nothing is stored, as in some private windows. */
export async function keysUnder(prefix: string): Promise<string[]> {
  const all = await keys<IDBValidKey>().catch(() => []);
  return all.flatMap((key) => (typeof key === "string" && key.startsWith(prefix) ? key : []));
}
