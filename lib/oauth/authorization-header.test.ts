import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leastTime } from "@/lib/time/test-least-time";
import { parseAuthorizationHeader } from "./authorization-header";

/** RFC 9110, 5.6.4: any text of a header, with quotes and backslashes escaped. */
const quotedString = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
const blanks = fc.stringMatching(/^[ \t]{0,3}$/);
const headerText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(",", "=", '"', "\\", " ", "%", 'oauth_nonce="x"'),
    fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  ),
  maxLength: 30,
});

describe("an Authorization header", () => {
  test("gives names and values, quoted or not, without the realm", () => {
    expect(
      parseAuthorizationHeader('oauth realm="x", oauth_token="a%20b" ,oauth_nonce=c,, oauth_x='),
    ).toEqual([
      ["oauth_token", "a b"],
      ["oauth_nonce", "c"],
      ["oauth_x", ""],
    ]);
  });

  test("reads the sample header-realm-with-comma.txt as without its realm", () => {
    const sample = readFileSync(
      path.join(import.meta.dirname, "samples/header-realm-with-comma.txt"),
      "utf8",
    );
    expect(parseAuthorizationHeader(sample.trim())).toEqual([
      ["oauth_consumer_key", "k"],
      ["oauth_token", "t"],
    ]);
  });

  test.each(["Example, Inc.", "a=b, c=d", 'say "hi"', "100%", "C:\\temp\\", 'a", oauth_token="forged'])(
    "reads as without it with the realm %s",
    (realm) => {
      expect(
        parseAuthorizationHeader(
          `OAuth realm=${quotedString(realm)}, oauth_consumer_key="k", oauth_token="t"`,
        ),
      ).toEqual([
        ["oauth_consumer_key", "k"],
        ["oauth_token", "t"],
      ]);
    },
  );

  test("is read as RFC 5849 and RFC 9110 write it, whatever the values and blanks", () => {
    const field = fc.record({
      name: fc.stringMatching(/^[a-z_]{1,12}$/).filter((name) => name !== "realm"),
      value: fc.string({ unit: "grapheme", maxLength: 12 }),
      around: fc.array(blanks, { minLength: 4, maxLength: 4 }),
      isQuoted: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(field, { maxLength: 8 }),
        fc.option(fc.record({ realm: headerText, at: fc.nat() })),
        (fields, realm) => {
          const written = fields.map(({ name, value, around, isQuoted }) => {
            const encoded = encodeURIComponent(value);
            const [a = "", b = "", c = "", d = ""] = around;
            return `${a}${name}${b}=${c}${isQuoted ? `"${encoded}"` : encoded}${d}`;
          });
          if (realm) written.splice(realm.at % (written.length + 1), 0, `realm=${quotedString(realm.realm)}`);
          expect(parseAuthorizationHeader(`OAuth ${written.join(",")}`)).toEqual(
            fields.map(({ name, value }) => [name, value]),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    "Basic abc",
    "OAuth",
    'OAuthrealm="x"',
    "OAuth oauth_token",
    'OAuth oauth_token="a"b"',
    'OAuth oauth_token="a',
    'OAuth oauth_token="a\\"',
    'OAuth oauth_token="%zz"',
    'OAuth ="a"',
    'OAuth oauth_token="a" oauth_nonce="b"',
    "OAuth oauth_token=a b",
  ])("cannot be read as %s", (header) => expect(parseAuthorizationHeader(header)).toBeUndefined());

  // Its time grows with its length: 150 kB of what a pattern would try again and again.
  test.each([
    ["blanks before a value", `OAuth a=${" ".repeat(150_000)}"`],
    ["blanks after a name", `OAuth a${" ".repeat(150_000)}b`],
    ["a name without an end", `OAuth ${"a".repeat(150_000)}`],
    ["a quote without an end", `OAuth a="${"\\a".repeat(75_000)}`],
    ["quotes without a comma", `OAuth a=${'""'.repeat(75_000)}`],
    ["empty elements", `OAuth ${", ".repeat(75_000)}=`],
    ["blanks after the scheme", `OAuth${" ".repeat(150_000)}=`],
  ])("costs no more than its length with %s", async (_, header) => {
    expect(parseAuthorizationHeader(header)).toBeUndefined();
    // Trying again and again took twenty seconds.
    expect(await leastTime(() => parseAuthorizationHeader(header), 1_000)).toBeLessThan(1_000);
  });
});
