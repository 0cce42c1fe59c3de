import { describe, expect, it } from "vitest";
import { firstRowEnd, firstRows, guessDelimiter, readSepLine } from "./delimiter";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("what parts the cells of a file", () => {
  it.each([
    [",", "a,b\n1,2\n"],
    [";", 'email;note\na@b.example;"x, y"\n'],
    ["\t", "a\tb\tc\n1;2\t2\t3\n"],
    ["|", "Email|Phone\np1@mail.example|+34612345678\n"],
    [",", "just\nlines\n"],
    [";", "Campaign report\n1 November 2026\nID;Name;Budget\na;b;1,50\nTotal;;10,50\n"],
    [";", "x;1,5;2,5\n"],
    ["\t", "a\tb\tc\n1,5\t2\n1,5\t2\t3\n1,5\t\n"],
  ] as const)("is %j", (delimiter, text) => {
    expect(guessDelimiter(bytes(text), true)).toBe(delimiter);
  });

  it.each([
    ["sep=;\r\n", ";"],
    ["sep=,\n", ","],
    ["sep=\t\r\n", "\t"],
    ["SEP=;\r", ";"],
    ['"sep=;"\r\n', ";"],
    ["sep=|\n", "|"],
    ["sep=;;;\n", ";"],
    ["sep=:\n", undefined],
    ["sep=;", ";"],
  ] as const)("is named by the line %j, whatever follows", (line, delimiter) => {
    const rest = line.endsWith("\n") || line.endsWith("\r") ? "ID;Name\n" : "";
    expect(readSepLine(bytes(line + rest))).toEqual({ bytes: line.length, delimiter });
  });

  it.each(["separator=;\n", "sep;name\n", "id,sep=;\n", ""])("is not taken from %j", (line) => {
    expect(readSepLine(bytes(line))).toBeUndefined();
  });
});

it("leaves blank lines out of the first rows and finds the end of the header", () => {
  const text = bytes('\n"e\nmail",b\r\nx,y\n');
  expect(firstRows(text, ",", true)).toEqual([
    ["e\nmail", "b"],
    ["x", "y"],
  ]);
  expect(firstRowEnd(text, ",", true)).toEqual({ bytes: 13, lines: 3 });
});
