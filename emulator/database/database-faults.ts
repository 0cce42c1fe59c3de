import { AsyncLocalStorage } from "node:async_hooks";

const CODES = { locked: "SQLITE_BUSY", full: "SQLITE_FULL" } as const;

/** The error of every write while a fault is set for the call that makes it. */
export const databaseFault = new AsyncLocalStorage<keyof typeof CODES>();

export function failIfSet(): void {
  const fault = databaseFault.getStore();
  if (fault) throw Object.assign(new Error("the database is locked or full"), { code: CODES[fault] });
}

const PASSING = /^SQLITE_(BUSY|LOCKED|FULL|IOERR)/;

/** Whether an error is the database's, and passes. */
export function isUnavailable(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && typeof error.code === "string" && PASSING.test(error.code)
  );
}
