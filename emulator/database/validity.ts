import type { Connection } from "./connection";
import { timeColumns } from "./schema";

/** A span of time in which no record changes by the clock alone: `from` inclusive, `until` exclusive. */
export interface ValidSpan {
  readonly from: string;
  readonly until: string;
}

const NEVER = "9999-12-31T23:59:59Z";

/** How long answers stay valid while nothing is written: until the next start or end of any record. */
export class Validity {
  private known: ValidSpan | undefined;

  constructor(private readonly connection: Connection) {}

  spanAt(now: string): ValidSpan {
    if (this.known && isWithin(this.known, now)) return this.known;
    const next = timeColumns.map(([table, column]) => {
      const row = this.connection.one<{ next: string | null }>(
        `SELECT min(${column}) AS next FROM ${table} WHERE ${column} > ?`,
        [now],
      );
      return row?.next ?? NEVER;
    });
    this.known = { from: now, until: next.toSorted()[0] ?? NEVER };
    return this.known;
  }

  /** To be called when a record was written that changes by itself at these instants. */
  expect(...instants: readonly (string | null)[]): void {
    for (const instant of instants) {
      if (!this.known || instant === null) continue;
      if (instant > this.known.from && instant < this.known.until) {
        this.known = { ...this.known, until: instant };
      }
    }
  }

  /** To be called when a record with a start or an end was written. */
  forget(): void {
    this.known = undefined;
  }
}

export function isWithin(span: ValidSpan, now: string): boolean {
  return span.from <= now && now < span.until;
}
