import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callbackIsApproved, withParameters } from "./callbacks";

const ADDED = { oauth_token: "a", oauth_verifier: "b" };
const APPENDED = "oauth_token=a&oauth_verifier=b";

describe("the callback at the end of a sign-in", () => {
  it.each([
    ["http://localhost:3000/back", "?"],
    ["http://localhost:3000/back?", ""],
    ["http://localhost:3000/back?name=my%20client", "&"],
    ["http://localhost:3000/back?name=my+client&", ""],
    ["http://localhost:3000/back?a=%7Eb~*'()&empty=&bare&a=2&redirect=http://x/?y=1", "&"],
    ["deskapp://signed-in", "?"],
  ])("is %s with what the service appends, and nothing else", (callback, joint) => {
    expect(withParameters(callback, ADDED)).toBe(`${callback}${joint}${APPENDED}`);
  });

  it("has its fragment behind the query", () => {
    expect(withParameters("http://localhost:3000/back?x=a%20b#/home", ADDED)).toBe(
      `http://localhost:3000/back?x=a%20b&${APPENDED}#/home`,
    );
  });

  it("keeps the application's own query byte for byte, whatever it holds", () => {
    // RFC 3986, 3.4: what a query may be made of.
    const query = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          "%20",
          "+",
          "%C3%BC",
          "&",
          "=",
          "?",
          "/",
          ":",
          "@",
          "!",
          "$",
          "'",
          "(",
          ")",
          "*",
          ",",
          ";",
        ),
        fc.stringMatching(/^[A-Za-z0-9._~-]$/),
      ),
      minLength: 1,
    });
    fc.assert(
      fc.property(query, (own) => {
        const callback = `http://localhost:3000/back?${own}`;
        const answered = withParameters(callback, ADDED);
        expect(answered.startsWith(callback)).toBe(true);
        expect(answered.slice(callback.length).replace(/^&/, "")).toBe(APPENDED);
      }),
    );
  });

  it("is encoded only where it could not be sent otherwise", () => {
    expect(withParameters("http://localhost/zurück?a=b c&d=🚀", ADDED)).toBe(
      `http://localhost/zur%C3%BCck?a=b%20c&d=%F0%9F%9A%80&${APPENDED}`,
    );
  });
});

describe("a callback of the settings", () => {
  it.each([
    " http://localhost:3000/",
    "http://localhost:3000/ ",
    "http://local\thost:3000/",
    "http://localhost:3000/\r\nx",
  ])("is not %j, which is read in more than one way", (callback) =>
    expect(callbackIsApproved(callback, ["http://localhost:*"])).toBe(false),
  );
});
