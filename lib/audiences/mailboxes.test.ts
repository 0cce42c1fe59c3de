import { expect, it, test } from "vitest";
import { DISPOSABLE_DOMAINS, mailboxOf, ROLE_NAMES } from "./mailboxes";
import { normalise } from "./normalise";

test.each([
  ["info@shop.example", "role"],
  ["sales+berlin@shop.example", "role"],
  ["noreply@mailinator.com", "disposable"],
  ["ann@mail.guerrillamail.com", "disposable"],
  ["ann@shop.example", undefined],
  ["information@shop.example", undefined],
  ["mail@ann.example", undefined],
  ["ann@notmailinator.com", undefined],
  ["ann.info@shop.example", undefined],
  ["ann@mailinator.com.example", undefined],
])("%s: %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it("lists names as addresses hold them, each once", () => {
  const all = [
    ...ROLE_NAMES.map((name) => `${name}@a.example`),
    ...DISPOSABLE_DOMAINS.map((domain) => `a@${domain}`),
  ];
  expect(new Set(all).size).toBe(all.length);
  for (const address of all) expect(normalise("email", address)).toEqual({ value: address, hashed: false });
});
