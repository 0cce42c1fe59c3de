import { del, get, set } from "idb-keyval";
import { fingerprintOf } from "./fingerprint";
import type { Unfinished, UploadTarget } from "./upload-messages";

/** Raised when what is kept changes its form; older entries are then not understood any more. */
const VERSION = 2;
/** Longer than that, a file is old and its people may have changed. */
const KEPT_MS = 14 * 86_400_000;

/** How far the upload of one file came, as this device keeps it: settings and counts, and nothing of the file. */
export class UploadJournal {
  readonly #key: string;

  private constructor(key: string) {
    this.#key = key;
  }

  /** The entry of one file for one audience. */
  static async of(file: File, { environment, accountId, audienceId }: UploadTarget): Promise<UploadJournal> {
    const place = [environment, accountId, audienceId, await fingerprintOf(file)];
    return new UploadJournal(`audience-upload:${VERSION}:${place.join(":")}`);
  }

  /** Undefined when there is nothing, or when the browser keeps nothing (a private window, say). */
  async read(): Promise<Unfinished | undefined> {
    try {
      const kept = await get<Unfinished>(this.#key);
      return kept && kept.at > Date.now() - KEPT_MS ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  write(unfinished: Unfinished): Promise<void> {
    return set(this.#key, unfinished);
  }

  async forget(): Promise<void> {
    await del(this.#key).catch(() => undefined);
  }
}
