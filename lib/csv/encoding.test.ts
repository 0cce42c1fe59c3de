import { describe, expect, it } from "vitest";
import { asUtf8, detectEncoding, olderEncodings, readFileStart, rereadText } from "./encoding";

const text = "email;phone\nann@mail.example;0171 1234567\n";
const swapped = (value: string) => Buffer.from(value, "utf16le").swap16();

describe("the start of a file", () => {
  it.each([
    ["UTF-8", Buffer.from(text), { encoding: "utf-8", mark: 0 }],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`), { encoding: "utf-8", mark: 3 }],
    ["UTF-16 LE with a mark", Buffer.from(`\ufeff${text}`, "utf16le"), { encoding: "utf-16le", mark: 2 }],
    ["UTF-16 BE with a mark", swapped(`\ufeff${text}`), { encoding: "utf-16be", mark: 2 }],
    ["UTF-16 LE", Buffer.from(text, "utf16le"), { encoding: "utf-16le", mark: 0 }],
    ["UTF-16 BE", swapped(text), { encoding: "utf-16be", mark: 0 }],
    ["nothing", Buffer.of(), { refused: "empty" }],
    ["a spreadsheet", Buffer.from("PK\u0003\u0004…"), { refused: "packed" }],
    ["gzip", Buffer.of(0x1f, 0x8b, 8), { refused: "packed" }],
    ["a PDF", Buffer.from("%PDF-1.7"), { refused: "no text" }],
    ["zeros", Buffer.alloc(100), { refused: "no text" }],
  ])("detects %s", (_, bytes, start) => {
    expect(readFileStart(bytes)).toEqual(start);
  });
});

describe("the encoding of a file without a mark", () => {
  const encodingOf = (...parts: BlobPart[]) => detectEncoding(new Blob(parts));
  const western = Buffer.from("name,text\nH\xf6stens b\xe4sta,caf\xe9 \x80\n", "latin1");

  it("is Windows-1252 where it is no UTF-8, wherever the first letter beyond ASCII stands", async () => {
    expect(await encodingOf(western)).toEqual({ encoding: "windows-1252", mark: 0 });
    expect(await encodingOf("a,b\n".repeat(400_000), western)).toEqual({ encoding: "windows-1252", mark: 0 });
    expect(await encodingOf("name\nHöstens bästa\n")).toEqual({ encoding: "utf-8", mark: 0 });
    expect(await encodingOf("é".repeat(1_000_000))).toEqual({ encoding: "utf-8", mark: 0 });
  });

  it("stays UTF-8 where a few letters of many are damaged", async () => {
    expect(await encodingOf("äöüß€ Привет", Buffer.of(0xc3))).toEqual({ encoding: "utf-8", mark: 0 });
  });

  it("is read in another way without losing a byte", () => {
    const read = (bytes: number[], encoding: (typeof olderEncodings)[number]) =>
      rereadText(new TextDecoder("windows-1252").decode(Uint8Array.from(bytes)), encoding);
    expect(read([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], "windows-1251")).toBe("Привет");
    expect(read([0xb3, 0xf3, 0xbf], "windows-1250")).toBe("łóż");
    expect(read([0x93, 0xfa, 0x96, 0x7b], "shift_jis")).toBe("日本");
    expect(read([0x8e], "macintosh")).toBe("é");
    const every = Array.from({ length: 256 }, (_, byte) => byte);
    for (const encoding of olderEncodings) {
      expect(read(every, encoding)).toBe(new TextDecoder(encoding).decode(Uint8Array.from(every)));
    }
  });
});

describe("a file of an older encoding as UTF-8", () => {
  it.each([
    ["windows-1251", Buffer.of(0xcf, 0xf0, 0xe8, 0x2c, 0x61), "При,a"],
    ["shift_jis", Buffer.of(0x93, 0xfa, 0x96, 0x7b, 0x0d, 0x0a), "日本\r\n"],
    ["gb18030", Buffer.of(0xd6, 0xd0, 0x3b, 0x61), "中;a"],
  ] as const)("holds the letters of %s", async (encoding, bytes, text) => {
    expect(await (await asUtf8(new Blob([bytes]), encoding)).text()).toBe(text);
  });

  it("keeps a letter whole that lies across two pieces", async () => {
    const letters = 300_000;
    const bytes = Buffer.alloc(2 * letters + 1, Buffer.of(0x93, 0xfa));
    bytes.set([0x61]);
    for (let at = 1; at < bytes.length; at += 2) bytes.set([0x93, 0xfa], at);
    expect(await (await asUtf8(new Blob([bytes]), "shift_jis")).text()).toBe(`a${"日".repeat(letters)}`);
  });
});
