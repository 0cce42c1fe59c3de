import { errorSentences, explainError } from "@/lib/ads/error-words";
import { isCallError, RefusedError } from "@/lib/ads/errors";
import { holdForTab, releaseForTab } from "@/lib/jobs/between-tabs";
import { reopen } from "@/lib/media/dropped-files";
import { fingerprint } from "@/lib/media/fingerprint";
import { learnSize } from "@/lib/media/known-sizes";
import { forgetPair } from "@/lib/media/stored-pairs";
import { storePrints } from "@/lib/media/stored-prints";
import { forgetUpload, type ResumableUpload, storedUploads, storeUpload } from "@/lib/media/stored-uploads";
import { type MediaUploadStep, NOT_BEGUN, runUpload, UploadFailure } from "@/lib/media/upload-run";
import { Store } from "@/lib/store";
import { uploadPorts } from "./upload-ports";

export type UploadState =
  | MediaUploadStep
  | { readonly at: "queued" | "paused" | "done" }
  /** Started before a reload: the file has to be chosen again, or opened with its handle. */
  | { readonly at: "needs-file" }
  | ({ readonly at: "failed" } & UploadRefusal);

/** Why an upload stopped, and whether the service has discarded it, so that another try starts over. */
type UploadRefusal = NonNullable<ResumableUpload["failure"]>;

/** One file on its way to the media library. */
export interface UploadItem extends ResumableUpload {
  readonly state: UploadState;
}

interface Running {
  file: File | undefined;
  stop?: AbortController | undefined;
  onAdded: (mediaKey: string) => void;
}

/** Parallel uploads; the others are queued. */
const AT_ONCE = 2;
const BUSY: readonly UploadState["at"][] = ["sending", "processing", "adding", "waiting"];

/** The uploads of this tab. */
export const uploadStore = new Store<readonly UploadItem[]>([]);
const running = new Map<string, Running>();

/** Whether an upload is running, or can be resumed. */
export const isOpenUpload = (item: UploadItem) => isBusy(item) || item.state.at === "paused";

/** Fingerprints that identify its file when it is chosen again. */
export const printsOfUpload = ({ fingerprint: sent, prints = [sent] }: UploadItem): readonly string[] =>
  prints;

export const isBusy = ({ state }: UploadItem) => BUSY.includes(state.at) || state.at === "queued";

/** The file of an upload, while this tab has it. */
export const fileOf = (id: string): File | undefined => running.get(id)?.file;

function change(id: string, update: Partial<Pick<UploadItem, "state" | "progress">>): void {
  uploadStore.update((all) => all.map((item) => (item.id === id ? { ...item, ...update } : item)));
}

const find = (id: string) => uploadStore.get().find((item) => item.id === id);

/** The stored part of an upload: a refusal is still shown after a reload, until the next try. */
function storedOf({ state, failure: _, ...upload }: UploadItem): ResumableUpload {
  if (state.at !== "failed") return upload;
  const { words, again, anew } = state;
  return { ...upload, failure: { words, again, anew } };
}

export type NewUpload = Omit<ResumableUpload, "id" | "progress" | "begunAt"> & {
  readonly file: File;
  /** Called with the media key once it is in the library. */
  readonly onAdded: (mediaKey: string) => void;
};

/** Starts uploads, which continue on every page. */
export function beginUploads(uploads: readonly NewUpload[]): void {
  const begun = uploads.map(({ file, onAdded, ...upload }): UploadItem => {
    const id = crypto.randomUUID();
    running.set(id, { file, onAdded });
    return { ...upload, id, begunAt: Date.now(), progress: NOT_BEGUN, state: { at: "queued" } };
  });
  for (const item of begun) {
    void holdForTab(item.id);
    void storeUpload(storedOf(item));
  }
  uploadStore.update((all) => [...all, ...begun]);
  pump();
}

/**
 * Resumes an upload whose file was chosen again. False when no upload waits for this file, so that it is a new one.
 */
export function offerFile(file: File, print: string, accountId: string): boolean {
  const waiting = uploadStore
    .get()
    .find(
      ({ state, fingerprint: known, accountId: account }) =>
        state.at === "needs-file" && known === print && account === accountId,
    );
  const place = waiting && running.get(waiting.id);
  if (!waiting || !place) return false;
  place.file = file;
  change(waiting.id, { state: { at: "queued" } });
  pump();
  return true;
}

/** The generated file of an upload, from the data stored on the device. */
const madeFile = ({ made, fileName, plan }: ResumableUpload): File | undefined =>
  made && new File([made], fileName, { type: plan.mimeType });

/**
 * Restores uploads from before a reload or from a closed tab. Those that only wait for the service continue at once.
 */
