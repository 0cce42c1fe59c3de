import { describe, expect, it } from "vitest";
import { guessColumns } from "./sample";

describe("a first look at a list", () => {
  it("recognises columns by name, in several languages", () => {
    const rows = [["E-Mail", "Telefon", "Screen name", "IDFA", "User ID", "Customer_ID", "City"], []];
    expect(guessColumns(rows)).toEqual({
      hasHeader: true,
      columns: ["email", "phone_number", "handle", "device_id", "service_user_id", "partner_user_id", null],
    });
  });

  it("recognises columns by their contents, and that a first person is no header", () => {
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
});
