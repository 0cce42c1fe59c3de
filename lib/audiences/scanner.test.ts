import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { uploadUsers } from "@/lib/ads/endpoints/custom-audiences";
import { buildRequest } from "@/lib/ads/request";
import { CHUNK_MAX } from "@/lib/csv/text-file";
import { KINDS } from "./identifier-kinds";
import { MAILBOXES } from "./mailboxes";
import { PlainScanner } from "./plain-scanner";
import type { Scanner, ScanSettings } from "./scanner";
import { WasmScanner } from "./wasm-scanner";

const compiled = new WasmScanner();
const plain = new PlainScanner();
const scanners = [
  ["plain", plain],
  ["compiled", compiled],
] as const;

const settings: ScanSettings = {
  delimiter: ",",
  columns: ["email", "phone_number", "handle"],
  country: "DE",
  leftOut: [],
  operation: "Update",
  effectiveAt: null,
  expiresAt: null,
  usersPerOperation: 1,
  operationsPerRequest: 2_500,
};

/** The output of a scanner for a text, fed in pieces of `step` bytes. */
function scan(
  scanner: Scanner,
  text: string | Uint8Array,
  given: Partial<ScanSettings> = {},
  step = CHUNK_MAX,
) {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  scanner.begin({ ...settings, ...given }, { line: 1, tableSlots: 1024 });
  const bodies: string[] = [];
  const places: number[][] = [];
  let end: unknown;
  for (let at = 0; end === undefined; at += step) {
    scanner.feed(bytes.subarray(at, at + step), at + step >= bytes.length);
    for (;;) {
      const next = scanner.next();
      if (next.kind === "more") break;
      if (next.kind === "batch") {
        bodies.push(new TextDecoder().decode(next.body));
        places.push([scanner.consumed, scanner.line, scanner.rows, scanner.unusable, next.users]);
        continue;
      }
      end = next;
      break;
    }
  }
  const problems = scanner
    .takeProblems()
    .toSorted((a, b) => a.line - b.line || a.column - b.column || a.problem.localeCompare(b.problem));
  const { consumed, line, rows, unusable } = scanner;
  return { bodies, places, end, problems, columns: scanner.columns(), consumed, line, rows, unusable };
}

const sha = (text: string) => createHash("sha256").update(text).digest("hex");

