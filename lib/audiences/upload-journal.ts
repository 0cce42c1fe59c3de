import { del, entries, get, set } from "idb-keyval";
import { fingerprintOf } from "./fingerprint";
import type { UnfinishedUpload, UploadTarget } from "./upload-messages";

/** Raised when what is kept changes its form; older entries are then not understood any more. */
const VERSION = 2;
/** Longer than that, a file is old and its people may have changed. */
const KEPT_MS = 14 * 86_400_000;

type Place = Pick<UploadTarget, "environment" | "accountId" | "audienceId">;

const prefixOf = ({ environment, accountId, audienceId }: Place) =>
  `audience-upload:${VERSION}:${environment}:${accountId}:${audienceId}:`;

/** How far the upload of one file came, as this device keeps it: settings and counts, and nothing of the file. */
export class UploadJournal {
  readonly #key: string;

  private constructor(key: string) {
    this.#key = key;
  }

  /** The entry of one file for one audience. */
  static async of(file: File, target: UploadTarget): Promise<UploadJournal> {
    return new UploadJournal(`${prefixOf(target)}${await fingerprintOf(file)}`);
  }

  /** Every upload into an audience that was cut short, the latest first. */
  static async unfinished(target: Place): Promise<UnfinishedUpload[]> {
    try {
      const kept = await entries<string, UnfinishedUpload>();
      return kept
        .filter(([key, { at }]) => key.startsWith(prefixOf(target)) && at > Date.now() - KEPT_MS)
        .map(([, unfinished]) => unfinished)
        .sort((a, b) => b.at - a.at);
    } catch {
      return [];
    }
  }

  /** Undefined when there is nothing, or when the browser keeps nothing (a private window, say). */
  async read(): Promise<UnfinishedUpload | undefined> {
    try {
      const kept = await get<UnfinishedUpload>(this.#key);
      return kept && kept.at > Date.now() - KEPT_MS ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  write(unfinished: UnfinishedUpload): Promise<void> {
    return set(this.#key, unfinished);
  }

  async forget(): Promise<void> {
    await del(this.#key).catch(() => undefined);
  }
}
