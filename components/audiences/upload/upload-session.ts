import type { ScannedCellProblem, ScanSettings } from "@/lib/audiences/scanner";
import { type Confirmed, type SendState, sendStateAfter } from "@/lib/audiences/send-batches";
import type {
  FromWorker,
  OpenedFile,
  Report,
  ToWorker,
  UnfinishedUpload,
  UploadNames,
  UploadTarget,
} from "@/lib/audiences/upload-messages";
import type { OlderEncoding } from "@/lib/csv/encoding";
import type { Delimiter } from "@/lib/csv/read-row";
import { formatWhole } from "@/lib/format/numbers";
import { addJob, type JobUpdate } from "@/lib/jobs/jobs";
import { Store } from "@/lib/store";
import { offerStoppedUploads } from "./offer-stopped-uploads";
import { holdWords, slowedWords, uploadTitle, waitWords } from "./upload-words";

export interface Checked {
  readonly report: Report;
  readonly problems: Blob;
  readonly problemsLeftOut: number;
  readonly first: readonly ScannedCellProblem[];
}

type AudienceUploadStep = "choose" | "opening" | "set-up" | "checking" | "checked" | "sending" | "sent";

export interface UploadView {
  readonly step: AudienceUploadStep;
  readonly fileName: string;
  readonly size: number;
  readonly opened: OpenedFile | undefined;
  /** The problem with the file, in words. */
  readonly trouble: { readonly title: string; readonly advice: string } | undefined;
  readonly checking: { readonly offset: number; readonly rows: number };
  readonly checked: Checked | undefined;
  /** The counts of what is sent. */
  readonly report: Report | undefined;
  readonly settings: ScanSettings | undefined;
  readonly send: SendState | undefined;
  readonly waitingForTab: boolean;
  /** Recent rate in users a second; undefined until it can be computed. */
  readonly rate: number | undefined;
}

const BLANK: UploadView = {
  step: "choose",
  fileName: "",
  size: 0,
  opened: undefined,
  trouble: undefined,
  checking: { offset: 0, rows: 0 },
  checked: undefined,
  report: undefined,
  settings: undefined,
  send: undefined,
  waitingForTab: false,
  rate: undefined,
};

const NO_TEXT = {
  empty: { title: "The file is empty", advice: "Choose a list with at least one person." },
  packed: {
    title: "This is a packed file or a spreadsheet, not a text",
    advice: "Unpack it, or save the sheet as CSV (UTF-8), and choose that.",
  },
  "no text": { title: "This is not a text file", advice: "Save the list as CSV (UTF-8) and choose that." },
} as const;

const BROKEN = {
  "unclosed quote": "A quote opens there and is never closed. Close or remove it and choose the file again.",
  "row too long":
    "It is longer than a million characters: most likely a quote opens there and is never closed.",
} as const;

/** The period for computing the rate. */
const RATE_MS = 10_000;

/**
 * One upload of a list to one audience. Lives outside of React with its own worker, so that it continues while the
 * person works on other pages; only the worker reads the list.
 */
export class UploadSession {
  #worker: Worker | undefined;
  #file: File | undefined;
  #updateJob: ((update: JobUpdate | undefined) => void) | undefined;
  #samples: { at: number; users: number }[] = [];
  #rateEnds: ReturnType<typeof setTimeout> | undefined;
  readonly view = new Store(BLANK);

  constructor(
    readonly target: UploadTarget,
    private names: UploadNames,
  ) {}

  rename(names: UploadNames): void {
    this.names = names;
  }

