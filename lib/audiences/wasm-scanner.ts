import { COLUMNS_MAX } from "@/lib/csv/read-row";
import { type NumberingPlan, numberingPlanOf } from "./calling-codes";
import { KINDS } from "./identifier-kinds";
import { numberOfProblem, problemOfNumber } from "./identifier-problems";
import {
  DISPOSABLE_DOMAINS,
  MAILBOXES,
  type Mailbox,
  mailboxProblem,
  numberOfMailbox,
  ROLE_NAMES,
} from "./mailboxes";
import { normalise } from "./normalise";
import { NUMBER_FORMS } from "./number-forms";
import { INTERNATIONAL } from "./numbering-automaton";
import { quickPlan } from "./quick-plan";
import {
  type ColumnCounts,
  columnOrder,
  identifierKeyOf,
  operationFrame,
  type ScannedCellProblem,
  type Scanner,
  type ScanSettings,
  type ScanStep,
  UPLOAD_BYTES_MAX,
} from "./scanner";
import { SCANNER_WASM } from "./wasm-bytes";

/** The exports of wasm/scan.ts. */
interface Compiled {
  readonly memory: WebAssembly.Memory;
  configure(
    separator: number,
    mapped: number,
    packing: number,
    prefix: number,
    suffix: number,
    bytes: number,
    operations: number,
  ): void;
  begin(line: number): void;
  room(): number;
  fed(length: number, last: number): void;
  next(): number;
  setInternational(state: number): void;
  setPlan(
    simple: number,
    code: number,
    trunk: number,
    dialled: number,
    valid: number,
    form: number,
    mobile: number,
  ): void;
  openTable(slots: number): void;
  keepProblems(keep: number): void;
  problemCount(): number;
  forgetProblems(): void;
  isFull(): number;
  addName(kind: number, length: number): void;
  leaveOut(kinds: number): void;
}

const STEPS = ["more", "batch", "end", "drain", "row too long", "unclosed quote"] as const;
const HASHED = 0x10000;
/** Numbers of problems from here on are not about the format: duplicates, then kinds of mailboxes. */
const DUPLICATE = 32;
/** Numbers of the counts of a column, in their order. */
const COUNTS = 7;
const NAMES: Readonly<Record<Mailbox, readonly string[]>> = {
  role: ROLE_NAMES,
  disposable: DISPOSABLE_DOMAINS,
};
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

/** The compiled scanner. Its constructor throws where WebAssembly or SIMD is refused. */
export class WasmScanner implements Scanner {
  consumed = 0;
  readonly #compiled: Compiled;
  readonly #numbers: WebAssembly.Exports;
  #columns: ScanSettings["columns"] = [];
  #plan: NumberingPlan | undefined;
  #counting = false;
  #problems: ScannedCellProblem[] = [];

