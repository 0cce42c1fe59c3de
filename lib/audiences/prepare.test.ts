import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Encoding } from "@/lib/csv/encoding";
import { PlainScanner } from "./plain-scanner";
import { BrokenFileError, type FilePosition, type PreparedBatch, prepareBatches } from "./prepare";
import type { ScanSettings } from "./scanner";
import { WasmScanner } from "./wasm-scanner";

const settings: ScanSettings = {
  delimiter: ";",
  columns: ["email", "handle"],
  country: null,
  leftOut: [],
  operation: "Update",
  effectiveAt: null,
  expiresAt: null,
  usersPerOperation: 1,
  operationsPerRequest: 3,
};
const START: FilePosition = { offset: 0, line: 1, rows: 0, users: 0, unusable: 0 };
const scanner = new WasmScanner();

async function prepare(file: Blob, encoding: Encoding, from = START, before = 0, plain = false) {
  const batches: PreparedBatch[] = [];
  const prepared = prepareBatches(plain ? new PlainScanner() : scanner, {
    file,
    encoding,
    settings,
    from,
    batchesBefore: before,
    tableSlots: 0,
  });
  for (;;) {
    const next = await prepared.next();
    if (next.done) return { batches, end: next.value };
    batches.push(next.value);
  }
}

const encoded = (text: string, encoding: Encoding) => {
  if (encoding === "utf-8") return new Blob([text]);
  const bytes = Buffer.from(text, "utf16le");
  return new Blob([encoding === "utf-16le" ? bytes : bytes.swap16()]);
};

const cell = fc.oneof(
  fc.nat(99).map((number) => `ann${number}@é.example`),
  fc.constantFrom("", "@Bob", "🙂", '"a;\r\n""b"', "ç\ue000\ud7ff"),
);
const text = fc
  .array(fc.tuple(cell, cell, fc.constantFrom("\n", "\r\n", "\n\n")), { maxLength: 30 })
  .map((rows) => rows.map(([a, b, end]) => `${a};${b}${end}`).join(""));

describe("preparing a file", () => {
  it("can be taken up after any batch, in every encoding, with the same requests", async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom<Encoding>("utf-8", "utf-16le", "utf-16be"),
        fc.boolean(),
        async (source, encoding, plain) => {
          const file = encoded(source, encoding);
          const whole = await prepare(file, encoding, START, 0, plain);
          expect(whole.end).toMatchObject({
            offset: file.size,
            rows: whole.end.users + whole.end.unusable,
          });
          expect(whole.batches.map(({ body }) => body)).toEqual(
            (await prepare(new Blob([source]), "utf-8")).batches.map(({ body }) => body),
          );
          for (const [index, { end, number }] of whole.batches.entries()) {
            const rest = await prepare(file, encoding, end, number, plain);
            expect(rest.batches).toEqual(whole.batches.slice(index + 1));
            expect(rest.end).toEqual(whole.end);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("says where a file breaks", async () => {
    await expect(prepare(new Blob(['a@b.example\n"never closed']), "utf-8")).rejects.toEqual(
      new BrokenFileError("unclosed quote", 2),
    );
  });

  it("reads pieces that end within characters and line ends", async () => {
    const line = `${"ü".repeat(999)};@bob\r\n`;
    const file = new Blob([line.repeat(4_000)]);
    const { end } = await prepare(file, "utf-8");
    expect(end).toEqual({ offset: file.size, line: 4_001, rows: 4_000, users: 4_000, unusable: 0 });
    const wide = encoded(line.repeat(4_000), "utf-16le");
    expect((await prepare(wide, "utf-16le")).end).toEqual({ ...end, offset: wide.size });
  });
});
