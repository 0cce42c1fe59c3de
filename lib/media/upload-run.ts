import type { Upload, UploadCategory, UploadMediaType } from "@/lib/ads/endpoints/media-upload";
import { believedSeconds, type Wait, waitAfter } from "@/lib/ads/patience";

/** How one file is sent; fixed when the upload starts, so that it can be resumed after a reload. */
export interface UploadPlan {
  readonly way: "simple" | "chunked";
  readonly bytes: number;
  readonly mimeType: UploadMediaType;
  readonly category: UploadCategory;
  /** Bytes of each piece but the last. */
  readonly pieceBytes: number;
}

/** The progress of an upload; stored on the device after each step. */
export interface MediaUploadProgress {
  readonly mediaId?: string;
  readonly mediaKey?: string;
  /** When the unfinished upload expires, in milliseconds. */
  readonly expiresAt?: number;
  /** Pieces that the service has confirmed, from the first on. */
  readonly pieces: number;
  /** All bytes are uploaded; the rest does not need the file. */
  readonly sent: boolean;
  /** Percent of the service's own work, while it is reported. */
  readonly processed?: number;
  /** It is in the media library. */
  readonly added: boolean;
}

export const NOT_BEGUN: MediaUploadProgress = { pieces: 0, sent: false, added: false };

/** The dependencies of a run. Calls reject with the errors of lib/ads/errors. */
export interface UploadPorts {
  simple(plan: UploadPlan): Promise<Upload>;
  init(plan: UploadPlan): Promise<Upload>;
  append(mediaId: string, index: number, from: number, to: number): Promise<void>;
  finalize(mediaId: string): Promise<Upload>;
  status(mediaId: string): Promise<Upload>;
  /** Adds it to the media library; one that is in it already is no error. */
  add(mediaKey: string): Promise<void>;
  now(): number;
  /** Resolves at that time, earlier when the connection is back, and at once when the signal aborts. */
  waitUntil(time: number, signal: AbortSignal): Promise<void>;
}

export type MediaUploadStep =
  | { readonly at: "sending" | "processing" | "adding" }
  /** No answer, or the limit is exhausted: it continues at that time. */
  | { readonly at: "waiting"; readonly until: number; readonly why: Wait["why"] };

