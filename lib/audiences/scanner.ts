import { COLUMNS_MAX, type Delimiter } from "@/lib/csv/read-row";
import { type IdentifierKind, KINDS } from "./identifier-kinds";
import type { IdentifierProblem } from "./identifier-problems";
import type { Mailbox, mailboxProblem } from "./mailboxes";

/** Maximum bytes of one request (advertising specification, Limits). */
export const UPLOAD_BYTES_MAX = 5_000_000;
/** The settings for turning a file into requests. Serialisable, and without contents of the file. */
export interface ScanSettings {
  readonly delimiter: Delimiter;
  /** The kind of each column; null for one that is left out. */
  readonly columns: readonly (IdentifierKind | null)[];
  /** ISO 3166 code of the country for phones without one. */
  readonly country: string | null;
  /** Addresses of these mailboxes are not sent. */
  readonly leftOut: readonly Mailbox[];
  readonly operation: "Update" | "Delete";
  /** Instants in the service's format; the service's defaults apply without. */
  readonly effectiveAt: string | null;
  readonly expiresAt: string | null;
  readonly usersPerOperation: number;
  /** 2,500 at most. */
  readonly operationsPerRequest: number;
}

export interface ColumnCounts {
  readonly valid: number;
  /** Valid values that were hashed already. */
  readonly hashed: number;
  readonly empty: number;
  /** Valid values that occurred before, in this column or in another of the same kind. */
  readonly duplicate: number;
  readonly malformed: number;
  /** Well-formed addresses of each kind of mailbox, sent or left out; known only while values are counted. */
  readonly role: number;
  readonly disposable: number;
}

export interface ScannedCellProblem {
  readonly line: number;
  readonly column: number;
  readonly problem: IdentifierProblem | "duplicate" | ReturnType<typeof mailboxProblem>;
}

export type ScanStep =
  | { readonly kind: "more" }
  | { readonly kind: "batch"; readonly body: Uint8Array<ArrayBuffer>; readonly users: number }
  | { readonly kind: "end" }
  | { readonly kind: "broken"; readonly why: "unclosed quote" | "row too long"; readonly line: number };

/**
 * Turns bytes of UTF-8 text into request bodies, deterministically and in order: `feed`, then `next` until it wants
 * more. There are two, one in plain JavaScript and one compiled; both produce the same bytes.
 */
export interface Scanner {
  /** @param tableSlots room for recognizing repeated values, a power of two; 0 when they are not counted */
  begin(settings: ScanSettings, from: { readonly line: number; readonly tableSlots: number }): void;
  feed(bytes: Uint8Array, last: boolean): void;
  next(): ScanStep;
  /** Bytes of whole rows processed since `begin`. */
  readonly consumed: number;
  /** Line of the next row, from 1. */
  readonly line: number;
  /** Rows that were not blank, and how many of them have no identifier. */
  readonly rows: number;
  readonly unusable: number;
  columns(): ColumnCounts[];
  /** Problems of cells since the last call; collected only while values are counted. */
  takeProblems(): ScannedCellProblem[];
  /** False when the table was too small for this file, so that some repeated values count as new. */
  readonly allDuplicatesSeen: boolean;
}

/** The JSON around the users of one operation, in the order in which the forward writes it. */
export function operationFrame({ operation, effectiveAt, expiresAt }: ScanSettings) {
  const times =
    operation === "Update"
      ? (effectiveAt === null ? "" : `,"effective_at":"${effectiveAt}"`) +
        (expiresAt === null ? "" : `,"expires_at":"${expiresAt}"`)
      : "";
  return {
    prefix: `{"operation_type":"${operation}","params":{"users":[`,
    suffix: `]${times}}}`,
  };
}

/** Mapped columns in the order in which a record lists their kinds. */
export function columnOrder(columns: ScanSettings["columns"]): number[] {
  return KINDS.flatMap((kind) =>
    columns.slice(0, COLUMNS_MAX).flatMap((each, column) => (each === kind ? [column] : [])),
  );
}

/** Start of a list of identifiers in a user's record. */
export const identifierKeyOf = (kind: IdentifierKind) => `"${kind}":["`;
