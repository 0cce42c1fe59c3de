import { createHmac } from "node:crypto";
import fc from "fast-check";
import OAuth from "oauth-1.0a";
import { describe, expect, test } from "vitest";
import { leastTime } from "@/lib/time/test-least-time";
import { equalInConstantTime, readSignedParameters, signatureMatches } from "./verify";

const secrets = { consumerSecret: "consumer & secret", tokenSecret: "token+secret" };

/** RFC 5849, 3.4.1 and 3.4.2, written a second time, so that both readings must agree. */
function sign(method: string, baseUri: string, pairs: readonly (readonly [string, string])[]): string {
  const encode = (text: string) =>
    [...Buffer.from(text)]
      .map((byte) => {
        const character = String.fromCharCode(byte);
        return /[A-Za-z0-9._~-]/.test(character)
          ? character
          : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
      })
      .join("");
  const normalized = pairs
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(
      (a, b) =>
        Buffer.compare(Buffer.from(a[0]), Buffer.from(b[0])) ||
        Buffer.compare(Buffer.from(a[1]), Buffer.from(b[1])),
    )
    .map((pair) => pair.join("="))
    .join("&");
  const key = `${encode(secrets.consumerSecret)}&${encode(secrets.tokenSecret)}`;
  return createHmac("sha1", key).update([method, baseUri, normalized].map(encode).join("&")).digest("base64");
}

const protocolPairs = [
  ["oauth_consumer_key", "key"],
  ["oauth_nonce", "nonce"],
  ["oauth_signature_method", "HMAC-SHA1"],
  ["oauth_timestamp", "1700000000"],
  ["oauth_token", "token"],
] as const;

const headerOf = (pairs: readonly (readonly [string, string])[]) =>
  `OAuth realm="Ads", ${pairs.map(([name, value]) => `${encodeURIComponent(name)}="${encodeURIComponent(value)}"`).join(", ")}`;

function isAccepted(request: {
  method: string;
  url: string;
  authorization?: string;
  form?: string;
}): boolean {
  const arrived = { ...request, url: new URL(request.url) };
  const parameters = readSignedParameters(arrived);
  return parameters !== undefined && signatureMatches(arrived, parameters, secrets);
}

/** Text as people and programs send it: any script, spaces, and what encoders disagree on. */
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom("+", " ", "%", "&", "=", "!", "*", "'", "(", ")", "~", "é", "日", "🚀"),
    maxLength: 8,
  }),
);
const pairs = fc.array(fc.tuple(fc.oneof(text, fc.constantFrom("a", "b", "c[]")), text), { maxLength: 6 });
const notProtocol = (list: [string, string][]) => list.filter(([name]) => !name.startsWith("oauth_"));

/** The encodings of one value that real clients send in queries and forms. */
const spaceAs = fc.constantFrom("+", "%20");
const written = (list: readonly (readonly [string, string])[], space: string) =>
  list
    .map((pair) => pair.map((part) => encodeURIComponent(part).replaceAll("%20", space)).join("="))
    .join("&");

describe("signatureMatches", () => {
  test("accepts any parameters in query and form, duplicates and all, signed as RFC 5849 says", () => {
    fc.assert(
      fc.property(
        pairs,
        pairs,
        spaceAs,
        fc.constantFrom("GET", "POST", "PUT", "DELETE"),
        (query, form, space, method) => {
          const inQuery = notProtocol(query);
          const inForm = notProtocol(form);
          const signature = sign(method, "http://127.0.0.1:4010/live/12/accounts", [
            ...protocolPairs,
            ...inQuery,
            ...inForm,
          ]);
          const search = inQuery.length === 0 ? "" : `?${written(inQuery, space)}`;
          return isAccepted({
            method,
            url: `http://127.0.0.1:4010/live/12/accounts${search}`,
            authorization: headerOf([...protocolPairs, ["oauth_signature", signature]]),
            ...(inForm.length === 0 ? {} : { form: written(inForm, space) }),
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  test("accepts what oauth-1.0a signs", () => {
    const signer = new OAuth({
      consumer: { key: "key", secret: secrets.consumerSecret },
      signature_method: "HMAC-SHA1",
      hash_function: (base, key) => createHmac("sha1", key).update(base).digest("base64"),
    });
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), text), (data) => {
        const request = { url: "https://example.com/12/accounts", method: "POST", data };
        const authorized = signer.authorize(request, { key: "token", secret: secrets.tokenSecret });
        return isAccepted({
          method: "POST",
          url: request.url,
          authorization: signer.toHeader(authorized).Authorization,
          form: new URLSearchParams(data).toString(),
        });
      }),
    );
  });

  test("refuses when any one character of a parameter changes", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), fc.nat(), (value, at) => {
        const index = at % value.length;
        const changed = value.slice(0, index) + (value[index] === "x" ? "y" : "x") + value.slice(index + 1);
        const signature = sign("GET", "http://127.0.0.1:4010/", [...protocolPairs, ["name", value]]);
        const authorization = headerOf([...protocolPairs, ["oauth_signature", signature]]);
        const at4010 = (name: string) => ({
          method: "GET",
          url: `http://127.0.0.1:4010/?name=${name}`,
          authorization,
        });
        return isAccepted(at4010(value)) && !isAccepted(at4010(changed));
      }),
    );
  });

  test("a parameter in query and body may have been signed twice or once", () => {
    for (const signed of [
      [["page", "2"]],
      [
        ["page", "2"],
        ["page", "2"],
      ],
    ] as const)
      expect(
        isAccepted({
          method: "POST",
          url: "http://127.0.0.1:4010/?page=2",
          authorization: headerOf([
            ...protocolPairs,
            ["oauth_signature", sign("POST", "http://127.0.0.1:4010/", [...protocolPairs, ...signed])],
          ]),
          form: "page=2",
        }),
      ).toBe(true);
  });
});

test("a protocol parameter with two values is unreadable, with one value twice it counts once", () => {
  const read = (search: string) =>
    readSignedParameters({
      method: "GET",
      url: new URL(`http://127.0.0.1/?${search}`),
      authorization: 'OAuth oauth_token="a"',
    });
  expect(read("oauth_token=b")).toBeUndefined();
  expect(read("oauth_token=a")?.candidates).toEqual([[["oauth_token", "a"]]]);
});

test("secrets of any length compare without throwing", () => {
  for (const length of [0, 1, 27, 28, 29, 1_000_000]) {
    expect(equalInConstantTime("s".repeat(28), "s".repeat(length))).toBe(length === 28);
  }
});

test("a form that repeats thousands of parameters of the query takes no time", async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `p${at}=${at}`).join("&");
  const request = { method: "POST", url: new URL(`http://127.0.0.1/?${many}`), form: many };
  const read = () => readSignedParameters(request)?.candidates.map(({ length }) => length);
  expect(read()).toEqual([40_000, 20_000]);
  expect(await leastTime(read, 1_000)).toBeLessThan(1_000);
});