describe.each(scanners)("the %s scanner", (_, scanner) => {
  it("writes users as the service takes them", () => {
    const { bodies, rows } = scan(scanner, " Ann@Example.com ,0171 1234567,@Ann_1\n,,bob\n");
    expect(bodies.map((body) => JSON.parse(body))).toEqual([
      [
        {
          operation_type: "Update",
          params: {
            users: [
              {
                email: [sha("ann@example.com")],
                handle: [sha("ann_1")],
                phone_number: [sha("+491711234567")],
              },
            ],
          },
        },
        { operation_type: "Update", params: { users: [{ handle: [sha("bob")] }] } },
      ],
    ]);
    expect(rows).toBe(2);
  });

  it("takes what an address book joined in a cell for several of the one person", () => {
    const { bodies, columns, problems } = scan(
      scanner,
      "Ann@mail.example ::: ann@work.example ::: nothing,0171 1234567 ::: +44 7400 123456,\n",
    );
    const [[operation]] = bodies.map((body) => JSON.parse(body));
    expect(operation.params.users).toEqual([
      {
        email: [sha("ann@mail.example"), sha("ann@work.example")],
        phone_number: [sha("+491711234567"), sha("+447400123456")],
      },
    ]);
    expect(columns.map(({ valid, malformed }) => [valid, malformed])).toEqual([
      [2, 1],
      [2, 0],
      [0, 0],
    ]);
    expect(problems).toEqual([{ line: 1, column: 0, problem: "not an e-mail address" }]);
  });

  it("takes as many values of a row as there can be columns, and says of the cell that has more", () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `u${at}`).join(" ::: ");
    for (const [first, second, expected] of [
      [30, 33, []],
      [30, 34, ["several values in one cell"]],
      [64, 1, ["several values in one cell"]],
    ] as const) {
      const given = { columns: ["handle", "handle", "handle"] } as const;
      const { problems, columns } = scan(scanner, `${many(first)},${many(second)},z`, given);
      expect(problems.flatMap(({ problem }) => (problem === "duplicate" ? [] : [problem]))).toEqual(expected);
      expect(columns[2]?.valid).toBe(1);
    }
  });

  it("reads quotes, line breaks inside them, blank lines and every kind of line end", () => {
    const text = '"a@b.example","0171\n1234567",x\r\n\r\nc@d.example,,\r  "e@f.example"  ,"",y""z\n"g@h.""x"';
    const { problems, columns, rows, line, unusable } = scan(scanner, text);
    expect(rows).toBe(4);
    expect(unusable).toBe(1);
    expect(line).toBe(6);
    expect(columns[0]).toMatchObject({ valid: 3, malformed: 1 });
    expect(problems).toEqual([
      { line: 5, column: 2, problem: "not a handle" },
      { line: 6, column: 0, problem: "not an e-mail address" },
    ]);
  });

  it("keeps hashes as they are, in lower case, and counts a value and its hash as the same", () => {
    const { bodies, columns } = scan(scanner, `${sha("a@b.example").toUpperCase()}\na@b.example\n`);
    const operations: { params: { users: { email: string[] }[] } }[] = JSON.parse(bodies[0] ?? "");
    expect(operations.map(({ params }) => params.users[0]?.email)).toEqual(
      Array(2).fill([sha("a@b.example")]),
    );
    expect(columns[0]).toEqual({
      valid: 2,
      hashed: 1,
      empty: 0,
      duplicate: 1,
      malformed: 0,
      role: 0,
      disposable: 0,
    });
  });

  const mailboxes =
    "Info@shop.example,,ann\nx@Mail.Mailinator.com,,bob\nann@shop.example\nsales@shop.example\n";

  it("counts mailboxes of jobs and disposable ones, and sends them", () => {
    const { columns, problems, bodies } = scan(scanner, mailboxes);
    expect(columns[0]).toMatchObject({ valid: 4, role: 2, disposable: 1 });
    expect(problems).toEqual([
      { line: 1, column: 0, problem: "role mailbox" },
      { line: 2, column: 0, problem: "disposable mailbox" },
      { line: 4, column: 0, problem: "role mailbox" },
    ]);
    expect(bodies[0]).toContain(sha("sales@shop.example"));
  });

  it("leaves such mailboxes out where that is set, and keeps the rest of their row", () => {
    const { columns, bodies, unusable } = scan(scanner, mailboxes, { leftOut: ["role"] });
    expect(columns[0]).toMatchObject({ valid: 2, role: 2, disposable: 1, malformed: 0, empty: 0 });
    expect(unusable).toBe(1);
    expect(bodies[0]).not.toContain(sha("info@shop.example"));
    expect(bodies[0]).toContain(sha("x@mail.mailinator.com"));
    expect(bodies[0]).toContain(sha("ann"));
  });

  it("ends a request after 2,500 operations, whatever they hold", () => {
    const text = Array.from({ length: 5_001 }, (_, row) => `user${row}@a.example`).join("\n");
    const one = scan(scanner, text);
    expect(one.places.map((place) => place.at(-1))).toEqual([2_500, 2_500, 1]);
    const packed = scan(scanner, text, { usersPerOperation: 2 });
    expect(packed.places.map((place) => place.at(-1))).toEqual([5_000, 1]);
    const [first = ""] = packed.bodies;
    expect(JSON.parse(first)).toHaveLength(2_500);
  });

  it("ends a request before its bytes exceed 5,000,000", () => {
    const long = (row: number) => `${String(row).padStart(6, "0")}${"ü".repeat(240)}`;
    const text = Array.from({ length: 12_000 }, (_, row) => long(row)).join("\n");
    const given = { columns: ["partner_user_id" as const], usersPerOperation: 8 };
    const { bodies, places } = scan(scanner, text, given);
    const sizes = bodies.map((body) => Buffer.byteLength(body));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5_000_000);
    expect(sizes[0]).toBeGreaterThan(4_999_000);
    expect(places.reduce((sum, place) => sum + (place.at(-1) ?? 0), 0)).toBe(12_000);
  });

  it("says where a quote is never closed", () => {
    expect(scan(scanner, 'a@b.example\n"c@d.example\n').end).toEqual({
      kind: "broken",
      why: "unclosed quote",
      line: 2,
    });
    const endless = `a@b.example\n"${"x".repeat(3_000_000)}`;
    expect(scan(scanner, endless).end).toEqual({ kind: "broken", why: "row too long", line: 2 });
  });

  it("writes the bytes that the forward writes", () => {
    const text = 'a@b.example,"x""y\\ü",+49 171 1234567\n';
    const given: Partial<ScanSettings> = {
      columns: ["email", "partner_user_id", "phone_number"],
      effectiveAt: "2027-01-01T00:00:00Z",
      expiresAt: "2027-02-01T00:00:00Z",
    };
    const [body = ""] = scan(scanner, text, given).bodies;
    const input = { account_id: "a", custom_audience_id: "b", body: JSON.parse(body) };
    expect(buildRequest(uploadUsers, input).body).toBe(body);
  });
});

