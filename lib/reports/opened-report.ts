import type { KeptReport } from "./report";

/** A report as its page shows it. */
export interface OpenedReport extends KeptReport {
  /** The handle that made it. */
  readonly madeBy: string;
  /** Milliseconds. */
  readonly madeAt: number;
  readonly until: number;
}
