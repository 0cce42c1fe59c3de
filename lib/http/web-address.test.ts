import { expect, it } from "vitest";
import { webAddress } from "./web-address";

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
