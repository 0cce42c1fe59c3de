import type { ServiceError } from "./service-error";

/** Whether a change was made despite its error: it was not, or a lookup did not show it. */
export type CallOutcome = "not-done" | "unknown";

/** A failed call. */
abstract class CallFailure extends Error {
  /** For a change whose answer was lost, after a lookup (lib/ads/lost-answers). */
  outcome?: CallOutcome;
}

/** The service refused: its own codes and messages, with the parameter at fault. */
export class RefusedError extends CallFailure {
  override readonly name = "RefusedError";
  constructor(
    readonly status: number,
    readonly errors: readonly ServiceError[],
    /** Per item of a batch, in the order sent; an empty array for an item without errors. */
    readonly operationErrors: readonly (readonly ServiceError[])[],
    /** When a temporarily refused call (429, 503) may be repeated, if the answer has a credible time. */
    readonly againAt?: Date,
  ) {
    super(errors[0]?.message ?? operationErrors.flat()[0]?.message ?? `Refused with ${status}`);
  }

  get codes(): string[] {
    return [...this.errors, ...this.operationErrors.flat()].map(({ code }) => code);
  }
}

/** No answer arrived: offline, refused connection, time out. Whether a write took effect is unknown unless offline. */
export class UnreachableError extends CallFailure {
  override readonly name = "UnreachableError";
  /** The device had no connection when the call was made: nothing was sent. */
  readonly offline: boolean;
  constructor(message: string, { offline = false, ...options }: ErrorOptions & { offline?: boolean } = {}) {
    super(message, options);
    this.offline = offline;
  }
}

/** An answer that does not match the catalogue. */
export class NotAsPromisedError extends CallFailure {
  override readonly name = "NotAsPromisedError";
  /** Status of an unsuccessful answer. */
  readonly status: number | undefined;
  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

export type CallError = RefusedError | UnreachableError | NotAsPromisedError;

export function isCallError(error: unknown): error is CallError {
  return (
    error instanceof RefusedError || error instanceof UnreachableError || error instanceof NotAsPromisedError
  );
}

/** The service has no record with the requested id. */
export const isAboutNothing = (error: CallError): boolean =>
  error instanceof RefusedError && error.status === 404;

const ELSEWHERE: readonly string[] = ["ROUTE_NOT_FOUND", "ACCOUNT_NOT_FOUND"];

/**
 * The service no longer has the record of a call. Its account, and so the access to it, is something else.
 *
 * @param named the parameter that names the record; by default any but the account's
 */
export const isGone = (error: unknown, named?: string): boolean =>
  error instanceof RefusedError &&
  error.status === 404 &&
  error.errors.some(
    ({ code, parameter = named }) =>
      code.endsWith("NOT_FOUND") &&
      !ELSEWHERE.includes(code) &&
      (named === undefined ? parameter !== "account_id" : parameter === named),
  );