  choose(file: File): void {
    this.#worker?.terminate();
    this.#worker = new Worker(new URL("../../../lib/audiences/upload-worker.ts", import.meta.url), {
      type: "module",
    });
    this.#worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    this.#worker.addEventListener("error", () => this.#fail());
    this.#file = file;
    this.#set({ ...BLANK, step: "opening", fileName: file.name, size: file.size });
    this.#post({ type: "open", file, target: this.target });
  }

  cutWith(delimiter: Delimiter): void {
    this.#reopen({ delimiter, older: this.view.get().opened?.older });
  }

  /** Decodes the file in another encoding, where it cannot be detected. */
  rereadAs(older: OlderEncoding): void {
    this.#reopen({ older });
  }

  #reopen(how: { readonly delimiter?: Delimiter; readonly older: OlderEncoding | undefined }): void {
    if (this.#file) this.#post({ type: "open", file: this.#file, target: this.target, ...how });
  }

  check(settings: ScanSettings, hasHeader: boolean): void {
    this.#set({ checked: undefined });
    this.checkAgain(settings, hasHeader);
  }

  /** The same columns with other settings: the previous counts stay visible until the new ones are known. */
  checkAgain(settings: ScanSettings, hasHeader: boolean): void {
    const names = hasHeader ? [...(this.view.get().opened?.rows[0] ?? [])] : [];
    this.#set({ step: "checking", checking: { offset: 0, rows: 0 }, trouble: undefined });
    this.#post({ type: "check", settings, hasHeader, names });
  }

  /** Back to the setup: the counts may be outdated. */
  change(): void {
    this.#post({ type: "stop-check" });
    this.#set({ step: "set-up", checked: undefined });
  }

  send(settings: ScanSettings, hasHeader: boolean, report: Report): void {
    this.#begin(settings, report);
    this.#post({ type: "send", settings, hasHeader, report, names: this.names });
  }

  goOn({ settings, hasHeader, report, confirmed }: UnfinishedUpload): void {
    this.#begin(settings, report, confirmed);
    this.#post({ type: "send", settings, hasHeader, report, names: this.names, after: confirmed });
  }

  pause(): void {
    this.#post({ type: "pause" });
  }

  resume(): void {
    this.#samples = [];
    this.#post({ type: "resume" });
  }

  cancel(): void {
    this.#post({ type: "cancel" });
  }

  /** Resets everything, for another file. */
  clear(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#file = undefined;
    this.#set(BLANK);
  }

  #begin(settings: ScanSettings, report: Report, after?: Confirmed): void {
    const done = after?.place.users ?? 0;
    const send = after && sendStateAfter(after);
    this.#samples = [];
    this.#set({ step: "sending", settings, report, send, waitingForTab: false, rate: undefined });
    this.#updateJob = addJob({
      title: uploadTitle(settings.operation, this.names),
      where: this.names.account,
      total: report.users,
      done,
      actions: { cancel: () => this.cancel(), cancelLabel: "Cancel" },
    });
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #set(change: Partial<UploadView>): void {
    this.view.set({ ...this.view.get(), ...change });
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case "opened":
        this.#set({ step: "set-up", opened: message.file });
        break;
      case "no-text":
        this.#set({ step: "choose", trouble: NO_TEXT[message.why] });
        break;
      case "checking":
        if (this.view.get().step === "checking") {
          this.#set({ checking: { offset: message.offset, rows: message.rows } });
        }
        break;
      case "checked": {
        const { report, problems, problemsLeftOut, first } = message;
        this.#set({ step: "checked", checked: { report, problems, problemsLeftOut, first } });
        break;
      }
      case "broken": {
        const line = `Line ${formatWhole(message.line)} cannot be read`;
        this.#stop("set-up", { title: line, advice: BROKEN[message.why] });
        break;
      }
      case "waiting-for-tab":
        this.#set({ waitingForTab: true });
        break;
      case "sending":
        this.#progress(message.state);
        break;
      case "sent":
        this.#set({ step: "sent", send: message.state });
        this.#updateJob?.({ state: "finished", done: message.state.users, note: undefined, actions: {} });
        break;
      case "cancelled":
        this.#stop("choose", {
          title: "The upload was cancelled",
          advice: "What was confirmed stays in the audience. Choose the same file again to go on from there.",
        });
        break;
      case "taken":
        this.#stop("choose", {
          title: "Another tab finished or discarded this upload",
          advice: "The list below says how far it came. Choose the file again to start over.",
        });
        break;
      case "unreadable":
        this.#stop("choose", {
          title: "The file could not be read any more",
          advice: `It may have been changed, moved or unplugged. Choose it again to go on. (${message.message})`,
        });
        break;
    }
  }

  #fail(): void {
    // Its reservations for this tab are released.
    this.#worker?.terminate();
    this.#stop("choose", {
      title: "Reading the file stopped unexpectedly",
      advice: "Choose the same file again; an upload goes on after the last confirmed batch.",
    });
  }

  #stop(step: AudienceUploadStep, trouble: UploadView["trouble"]): void {
    this.#updateJob?.({ state: "stopped", note: trouble?.title, actions: {}, resumesAt: undefined });
    this.#updateJob = undefined;
    void offerStoppedUploads(this.target.personId);
    this.#set({ step, trouble });
  }

  #progress(send: SendState): void {
    const now = Date.now();
    this.#samples.push({ at: now, users: send.users });
    while ((this.#samples[1]?.at ?? now) < now - RATE_MS) this.#samples.shift();
    const [first] = this.#samples;
    const seconds = first ? (now - first.at) / 1000 : 0;
    const rate = first && seconds > 1 ? (send.users - first.users) / seconds : undefined;
    this.#set({ send, rate, waitingForTab: false });
    // The past rate means nothing once no more answers arrive.
    clearTimeout(this.#rateEnds);
    this.#rateEnds = setTimeout(() => this.#set({ rate: undefined }), RATE_MS);
    const note = send.hold
      ? holdWords(send.hold).title
      : send.waiting
        ? waitWords(send.waiting.why)
        : slowedWords(send);
    const waits = send.hold !== undefined || send.waiting !== undefined;
    this.#updateJob?.({
      state: waits ? "waiting" : "running",
      done: send.users,
      note,
      resumesAt: send.hold ? undefined : send.waiting?.until,
    });
  }
}

const sessions = new Map<string, UploadSession>();

/** The session of an upload to an audience, started or not. */
export function uploadSession(target: UploadTarget, names: UploadNames): UploadSession {
  const key = [target.personId, target.environment, target.handle, target.accountId, target.audienceId].join(
    "/",
  );
  const known = sessions.get(key);
  if (known) {
    known.rename(names);
    return known;
  }
  const made = new UploadSession(target, names);
  sessions.set(key, made);
  return made;
}
