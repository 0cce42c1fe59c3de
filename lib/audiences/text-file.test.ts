import { describe, expect, it } from "vitest";
import { readFileStart } from "./text-file";

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
  ])("tells %s", (_, bytes, start) => {
    expect(readFileStart(bytes)).toEqual(start);
  });
});
