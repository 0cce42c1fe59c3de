import { COLUMNS_MAX, ROW_MAX, readRow } from "@/lib/csv/read-row";
import { BodyWriter, type UserIdentifier } from "./body-writer";
import { numberingPlanOf } from "./calling-codes";
import { isHashedKind, KINDS } from "./identifier-kinds";
import { mailboxOf, mailboxProblem } from "./mailboxes";
import { normaliseAll } from "./normalise";
import {
  type ColumnCounts,
  columnOrder,
  type ScannedCellProblem,
  type Scanner,
  type ScanSettings,
  type ScanStep,
} from "./scanner";
import { SeenValues } from "./seen-values";
import { sha256 } from "./sha256";

type Counts = { -readonly [Name in keyof ColumnCounts]: ColumnCounts[Name] };

const noCounts = (): Counts => ({
  valid: 0,
  hashed: 0,
  empty: 0,
  duplicate: 0,
  malformed: 0,
  role: 0,
  disposable: 0,
});

const NOTHING: ScanSettings = {
  delimiter: ",",
  columns: [],
  country: null,
  leftOut: [],
  operation: "Update",
  effectiveAt: null,
  expiresAt: null,
  usersPerOperation: 1,
  operationsPerRequest: 2_500,
};

/**
 * The scanner in plain JavaScript: for browsers that refuse WebAssembly, and as the reference for the compiled one.
 */
export class PlainScanner implements Scanner {
  consumed = 0;
  line = 1;
  rows = 0;
  unusable = 0;
  #settings = NOTHING;
  #order: number[] = [];
  #counts: Counts[] = [];
  #seen = new SeenValues(0);
  #problems: ScannedCellProblem[] = [];
  #body = new BodyWriter(NOTHING);
  #input = new Uint8Array();
  #at = 0;
  #last = false;

  begin(settings: ScanSettings, { line, tableSlots }: { line: number; tableSlots: number }): void {
    this.#settings = settings;
    this.#order = columnOrder(settings.columns);
    this.#counts = Array.from({ length: COLUMNS_MAX }, noCounts);
    this.#seen = new SeenValues(tableSlots);
    this.#problems = [];
    this.#body = new BodyWriter(settings);
    this.#input = new Uint8Array();
    this.#at = 0;
    this.#last = false;
    this.consumed = 0;
    this.line = line;
    this.rows = 0;
    this.unusable = 0;
  }

  feed(bytes: Uint8Array, last: boolean): void {
    const rest = this.#input.subarray(this.#at);
    const joined = new Uint8Array(rest.length + bytes.length);
    joined.set(rest);
    joined.set(bytes, rest.length);
    this.#input = joined;
    this.#at = 0;
    this.#last = last;
  }

  next(): ScanStep {
    while (this.#at < this.#input.length) {
      const row = readRow(this.#input, this.#at, this.#settings.delimiter, this.#last);
      if (row === undefined) {
        if (this.#input.length - this.#at > ROW_MAX) return this.#broken("row too long");
        if (this.#last) return this.#broken("unclosed quote");
        return { kind: "more" };
      }
      if (!row.blank) {
        if (!this.#takeRow(row.cells)) return this.#batch();
        this.rows += 1;
      }
      this.consumed += row.end - this.#at;
      this.line += row.breaks;
      this.#at = row.end;
    }
    if (!this.#last) return { kind: "more" };
    return this.#body.users > 0 ? this.#batch() : { kind: "end" };
  }

  columns(): ColumnCounts[] {
    return this.#settings.columns.map((_, column) => ({ ...(this.#counts[column] ?? noCounts()) }));
  }

  takeProblems(): ScannedCellProblem[] {
    const taken = this.#problems;
    this.#problems = [];
    return taken;
  }

  get allDuplicatesSeen(): boolean {
    return !this.#seen.counts || !this.#seen.isFull;
  }

  #batch(): ScanStep {
    return { kind: "batch", ...this.#body.take() };
  }

  #broken(why: "unclosed quote" | "row too long"): ScanStep {
    return { kind: "broken", why, line: this.line };
  }

  /** Adds the row's user; false, with nothing counted, when the body has no room. */
  #takeRow(cells: readonly string[]): boolean {
    const { columns, country, leftOut } = this.#settings;
    const plan = country === null ? undefined : numberingPlanOf(country);
    const looks = this.#seen.counts || leftOut.length > 0;
    // A row can have as many values as there can be columns, each of which has room for one.
    let room = COLUMNS_MAX - this.#order.length;
    const read = this.#order.flatMap((column) => {
      const kind = columns[column];
      if (!kind) return [];
      const results = normaliseAll(kind, cells[column] ?? "", plan, room + 1);
      room -= results.length - 1;
      return results.map((result) => {
        const readable = looks && kind === "email" && !("problem" in result) && !result.hashed;
        return { column, kind, result, mailbox: readable ? mailboxOf(result.value) : undefined };
      });
    });
    const hashes = read.flatMap(({ kind, column, result, mailbox }) => {
      if ("problem" in result || (mailbox && leftOut.includes(mailbox))) return [];
      const raw = isHashedKind(kind) && !result.hashed;
      return [{ kind, column, hashed: result.hashed, value: raw ? sha256(result.value) : result.value }];
    });
    const identifiers: UserIdentifier[] = hashes;
    if (identifiers.length > 0 && !this.#body.add(identifiers)) return false;
    for (const { column, result, mailbox } of read) {
      const counts = this.#counts[column];
      if (!counts) continue;
      if (mailbox) {
        counts[mailbox] += 1;
        this.#note({ line: this.line, column, problem: mailboxProblem(mailbox) });
      }
      if (!("problem" in result)) continue;
      if (result.problem === "empty") counts.empty += 1;
      else {
        counts.malformed += 1;
        this.#note({ line: this.line, column, problem: result.problem });
      }
    }
    for (const { kind, column, hashed, value } of hashes) {
      const counts = this.#counts[column];
      if (!counts) continue;
      counts.valid += 1;
      if (hashed) counts.hashed += 1;
      if (!this.#seen.counts) continue;
      if (!this.#seen.note(KINDS.indexOf(kind), isHashedKind(kind) ? value : sha256(value))) continue;
      counts.duplicate += 1;
      this.#note({ line: this.line, column, problem: "duplicate" });
    }
    if (identifiers.length === 0) this.unusable += 1;
    return true;
  }

  #note(problem: ScannedCellProblem): void {
    if (this.#seen.counts) this.#problems.push(problem);
  }
}
