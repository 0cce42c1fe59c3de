import { expect, it } from "vitest";
import { readUrl } from "./read-url";

it("reads an address with letters beyond ASCII however often it is asked", () => {
  for (let turn = 0; turn < 20_000; turn += 1) {
    if (!readUrl("https://münchen.example/ö")) throw new Error(`Refused at turn ${turn}`);
  }
  expect(readUrl("https://münchen.example/ö")?.host).toBe("xn--mnchen-3ya.example");
  expect(readUrl("no address")).toBeUndefined();
  expect(readUrl("/path", "https://a.example")?.href).toBe("https://a.example/path");
});