  constructor() {
    const instance = new WebAssembly.Instance(new WebAssembly.Module(decodeBase64(SCANNER_WASM)), {
      rules: {
        normalise: (kind: number, at: number, length: number, to: number) =>
          this.#normalise(kind, at, length, to),
      },
    });
    if (!isCompiled(instance.exports)) throw new Error("The compiled scanner is not the one of this program");
    this.#compiled = instance.exports;
    this.#numbers = instance.exports;
    for (const [index, kind] of KINDS.entries()) {
      this.#write("KEY_LENGTHS", this.#write("KEYS", identifierKeyOf(kind), index * 32), index);
    }
    for (const mailbox of MAILBOXES) {
      for (const name of NAMES[mailbox]) {
        this.#compiled.addName(numberOfMailbox(mailbox), this.#write("NAME", name));
      }
    }
    new Uint16Array(this.#compiled.memory.buffer).set(NUMBER_FORMS, this.#at("FORMS") / 2);
    this.#compiled.setInternational(INTERNATIONAL);
  }

  begin(settings: ScanSettings, { line, tableSlots }: { line: number; tableSlots: number }): void {
    const { country, delimiter, leftOut, usersPerOperation, operationsPerRequest } = settings;
    this.#columns = settings.columns.slice(0, COLUMNS_MAX);
    this.#counting = tableSlots > 0;
    this.#problems = [];
    this.consumed = 0;
    const order = columnOrder(settings.columns);
    for (let column = 0; column < COLUMNS_MAX; column += 1) {
      const kind = this.#columns[column];
      this.#write("KIND_OF", kind ? KINDS.indexOf(kind) : 255, column);
      this.#write("ORDER", order[column] ?? 0, column);
    }
    const { prefix, suffix } = operationFrame(settings);
    this.#compiled.configure(
      delimiter.charCodeAt(0),
      order.length,
      usersPerOperation,
      this.#write("PREFIX", prefix),
      this.#write("SUFFIX", suffix),
      UPLOAD_BYTES_MAX,
      operationsPerRequest,
    );
    this.#plan = country === null ? undefined : numberingPlanOf(country);
    const quick = this.#plan && quickPlan(this.#plan);
    this.#write("TRUNK", quick?.trunk ?? "");
    this.#compiled.setPlan(
      quick ? 1 : 0,
      this.#write("TRUNK", quick?.code ?? "", 8),
      quick?.trunk.length ?? 0,
      quick?.dialled ?? 0,
      quick?.valid ?? 0,
      quick?.form ?? 0,
      quick?.mobile ?? 0,
    );
    this.#compiled.leaveOut(leftOut.reduce((bits, mailbox) => bits | (1 << numberOfMailbox(mailbox)), 0));
    this.#compiled.openTable(tableSlots);
    this.#compiled.keepProblems(this.#counting ? 1 : 0);
    this.#compiled.begin(line);
  }

  feed(bytes: Uint8Array, last: boolean): void {
    const at = this.#compiled.room();
    new Uint8Array(this.#compiled.memory.buffer).set(bytes, at);
    this.#compiled.fed(bytes.length, last ? 1 : 0);
  }

  next(): ScanStep {
    for (;;) {
      const step = STEPS[this.#compiled.next()] ?? "end";
      this.consumed += this.#number("consumed");
      if (this.#compiled.problemCount() > 0) this.#drainProblems();
      if (step === "drain") continue;
      if (step === "batch") {
        const at = this.#at("OUTPUT");
        const body = this.#compiled.memory.buffer.slice(at, at + this.#number("bodyLength"));
        return { kind: "batch", body: new Uint8Array(body), users: this.#number("users") };
      }
      return step === "more" || step === "end"
        ? { kind: step }
        : { kind: "broken", why: step, line: this.line };
    }
  }

  get line(): number {
    return this.#number("line");
  }

  get rows(): number {
    return this.#number("rows");
  }

  get unusable(): number {
    return this.#number("unusable");
  }

  columns(): ColumnCounts[] {
    const counts = new Uint32Array(this.#compiled.memory.buffer, this.#at("COUNTS"), COUNTS * COLUMNS_MAX);
    return this.#columns.map((_, column) => {
      const [valid = 0, hashed = 0, empty = 0, duplicate = 0, malformed = 0, role = 0, disposable = 0] =
        counts.subarray(COUNTS * column);
      return { valid, hashed, empty, duplicate, malformed, role, disposable };
    });
  }

  takeProblems(): ScannedCellProblem[] {
    const taken = this.#problems;
    this.#problems = [];
    return taken;
  }

  get allDuplicatesSeen(): boolean {
    return !this.#counting || this.#compiled.isFull() === 0;
  }

  #drainProblems(): void {
    const view = new DataView(this.#compiled.memory.buffer, this.#at("PROBLEMS"));
    for (let index = 0; index < this.#compiled.problemCount(); index += 1) {
      const number = view.getUint16(8 * index + 6, true);
      const problem = problemCalled(number);
      if (!problem) continue;
      const [line, column] = [view.getUint32(8 * index, true), view.getUint16(8 * index + 4, true)];
      this.#problems.push({ line, column, problem });
    }
    this.#compiled.forgetProblems();
  }

  /** The rules for everything but plain text and plain numbers; called by wasm/cells.ts. */
  #normalise(kindNumber: number, at: number, length: number, to: number): number {
    const memory = new Uint8Array(this.#compiled.memory.buffer);
    const kind = KINDS[kindNumber] ?? "email";
    const result = normalise(kind, decoder.decode(memory.subarray(at, at + length)), this.#plan);
    if ("problem" in result) return -numberOfProblem(result.problem);
    const { written } = encoder.encodeInto(result.value, memory.subarray(to, to + 1024));
    return result.hashed ? written | HASHED : written;
  }

  #number(name: string): number {
    const number = this.#numbers[name];
    return number instanceof WebAssembly.Global ? Number(number.value) >>> 0 : 0;
  }

  /** The address of a part of the module's memory. */
  #at(name: string): number {
    return this.#number(name);
  }

  /** Writes a byte or an ASCII text to a part of the memory; returns its length. */
  #write(name: string, value: string | number, offset = 0): number {
    const bytes = typeof value === "number" ? Uint8Array.of(value) : encoder.encode(value);
    new Uint8Array(this.#compiled.memory.buffer).set(bytes, this.#at(name) + offset);
    return bytes.length;
  }
}

/** The problem for a number: mailboxes come behind duplicates. */
function problemCalled(number: number): ScannedCellProblem["problem"] | undefined {
  if (number === DUPLICATE) return "duplicate";
  const mailbox = MAILBOXES[number - DUPLICATE - 1];
  return mailbox ? mailboxProblem(mailbox) : problemOfNumber(number);
}

function isCompiled(exports: WebAssembly.Exports): exports is WebAssembly.Exports & Compiled {
  const names = ["configure", "begin", "room", "fed", "next", "setPlan", "setInternational", "openTable"];
  return (
    exports.memory instanceof WebAssembly.Memory &&
    [...names, "keepProblems", "problemCount", "forgetProblems", "isFull", "addName", "leaveOut"].every(
      (name) => typeof exports[name] === "function",
    )
  );
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
