import { UPLOAD_OPERATIONS_MAX } from "@/lib/ads/member-uploads";
import { type GuessedCountry, guessCountry } from "@/lib/audiences/guess-country";
import type { IdentifierKind } from "@/lib/audiences/identifier-kinds";
import type { Mailbox } from "@/lib/audiences/mailboxes";
import { guessColumns } from "@/lib/audiences/sample";
import type { ScanSettings } from "@/lib/audiences/scanner";
import type { OpenedFile } from "@/lib/audiences/upload-messages";
import type { Delimiter } from "@/lib/csv/read-row";
import { instantIn } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";

/** Users per operation; the service documents no limit. */
export const PACKING = [1, 2, 4, 8] as const;

/** The form values of an upload's setup. */
export interface UploadSetup {
  readonly delimiter: Delimiter;
  readonly hasHeader: boolean;
  readonly columns: readonly (IdentifierKind | null)[];
  readonly country: string;
  /** The reason for the country, until a person chooses one. */
  readonly countryFrom: GuessedCountry["from"];
  readonly operation: "Update" | "Delete";
  /** In the account's zone, `2026-11-22T10:00`; empty for the service's default. */
  readonly effective: string;
  readonly expires: string;
  readonly usersPerOperation: number;
  /** Kinds of mailboxes that are not sent. */
  readonly leftOut: readonly Mailbox[];
}

/** @param zone the account's, for a default country of phones */
export function firstSetup({ delimiter, rows }: OpenedFile, zone: string): UploadSetup {
  const guess = guessColumns(rows);
  const guessed = guessCountry(guess.columns, guess.hasHeader ? rows.slice(1) : rows, zone);
  return {
    delimiter,
    ...guess,
    country: guessed.country,
    countryFrom: guessed.from,
    operation: "Update",
    effective: "",
    expires: "",
    usersPerOperation: 1,
    leftOut: [],
  };
}

export interface SetupProblems {
  readonly columns?: string;
  readonly effective?: string;
  readonly expires?: string;
}

/**
 * Parses a setup, or returns its error: at least one column, and an end later than the start (advertising
 * specification, Audiences).
 */
export function readSetup(
  setup: UploadSetup,
  zone: string,
  now: number,
): { readonly settings: ScanSettings } | { readonly problems: SetupProblems } {
  const updates = setup.operation === "Update";
  const effective = updates ? readInstant(zone, setup.effective) : undefined;
  const expires = updates ? readInstant(zone, setup.expires) : undefined;
  const problems: SetupProblems = {
    ...(!setup.columns.some(Boolean) && { columns: "Choose what at least one column contains." }),
    ...(effective === "wrong" && { effective: "A date and a time." }),
    ...(expires === "wrong" && { expires: "A date and a time." }),
    ...(typeof expires === "number" &&
      expires <= (typeof effective === "number" ? effective : now) && {
        expires: "Later than they take effect.",
      }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return {
    settings: {
      delimiter: setup.delimiter,
      columns: setup.columns,
      country: setup.country === "" ? null : setup.country,
      leftOut: setup.leftOut,
      operation: setup.operation,
      effectiveAt: typeof effective === "number" ? formatServiceTime(effective) : null,
      expiresAt: typeof expires === "number" ? formatServiceTime(expires) : null,
      usersPerOperation: setup.usersPerOperation,
      operationsPerRequest: UPLOAD_OPERATIONS_MAX,
    },
  };
}

function readInstant(zone: string, local: string): number | "wrong" | undefined {
  if (local === "") return undefined;
  return instantIn(zone, local) ?? "wrong";
}