const cell = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "a@b.co",
    "Ann.Lee+x@Mail.Example.org",
    "INFO@example.org",
    "sales+x@ü.example",
    "a@mailinator.com",
    "no-reply@x.Yopmail.com",
    "a@amailinator.com",
    "a..b@c.de",
    "a@-b.de",
    "@Handle_9",
    "+49 (0)171 1234567",
    "0049171/1234567",
    "'01711234567",
    "491711234567",
    "+1 (415) 555-2671",
    "8-4-4",
    "6D92078A-8246-4BA4-AE5B-76104861E7DC",
    "00000000-0000-0000-0000-000000000000",
    "9774d56d682e549c",
    "9223372036854775807",
    "9223372036854775808",
    "0123",
    "é@ü.example",
    "\u00a0x@y.example\u200b",
    "A".repeat(64),
    "a".repeat(60),
    `${"l".repeat(64)}@${"d".repeat(63)}.${"e".repeat(63)}.org`,
    '"',
    'a""b',
    "x y",
    "\\",
  ),
  fc
    .tuple(
      fc.constantFrom("a@mail.example", "+4915112345678", "1"),
      fc.constantFrom("b@mail.example", "0151 12345678", "ann"),
    )
    .map((several) => several.join(" ::: ")),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 6 }),
  fc.string({ unit: fc.constantFrom(..."0123456789+-() ./"), maxLength: 18 }),
  fc.string({ unit: fc.constantFrom(..."abC1.@_-"), maxLength: 16 }),
);
const quote = fc.boolean();
const text = fc
  .array(
    fc.tuple(
      fc.array(fc.tuple(cell, quote), { minLength: 1, maxLength: 4 }),
      fc.constantFrom("\n", "\r\n", "\r"),
    ),
    {
      maxLength: 12,
    },
  )
  .map((rows) =>
    rows
      .map(
        ([cells, end]) =>
          cells.map(([value, quoted]) => (quoted ? `"${value.replaceAll('"', '""')}"` : value)).join(",") +
          end,
      )
      .join(""),
  );
const chosen = fc.record({
  columns: fc.array(fc.constantFrom(...KINDS, null), { maxLength: 5 }),
  leftOut: fc.subarray([...MAILBOXES]),
  country: fc.constantFrom(null, "DE", "US", "IT", "RU", "HU", "FR"),
  usersPerOperation: fc.integer({ min: 1, max: 3 }),
  operation: fc.constantFrom("Update" as const, "Delete" as const),
  operationsPerRequest: fc.integer({ min: 1, max: 4 }),
});

describe("both scanners", () => {
  it("give the same bytes, counts and places for any text in any pieces", () => {
    fc.assert(
      fc.property(text, chosen, fc.integer({ min: 1, max: 40 }), (source, given, step) => {
        const whole = scan(plain, source, given);
        expect(scan(compiled, source, given)).toEqual(whole);
        expect(scan(compiled, source, given, step)).toEqual(whole);
        expect(scan(plain, source, given, step)).toEqual(whole);
      }),
      { numRuns: 1_500 },
    );
  });

  it("give the same for bytes that are no text", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), chosen, (bytes, given) => {
        expect(scan(compiled, bytes, given)).toEqual(scan(plain, bytes, given));
      }),
      { numRuns: 500 },
    );
  });
});
