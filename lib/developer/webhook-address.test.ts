import { describe, expect, it } from "vitest";
import { whyNotWebhook } from "./webhook-address";

describe("an address for a webhook", () => {
  it.each([
    "https://example.com/events",
    "https://example.com:443/events?of=us",
    "http://localhost:4010/hook",
    "http://127.0.0.1/hook",
    "https://[::1]:8443/",
  ])("may be %s", (address) => {
    expect(whyNotWebhook(address)).toBeUndefined();
  });

  it.each([
    ["", /Begin it with https:\/\//],
    ["example.com/events", /Begin it with https:\/\//],
    ["ftp://example.com/", /Begin it with https:\/\//],
    ["http://example.com/events", /Only https is supported\. Begin the address with https:\/\//],
    ["https://example.com:8443/events", /Remove :8443/],
    ["https://mara:secret@example.com/", /before the @/],
    ["https://example.com/#here", /Leave out #here/],
    ["http://localhost/#here", /Leave out #here/],
  ])("is not %s, and says what to change", (address, words) => {
    expect(whyNotWebhook(address)).toMatch(words);
  });
});
