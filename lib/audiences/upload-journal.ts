import { del, delMany, get, getMany, set } from "idb-keyval";
import { heldByTabs, notifyStored } from "@/lib/jobs/between-tabs";
import { fingerprintOf } from "./fingerprint";
import { asPast, type PastUpload, readPast } from "./past-upload";
import { audienceKeys, begunKeys, keysUnder, pastKeys } from "./upload-keys";
import type { UnfinishedUpload, UploadPlace } from "./upload-messages";

/** After that a file is old and its people may have changed. */
const STORED_MS = 14 * 86_400_000;
/** Uploads that are remembered of one audience. */
const PAST_MAX = 50;

/** Name of the channel that announces the start or end of an upload. */
export const UPLOADS_CHANNEL = "audience uploads";

async function storedUnder<Value>(prefix: string): Promise<(readonly [key: string, value: Value])[]> {
  const found = await keysUnder(prefix);
  const values = await getMany<Value>(found).catch(() => []);
  return found.flatMap((key, at) => {
    const value = values[at];
    return value === undefined ? [] : [[key, value] as const];
  });
}

/** Uploads into one audience, the latest first. */
export interface StoredUploads {
  /** Interrupted, and resumable. */
  readonly stopped: readonly BegunUpload[];
  /** Running in this tab or another, when they were read. */
  readonly running: readonly BegunUpload[];
  readonly past: readonly PastUpload[];
}

/** An unfinished upload, and its key on this device. */
export interface BegunUpload extends UnfinishedUpload {
  readonly key: string;
}

/** The progress of one file's upload, stored on this device: settings and counts, nothing of the file. */
export class UploadJournal {
  private constructor(
    readonly key: string,
    private readonly place: UploadPlace,
  ) {}

  /** The entry of one file for one audience. */
  static async of(file: File, place: UploadPlace): Promise<UploadJournal> {
    return new UploadJournal(`${audienceKeys(place)}${await fingerprintOf(file)}`, place);
  }

  /** The entry of an upload that was cut short. */
  static for({ key, place }: BegunUpload): UploadJournal {
    return new UploadJournal(key, place);
  }

  /** A person's unfinished uploads on this device, from all tabs, the latest first. */
  static async begunBy(personId: string): Promise<BegunUpload[]> {
    const stored = await storedUnder<UnfinishedUpload>(begunKeys(personId));
    return stored
      .filter(([, { at, cancelled }]) => !cancelled && at > Date.now() - STORED_MS)
      .map(([key, upload]) => ({ ...upload, key }))
      .sort((a, b) => b.at - a.at);
  }

  /** Every remembered upload of a person to an audience. */
  static async ofAudience(place: UploadPlace): Promise<StoredUploads> {
    const entries = await storedUnder<UnfinishedUpload>(audienceKeys(place));
    const held = await heldByTabs(entries.map(([key]) => key));
    const past = await storedUnder<unknown>(pastKeys(place));
    const fresh = (upload: UnfinishedUpload) => upload.at > Date.now() - STORED_MS;
    const begun = entries.map(([key, upload]) => ({ ...upload, key })).sort((a, b) => b.at - a.at);
    const left = begun.filter(({ key }) => !held.has(key));
    return {
      running: begun.filter(({ key }) => held.has(key)),
      stopped: left.filter(fresh),
      past: [
        ...past.flatMap(([, value]) => readPast(value) ?? []),
        ...left.filter((upload) => !fresh(upload)).map(asPast),
      ].sort((a, b) => b.begunAt - a.begunAt),
    };
  }

  /** Undefined when there is none, or when the browser stores nothing (a private window, for example). */
  async read(): Promise<UnfinishedUpload | undefined> {
    try {
      const stored = await get<UnfinishedUpload>(this.key);
      return stored && stored.at > Date.now() - STORED_MS ? stored : undefined;
    } catch {
      return undefined;
    }
  }

  write(unfinished: UnfinishedUpload): Promise<void> {
    return set(this.key, unfinished);
  }

  /** Marks it as ended, so that it cannot be resumed. */
  async end(past: PastUpload): Promise<void> {
    const prefix = pastKeys(this.place);
    try {
      await set(`${prefix}${past.begunAt}`, past);
      const all = (await storedUnder<unknown>(prefix)).map(([key]) => key).sort(byBeginning(prefix));
      await delMany(all.slice(0, -PAST_MAX));
    } catch {
      // It is sent anyway, just not remembered.
    }
    await this.forget();
  }

  async forget(): Promise<void> {
    await del(this.key).catch(() => undefined);
    notifyStored(UPLOADS_CHANNEL);
  }
}

const byBeginning = (prefix: string) => (a: string, b: string) =>
  Number(a.slice(prefix.length)) - Number(b.slice(prefix.length));