/** It cannot continue automatically. */
export class UploadFailure extends Error {
  override readonly name = "UploadFailure";
  constructor(
    message: string,
    /** Trying again makes sense. */
    readonly again: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const ATTEMPTS = 8;
/** Interval for checking the processing, if the service gives none. */
const USUAL_CHECK_MS = 5_000;
/** Maximum interval that the service may set. */
const LONGEST_CHECK_MS = 10 * 60_000;
/** The longest plausible lifetime of an upload. */
const LONGEST_LIFE_MS = 30 * 86_400_000;

const pieceCount = ({ bytes, pieceBytes }: UploadPlan) => Math.ceil(bytes / pieceBytes);

/** Bytes that the service has confirmed. */
export const sentBytes = (plan: UploadPlan, { pieces, sent }: MediaUploadProgress) =>
  sent ? plan.bytes : Math.min(plan.bytes, pieces * plan.pieceBytes);

/**
 * Continues an upload until the file is in the media library. A piece that the service has confirmed is never sent
 * again; connection and server failures are retried, with increasing pauses. Returns early when the signal aborts.
 *
 * @throws UploadFailure when it cannot go on.
 */
export function runUpload(
  plan: UploadPlan,
  start: MediaUploadProgress,
  ports: UploadPorts,
  report: (progress: MediaUploadProgress, step: MediaUploadStep) => void,
  signal: AbortSignal,
): Promise<MediaUploadProgress> {
  return new UploadRun(plan, start, ports, report, signal).run();
}

class UploadRun {
  #progress: MediaUploadProgress;
  /** The service's last answer about the file. */
  #answer: Upload | undefined;

  constructor(
    readonly plan: UploadPlan,
    start: MediaUploadProgress,
    readonly ports: UploadPorts,
    readonly report: (progress: MediaUploadProgress, step: MediaUploadStep) => void,
    readonly signal: AbortSignal,
  ) {
    const { expiresAt } = start;
    // An expired upload has to start over.
    this.#progress = expiresAt !== undefined && expiresAt <= ports.now() ? NOT_BEGUN : start;
  }

  async run(): Promise<MediaUploadProgress> {
    if (!this.#progress.sent) await (this.plan.way === "simple" ? this.#sendWhole() : this.#sendPieces());
    if (!this.signal.aborted && this.plan.way === "chunked") await this.#watchProcessing();
    if (!this.signal.aborted && !this.#progress.added) await this.#add();
    return this.#progress;
  }

  async #sendWhole() {
    this.#advance({}, "sending");
    const upload = await this.#patiently(() => this.ports.simple(this.plan));
    if (upload) this.#advance({ ...identityOf(upload, this.ports.now()), sent: true }, "adding");
  }

  async #sendPieces() {
    this.#advance({}, "sending");
    if (this.#progress.mediaId === undefined) {
      const begun = await this.#patiently(() => this.ports.init(this.plan));
      if (!begun) return;
      this.#advance(identityOf(begun, this.ports.now()), "sending");
    }
    const mediaId = this.#mediaId();
    for (let index = this.#progress.pieces; index < pieceCount(this.plan); index += 1) {
      const from = index * this.plan.pieceBytes;
      const to = Math.min(this.plan.bytes, from + this.plan.pieceBytes);
      await this.#patiently(() => this.ports.append(mediaId, index, from, to));
      if (this.signal.aborted) return;
      this.#advance({ pieces: index + 1 }, "sending");
    }
    this.#answer = await this.#patiently(() => this.ports.finalize(mediaId));
    if (!this.#answer) return;
    const { media_key: mediaKey } = this.#answer;
    this.#advance({ sent: true, ...(mediaKey !== undefined && { mediaKey }) }, "processing");
  }

  async #watchProcessing() {
    const mediaId = this.#mediaId();
    this.#answer ??= await this.#patiently(() => this.ports.status(mediaId));
    while (this.#answer) {
      const { processing_info: info, media_key: mediaKey } = this.#answer;
      if (!info || info.state === "succeeded") {
        if (mediaKey !== undefined) this.#advance({ mediaKey }, "adding");
        return;
      }
      if (info.state === "failed") {
        const { message = "it did not say why.", name } = info.error ?? {};
        throw new UploadFailure(`Processing failed: ${message}${name ? ` (${name})` : ""}`, false);
      }
      const percent = info.progress_percent;
      this.#advance(percent === undefined ? {} : { processed: percent }, "processing");
      const pause = believedSeconds(info.check_after_secs, LONGEST_CHECK_MS) ?? USUAL_CHECK_MS;
      await this.ports.waitUntil(this.ports.now() + pause, this.signal);
      if (this.signal.aborted) return;
      this.#answer = await this.#patiently(() => this.ports.status(mediaId));
    }
  }

  async #add() {
    const { mediaKey } = this.#progress;
    if (mediaKey === undefined) throw new UploadFailure("The upload ended without a media key.", false);
    this.#advance({}, "adding");
    await this.#patiently(() => this.ports.add(mediaKey));
    if (!this.signal.aborted) this.#advance({ added: true }, "adding");
  }

  #mediaId(): string {
    const { mediaId } = this.#progress;
    if (mediaId === undefined) throw new UploadFailure("The upload could not be started.", true);
    return mediaId;
  }

  #advance(change: Partial<MediaUploadProgress>, at: "sending" | "processing" | "adding") {
    this.#progress = { ...this.#progress, ...change };
    this.report(this.#progress, { at });
  }

  /** Calls until an answer comes, and gives up after many failures in a row; undefined when the signal aborted. */
  async #patiently<T>(call: () => Promise<T>): Promise<T | undefined> {
    for (let attempt = 1; !this.signal.aborted; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        if (this.signal.aborted) return undefined;
        const wait = waitAfter(error, attempt, this.ports.now());
        if (!wait) throw error;
        if (wait.why !== "allowance" && attempt >= ATTEMPTS) {
          throw new UploadFailure("No answer after several tries.", true, {
            cause: error,
          });
        }
        this.report(this.#progress, { at: "waiting", until: wait.until, why: wait.why });
        await this.ports.waitUntil(wait.until, this.signal);
      }
    }
    return undefined;
  }
}

function identityOf(upload: Upload, now: number): Partial<MediaUploadProgress> {
  const { media_id_string: mediaId, media_key: mediaKey } = upload;
  const lasts = believedSeconds(upload.expires_after_secs, LONGEST_LIFE_MS);
  return {
    mediaId,
    ...(mediaKey !== undefined && { mediaKey }),
    ...(lasts !== undefined && { expiresAt: now + lasts }),
  };
}
