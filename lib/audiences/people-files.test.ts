import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { firstRowEnd, firstRows } from "@/lib/csv/delimiter";
import { detectFormat } from "@/lib/csv/format";
import { TextFile } from "@/lib/csv/text-file";
import { PlainScanner } from "./plain-scanner";
import { prepareBatches } from "./prepare";
import { guessColumns } from "./sample";
import { WasmScanner } from "./wasm-scanner";

const sha = (text: string) => createHash("sha256").update(text).digest("hex");
const latin1 = (text: string) => new Blob([Buffer.from(text, "latin1")]);

/** What is sent for a list without manual settings, except for the country of its phones. */
async function sent(file: Blob, plain: boolean, country: string | null = "ES") {
  const format = await detectFormat(file);
  if ("refused" in format) throw new Error(format.refused);
  const { encoding, delimiter, start, lines } = format;
  const text = new TextFile(file, encoding, start);
  const { bytes } = await text.read();
  const { hasHeader, columns } = guessColumns(firstRows(bytes, delimiter, true));
  const header = hasHeader ? firstRowEnd(bytes, delimiter, true) : { bytes: 0, lines: 0 };
  const offset = text.advance(header.bytes);
  const prepared = prepareBatches(plain ? new PlainScanner() : new WasmScanner(), {
    file,
    encoding,
    settings: {
      delimiter,
      columns,
      country,
      leftOut: [],
      operation: "Update",
      effectiveAt: null,
      expiresAt: null,
      usersPerOperation: 1,
      operationsPerRequest: 2_500,
    },
    from: { offset, line: 1 + lines + header.lines, rows: 0, users: 0, unusable: 0 },
    batchesBefore: 0,
    tableSlots: 0,
  });
  const bodies: string[] = [];
  for (;;) {
    const next = await prepared.next();
    if (next.done) return { bodies: bodies.join(""), columns, encoding, rows: next.value.rows };
    bodies.push(new TextDecoder().decode(next.value.body));
  }
}

const PEOPLE = [
  ["p1@mail.example", "612345678"],
  ["p2@mail.example", "612345679"],
];
const listOf = (header: string, delimiter: string, first = "") =>
  first + [header, ...PEOPLE.map((cells) => cells.join(delimiter))].join("\r\n");

describe.each([
  ["compiled", false],
  ["plain", true],
] as const)("lists of every spreadsheet, %s", (_, plain) => {
  it.each([
    ["the line sep=;", listOf("Email;Teléfono", ";", "sep=;\r\n")],
    ["the line SEP=, behind a byte order mark", listOf("Email,Teléfono", ",", "\ufeffSEP=,\r\n")],
    ["a quoted line sep=;", listOf("Email;Teléfono", ";", '"sep=;"\r\n')],
    ["bars", listOf("Email|Phone", "|")],
    ["tabs", listOf("E-mail 1 - Value\tPhone 1 - Value", "\t")],
    ["Spanish headings", listOf("Correo electrónico;Teléfono", ";")],
    ["Russian headings", listOf("Электронная почта;Телефон", ";")],
    ["Japanese headings", listOf("メールアドレス,電話番号", ",")],
  ])("with %s are read without being set up", async (_name, text) => {
    const { bodies, columns, rows } = await sent(new Blob([text]), plain);
    expect(columns).toEqual(["email", "phone_number"]);
    expect(rows).toBe(2);
    for (const [email = "", phone] of PEOPLE) {
      expect(bodies).toContain(sha(email));
      expect(bodies).toContain(sha(`+34${phone}`));
    }
  });

  it.each([
    ["people-sep-line.csv", "ES", ["p3@mail.example", "+34612345670"], 3],
    ["people-bars.csv", null, ["p2@mail.example", "+34612345679"], 2],
    ["people-spanish-header.csv", "ES", ["b@mail.example", "+34612345679"], 2],
    ["people-fullwidth-and-arabic-digits.csv", "JP", ["alice@mail.example", "+819012345678"], 2],
    ["people-fullwidth-and-arabic-digits.csv", "EG", ["b@mail.example", "+201012345678"], 2],
    [
      "people-contacts-export.csv",
      "NL",
      ["p1@mail.example", "p9@mail.example", "x@mail.example", "+31612345670", "+31612345671"],
      3,
    ],
    ["phones-netherlands-without-plus.csv", "NL", ["+31612345670", "+31612345671"], 3],
    ["phones-with-scheme.csv", null, ["+4915112345678", "+4915112345679", "+14155550123"], 3],
  ] as const)("of the sample %s, country %s, gives %j", async (name, country, identifiers, rows) => {
    const file = await openAsBlob(path.join(import.meta.dirname, "samples", name));
    const read = await sent(file, plain, country);
    expect(read.rows).toBe(rows);
    for (const identifier of identifiers) expect(read.bodies).toContain(sha(identifier));
  });

  it("in Windows-1252 keep their letters, and lose no person", async () => {
    const file = latin1(
      "Correo electrónico;Teléfono\r\nhöst@mail.example;612345678\r\nañ@mail.example;612345679\r\n",
    );
    const { bodies, encoding, columns } = await sent(file, plain);
    expect(encoding).toBe("windows-1252");
    expect(columns).toEqual(["email", "phone_number"]);
    expect(bodies).toContain(sha("höst@mail.example"));
    expect(bodies).toContain(sha("añ@mail.example"));
  });
});
