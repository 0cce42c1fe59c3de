import type { Environment } from "@/lib/ads/endpoint";
import type { Encoding, OlderEncoding, UnreadableReason } from "@/lib/csv/encoding";
import type { Delimiter } from "@/lib/csv/read-row";
import type { ColumnCounts, ScannedCellProblem, ScanSettings } from "./scanner";
import type { Confirmed, SendState } from "./send-batches";

/** The audience that people are uploaded to, and the user who does it. */
export interface UploadPlace {
  /** The signed-in person: others on the same device can neither see nor resume it. */
  readonly personId: string;
  readonly environment: Environment;
  readonly handle: string;
  readonly accountId: string;
  readonly audienceId: string;
}

export interface UploadTarget extends UploadPlace {
  readonly origin: string;
}

/** The names of the audience and the account, for the list of jobs. */
export interface UploadNames {
  readonly audience: string;
  readonly account: string;
}

export interface OpenedFile {
  readonly encoding: Encoding;
  /** The encoding that its text was read with, where it cannot be detected and a person may correct it. */
  readonly older?: OlderEncoding;
  readonly size: number;
  readonly delimiter: Delimiter;
  /** The first rows, to look at. */
  readonly rows: readonly (readonly string[])[];
  /** Some have more columns than are read. */
  readonly wide: boolean;
  readonly unfinished: UnfinishedUpload | undefined;
}

/** The stored state of a running upload: its settings and progress, nothing of the file. */
export interface UnfinishedUpload {
  readonly place: UploadPlace;
  readonly names: UploadNames;
  readonly fileName: string;
  /** The encoding that a person chose for its text; positions refer to that reading. */
  readonly older?: OlderEncoding;
  readonly settings: ScanSettings;
  readonly hasHeader: boolean;
  readonly confirmed: Confirmed;
  readonly report: Report;
  /** When it was started, and when a part was last confirmed, in milliseconds since the epoch. */
  readonly begunAt: number;
  readonly at: number;
  /** Cancelled by a person: offered at its audience, but not among the jobs. */
  readonly cancelled?: boolean;
}

/** The contents of a file, counted before anything is sent. */
export interface Report {
  readonly rows: number;
  readonly users: number;
  readonly unusable: number;
  readonly batches: number;
  readonly bytes: number;
  readonly columns: readonly ColumnCounts[];
  readonly allDuplicatesSeen: boolean;
}

export type ToWorker =
  | {
      readonly type: "open";
      readonly file: File;
      readonly target: UploadTarget;
      readonly delimiter?: Delimiter | undefined;
      readonly older?: OlderEncoding | undefined;
    }
  | {
      readonly type: "check";
      readonly settings: ScanSettings;
      readonly hasHeader: boolean;
      readonly names: readonly string[];
    }
  | {
      readonly type: "send";
      readonly settings: ScanSettings;
      readonly hasHeader: boolean;
      readonly report: Report;
      readonly names: UploadNames;
      /** Continues after this confirmed position. */
      readonly after?: Confirmed;
    }
  | { readonly type: "pause" | "resume" | "cancel" | "stop-check" };

export type FromWorker =
  | { readonly type: "opened"; readonly file: OpenedFile }
  | { readonly type: "no-text"; readonly why: UnreadableReason }
  | { readonly type: "checking"; readonly offset: number; readonly rows: number }
  | {
      readonly type: "checked";
      readonly report: Report;
      /** Every problem with its line, as CSV; after the first hundred thousand they are only counted. */
      readonly problems: Blob;
      readonly problemsLeftOut: number;
      /** The first ones, to look at. */
      readonly first: readonly ScannedCellProblem[];
    }
  | { readonly type: "broken"; readonly why: "unclosed quote" | "row too long"; readonly line: number }
  | { readonly type: "waiting-for-tab" }
  | { readonly type: "sending"; readonly state: SendState }
  | { readonly type: "sent"; readonly state: SendState }
  | { readonly type: "cancelled" }
  /** The upload to resume no longer exists: another tab finished or discarded it. */
  | { readonly type: "taken" }
  | { readonly type: "unreadable"; readonly message: string };
