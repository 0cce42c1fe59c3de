import type { Connection } from "./connection";

/** A span of time in which no record changes by the clock alone: `from` inclusive, `until` exclusive. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

const COLUMNS = [
  ["campaigns", "starts_at"],
  ["campaigns", "ends_at"],
  ["media_library", "ready_at"],
  ["custom_audiences", "ready_at"],
  ["scheduled_posts", "scheduled_at"],
  ["audience_members", "counts_from"],
  ["audience_members", "expires_at"],
  ["line_items", "start_time"],
  ["line_items", "end_time"],
  ["funding_instruments", "start_time"],
  ["funding_instruments", "end_time"],
] as const;

const NEVER = "9999-12-31T23:59:59Z";

/** How long what the service says now stays true if nobody writes: until the next start or end of anything. */
export class Moments {
  private known: Span | undefined;

  constructor(private readonly connection: Connection) {}

  spanAt(now: string): Span {
    if (this.known && isWithin(this.known, now)) return this.known;
    const next = COLUMNS.map(([table, column]) => {
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

export function isWithin(span: Span, now: string): boolean {
  return span.from <= now && now < span.until;
}
