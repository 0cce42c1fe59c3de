import { expect, it } from "vitest";
import { readUrl, webAddress } from "./web-address";

it.each([
  ["maison-aubel.example/noel", "https://maison-aubel.example/noel"],
  [" shop.example?x=1 ", "https://shop.example?x=1"],
  ["müller.example:8080/a", "https://müller.example:8080/a"],
  ["https://shop.example", "https://shop.example"],
  ["http://shop.example", "http://shop.example"],
  ["ftp://shop.example", "ftp://shop.example"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["a@b.example", "a@b.example"],
  ["shop", "shop"],
  ["shop.example/a b", "shop.example/a b"],
  ["", ""],
])("takes %j for %j", (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});

it("reads an address with letters beyond ASCII however often it is asked", () => {
  for (let turn = 0; turn < 20_000; turn += 1) {
    if (!readUrl("https://münchen.example/ö")) throw new Error(`Refused at turn ${turn}`);
  }
  expect(readUrl("https://münchen.example/ö")?.host).toBe("xn--mnchen-3ya.example");
  expect(readUrl("no address")).toBeUndefined();
  expect(readUrl("/path", "https://a.example")?.href).toBe("https://a.example/path");
});
