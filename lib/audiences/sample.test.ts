import { describe, expect, it } from "vitest";
import { firstRowEnd, firstRows, guessColumns, guessDelimiter } from "./sample";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a first look at a list", () => {
  it.each([
    [",", "a,b\n1,2\n"],
    [";", 'email;note\na@b.example;"x, y"\n'],
    ["\t", "a\tb\tc\n1;2\t2\t3\n"],
    [",", "just\nlines\n"],
  ])("cuts at %j", (delimiter, text) => {
    expect(guessDelimiter(bytes(text), true)).toBe(delimiter);
  });

  it("knows columns by name, in several languages", () => {
    const rows = [["E-Mail", "Telefon", "Screen name", "IDFA", "User ID", "Customer_ID", "City"], []];
    expect(guessColumns(rows)).toEqual({
      hasHeader: true,
      columns: ["email", "phone_number", "handle", "device_id", "service_user_id", "partner_user_id", null],
    });
  });

  it("knows columns by what stands in them, and that a first person is no header", () => {
    const rows = [
      ["ann@mail.example", "+49 171 1234567", "@ann", "7"],
      ["bob@mail.example", "0049 171 7654321", "@bob", ""],
    ];
    expect(guessColumns(rows)).toEqual({
      hasHeader: false,
      columns: ["email", "phone_number", "handle", null],
    });
    expect(guessColumns([["A".repeat(64)], ["b".repeat(64)]])).toEqual({
      hasHeader: false,
      columns: ["email"],
    });
  });

  it("leaves blank lines out and finds the end of the header", () => {
    const text = bytes('\n"e\nmail",b\r\nx,y\n');
    expect(firstRows(text, ",", true)).toEqual([
      ["e\nmail", "b"],
      ["x", "y"],
    ]);
    expect(firstRowEnd(text, ",", true)).toEqual({ bytes: 13, lines: 3 });
  });
});