export async function restoreUploads(
  scope: ResumableUpload["scope"],
  accountId: string,
  onAdded: (mediaKey: string, upload: ResumableUpload) => void,
): Promise<void> {
  const found = await storedUploads(scope, accountId);
  const missing: ResumableUpload[] = [];
  for (const upload of found) {
    // Uploads of another tab are skipped.
    if (!find(upload.id) && (await holdForTab(upload.id)) && !find(upload.id)) missing.push(upload);
  }
  for (const upload of missing)
    running.set(upload.id, { file: madeFile(upload), onAdded: (key) => onAdded(key, upload) });
  uploadStore.update((all) => [
    ...all,
    ...missing.map(
      (upload): UploadItem => ({
        ...upload,
        state: upload.failure
          ? { at: "failed", ...upload.failure }
          : { at: upload.progress.sent || upload.made ? "queued" : "needs-file" },
      }),
    ),
  ]);
  pump();
}

export function pauseUpload(id: string): void {
  const item = find(id);
  if (!item || !isBusy(item)) return;
  running.get(id)?.stop?.abort();
  change(id, { state: { at: "paused" } });
  pump();
}

/** Continues after a pause, a failure or a reload. */
export async function resumeUpload(id: string): Promise<void> {
  const item = find(id);
  const place = running.get(id);
  if (!item || !place || isBusy(item)) return;
  const progress = item.state.at === "failed" && item.state.anew ? NOT_BEGUN : item.progress;
  if (!place.file && !progress.sent) {
    const file = item.handle && (await reopen(item.handle));
    if (!file || (await fingerprint(file)) !== item.fingerprint) {
      change(id, { progress, state: { at: "needs-file" } });
      return;
    }
    place.file = file;
  }
  change(id, { progress, state: { at: "queued" } });
  pump();
}

/** Discards an upload, or dismisses an ended one. The service deletes its data after a day. */
export function removeUpload(id: string): void {
  const item = find(id);
  if (item?.pair && item.state.at !== "done") void forgetPair(item.pair.id);
  running.get(id)?.stop?.abort();
  running.delete(id);
  uploadStore.update((all) => all.filter((item) => item.id !== id));
  releaseForTab(id);
  void forgetUpload(id);
  pump();
}

function pump(): void {
  const free =
    AT_ONCE - uploadStore.get().filter((item) => item.state.at !== "queued" && isBusy(item)).length;
  for (const item of uploadStore
    .get()
    .filter(({ state }) => state.at === "queued")
    .slice(0, Math.max(0, free))) {
    void carryOut(item);
  }
}

async function carryOut(item: UploadItem): Promise<void> {
  const place = running.get(item.id);
  if (!place) return;
  const stop = new AbortController();
  place.stop = stop;
  const { id, scope, accountId, fileName, plan } = item;
  change(id, { state: { at: item.progress.sent ? "processing" : "sending" } });
  const ports = uploadPorts({ scope, accountId, file: place.file, fileName, signal: stop.signal });
  try {
    const progress = await runUpload(
      plan,
      item.progress,
      ports,
      (reached, step) => {
        if (stop.signal.aborted) return;
        const before = find(id);
        change(id, { progress: reached, state: step });
        if (before && before.progress !== reached)
          void storeUpload(storedOf({ ...before, progress: reached }));
      },
      stop.signal,
    );
    if (stop.signal.aborted) return;
    place.file = undefined;
    change(id, { progress, state: { at: "done" } });
    void forgetUpload(id);
    const { mediaKey } = progress;
    if (mediaKey !== undefined) {
      const { environment } = scope;
      void storePrints({ environment, accountId }, printsOfUpload(item), mediaKey);
      if (item.size && plan.category === "post_image") learnSize(mediaKey, item.size);
      place.onAdded(mediaKey);
    }
  } catch (error) {
    if (stop.signal.aborted) return;
    change(id, { state: failureOf(error) });
    const failed = find(id);
    if (failed) void storeUpload(storedOf(failed));
  } finally {
    if (place.stop === stop) place.stop = undefined;
    pump();
  }
}

const UNFORESEEN = "Sending it stopped unexpectedly. Try it again; if it stops again, reload the page first.";

/** Refusals about this upload, rather than about access or limits. */
const ABOUT_THE_UPLOAD = [400, 404, 410, 413];

function failureOf(error: unknown): UploadState {
  if (error instanceof UploadFailure) {
    return { at: "failed", words: error.message, again: error.again, anew: false };
  }
  if (!isCallError(error)) {
    // Unexpected, but the file must not block others for ever, and the person has to know.
    console.error(error);
    return { at: "failed", words: UNFORESEEN, again: true, anew: false };
  }
  const anew = error instanceof RefusedError && ABOUT_THE_UPLOAD.includes(error.status);
  return { at: "failed", words: `${errorSentences(error)} (${explainError(error).raw})`, again: true, anew };
}
