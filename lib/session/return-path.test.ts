import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { returnPath } from "./return-path";

describe("B13 where to go after signing in", () => {
  it.each([
    "/live",
    "/sandbox/mara_agency/18ce54d4x5t/campaigns?status=PAUSED&sort=name-asc",
    "/live/mara_agency",
  ])("keeps %s", (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    "",
    "live",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https://evil.example/live",
    "%2f%2fevil.example",
    "/%2f/evil.example",
    "/live/..//evil.example",
    "/live/%5c..%5cevil",
    "javascript:alert(1)",
    "/\tlive",
    "/live\n/evil",
    "/auth/sign-out",
    "/api/ads/live",
    "/liveness",
    "/live/../auth/callback?oauth_token=x",
  ])("goes to the start instead of %j", (path) => {
    expect(returnPath(path)).toBe("/");
  });

  it("never leaves the dashboard, whatever it is given", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "//",
      "live",
      "..",
      "%2f",
      "%5c",
      "@",
      ":",
      "evil.example",
      "?",
      "#",
      "%00",
      ".",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 }), (pieces) => {
        const path = returnPath(pieces.join(""));
        const url = new URL(path, "https://ads.example.com");
        expect(url.origin).toBe("https://ads.example.com");
        expect(path === "/" || /^\/(live|sandbox)(\/|\?|$)/.test(path)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
