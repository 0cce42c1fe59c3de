import { createHmac } from "node:crypto";
import fc from "fast-check";
import OAuth from "oauth-1.0a";
import { describe, expect, it } from "vitest";
import { percentEncode } from "./encode";
import {
  hmacSha1,
  type ParameterPairs,
  type SignableRequest,
  type SignedRequest,
  type SigningCredentials,
  signatureBaseString,
  signRequest,
} from "./sign";

const moment = { timestamp: 137131201, nonce: "7d8f3e4a" };
const header = (
  request: SignableRequest,
  credentials: SigningCredentials,
  extra: ParameterPairs = [],
  at = moment,
) => signRequest(request, credentials, extra, at).authorization;

describe("A11 the examples of RFC 5849", () => {
  const printer = { consumerKey: "dpf43f3p2l4k3l03", consumerSecret: "kd94hf93k423kf44" };

  it("signs the temporary credential request of section 1.2", () => {
    const url = new URL("https://photos.example.net/initiate");
    const base = signatureBaseString("POST", url, [
      ["oauth_consumer_key", printer.consumerKey],
      ["oauth_signature_method", "HMAC-SHA1"],
      ["oauth_timestamp", "137131200"],
      ["oauth_nonce", "wIjqoS"],
      ["oauth_callback", "http://printer.example.com/ready"],
    ]);
    expect(hmacSha1(base, printer.consumerSecret)).toBe("74KNZJeDHnMBp0EMJ9ZHt/XKycU=");
  });

  it("signs the token request of section 1.2", () => {
    const url = new URL("https://photos.example.net/token");
    const base = signatureBaseString("POST", url, [
      ["oauth_consumer_key", printer.consumerKey],
      ["oauth_token", "hh5s93j4hdidpola"],
      ["oauth_signature_method", "HMAC-SHA1"],
      ["oauth_timestamp", "137131201"],
      ["oauth_nonce", "walatlh"],
      ["oauth_verifier", "hfdp7dh39dks9884"],
    ]);
    expect(hmacSha1(base, printer.consumerSecret, "hdhd0244k9j7ao03")).toBe("gKgrFCywp7rO0OXSjdot/IHF7IU=");
  });

  it("signs the request for the photo of section 1.2", () => {
    const url = new URL("http://photos.example.net/photos");
    const base = signatureBaseString("GET", url, [
      ["file", "vacation.jpg"],
      ["size", "original"],
      ["oauth_consumer_key", printer.consumerKey],
      ["oauth_token", "nnch734d00sl2jdk"],
      ["oauth_signature_method", "HMAC-SHA1"],
      ["oauth_timestamp", "137131202"],
      ["oauth_nonce", "chapoH"],
    ]);
    expect(hmacSha1(base, printer.consumerSecret, "pfkkdhi9sl3r4s00")).toBe("MdpQcU8iPSUjWoN/UDMsK2sui9I=");
  });

  it("builds the base string of section 3.4.1.1", () => {
    const base = signatureBaseString("post", new URL("http://EXAMPLE.COM:80/request"), [
      ["b5", "=%3D"],
      ["a3", "a"],
      ["c@", ""],
      ["a2", "r b"],
      ["oauth_consumer_key", "9djdj82h48djs9d2"],
      ["oauth_token", "kkk9d7dh3k39sjv7"],
      ["oauth_signature_method", "HMAC-SHA1"],
      ["oauth_timestamp", "137131201"],
      ["oauth_nonce", "7d8f3e4a"],
      ["c2", ""],
      ["a3", "2 q"],
    ]);
    expect(base).toBe(
      "POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7",
    );
    // Section 3.1 prints another signature; erratum 2550 corrects it to this one.
    expect(hmacSha1(base, "j49sk3j29djd", "dh893hdasih9")).toBe("r6/TJjbCOr97/+UU0NsvSne7s5g=");
  });
});

describe("A11 where other signers go wrong", () => {
  const credentials = { consumerKey: "key", consumerSecret: "secret", token: "token", tokenSecret: "hidden" };
  const base = (pairs: ParameterPairs, url = "http://example.com/") => {
    const [, , parameters = ""] = signatureBaseString("GET", new URL(url), pairs).split("&");
    return decodeURIComponent(parameters);
  };

  it("keeps a plus sign apart from a space", () => {
    expect(base([["q", "a+b c"]])).toBe("q=a%2Bb%20c");
  });

  it("keeps empty values and sorts a name's values", () => {
    expect(
      base([
        ["b", "2"],
        ["a", "x"],
        ["b", "10"],
        ["b", ""],
      ]),
    ).toBe("a=x&b=&b=10&b=2");
  });

  it("encodes an equals sign in a value, and every reserved character", () => {
    expect(base([["q", "a=b&c!'()*~"]])).toBe("q=a%3Db%26c%21%27%28%29%2A~");
  });

  it("sorts by encoded bytes: a short name before a longer one, upper case before lower", () => {
    expect(
      base([
        ["a1", "1"],
        ["a", "2"],
        ["a!", "3"],
        ["B", "4"],
        ["é", "5"],
      ]),
    ).toBe("%C3%A9=5&B=4&a=2&a%21=3&a1=1");
  });

  it("signs the text 0", () => {
    expect(base([["count", "0"]])).toBe("count=0");
  });

  it.each([
    ["http://example.com:80/a", "http://example.com/a"],
    ["https://example.com:443/a", "https://example.com/a"],
    ["https://EXAMPLE.com:8443/a?x=1#y", "https://example.com:8443/a"],
    ["http://example.com:443", "http://example.com:443/"],
  ])("takes %s as %s", (asked, signed) => {
    expect(decodeURIComponent(signatureBaseString("GET", new URL(asked), []).split("&")[1] ?? "")).toBe(
      signed,
    );
  });

  it("replaces half a surrogate pair as every form encoder does", () => {
    expect(percentEncode("a\uD83Db")).toBe(encodeURIComponent("a\uFFFDb"));
  });

  it("A18 leaves a JSON body out of the signature and a form in it", () => {
    const request = { method: "POST", url: new URL("https://example.com/a") };
    const withForm = signRequest({ ...request, form: [["name", "a b"]] }, credentials, [], moment);
    expect(withForm.formBody).toBe("name=a%20b");
    expect(withForm.authorization).not.toBe(header(request, credentials));
    expect(verifies(withForm, credentials, withForm.formBody)).toBe(true);
  });

  it("writes no oauth_token while there is none", () => {
    expect(
      header(
        { method: "POST", url: new URL("https://example.com/a") },
        { consumerKey: "k", consumerSecret: "s" },
      ),
    ).not.toContain("oauth_token");
  });
});

const text = fc.string({ unit: "grapheme", maxLength: 12 });
const awkward = fc.constantFrom(
  "+",
  " ",
  "%",
  "=",
  "&",
  "%20",
  "a=b",
  "",
  "0",
  "~",
  "é",
  "😀",
  "oauth_token",
  "a",
  "b",
);
const pairs = fc.array(fc.tuple(fc.oneof(text, awkward), fc.oneof(text, awkward)), { maxLength: 8 });
const url = fc
  .record({
    scheme: fc.constantFrom("http", "https"),
    host: fc.constantFrom("EXAMPLE.com", "127.0.0.1", "ads.example.net"),
    port: fc.constantFrom("", ":80", ":443", ":8080"),
    path: fc.constantFrom("/", "/12/accounts/a1/campaigns", "/a%20b", "/a+b"),
  })
  .map(({ scheme, host, port, path }) => new URL(`${scheme}://${host}${port}${path}`));
const credentials = fc.record({ consumerKey: text, consumerSecret: text, token: text, tokenSecret: text });

describe("A11, A17 any request", () => {
  it("is accepted by an independent verifier, from what is on the wire alone", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("GET", "POST", "PUT"),
        url,
        pairs,
        pairs,
        credentials,
        (method, url, query, form, keys) => {
          const signed = signRequest({ method, url, query, form }, keys);
          expect(verifies(signed, keys, signed.formBody)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("is refused once anything of it is changed", () => {
    fc.assert(
      fc.property(url, pairs, credentials, (url, query, keys) => {
        const signed = signRequest({ method: "GET", url, query }, keys);
        const changed = `${signed.address}${signed.address.includes("?") ? "&" : "?"}injected=1`;
        expect(verifies({ ...signed, address: changed }, keys)).toBe(false);
        expect(verifies({ ...signed, method: "POST" }, keys)).toBe(false);
        expect(verifies(signed, { ...keys, tokenSecret: `${keys.tokenSecret}x` })).toBe(false);
      }),
    );
  });

  it("has the signature of oauth-1.0a wherever that library follows the RFC", () => {
    // It takes an object, so no duplicates; and it leaves default ports and the case of the host as they come.
    const plain = fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
    );
    fc.assert(
      fc.property(plain, fc.constantFrom("GET", "POST"), (data, method) => {
        const keys = { consumerKey: "key", consumerSecret: "secret", token: "token", tokenSecret: "hidden" };
        const address = "https://ads.example.net/12/accounts/a1/campaigns";
        const peer = new OAuth({
          consumer: { key: keys.consumerKey, secret: keys.consumerSecret },
          signature_method: "HMAC-SHA1",
          hash_function: (base, key) => createHmac("sha1", key).update(base).digest("base64"),
        });
        peer.getNonce = () => moment.nonce;
        peer.getTimeStamp = () => moment.timestamp;
        const theirs = peer.authorize(
          { url: address, method, data },
          { key: keys.token, secret: keys.tokenSecret },
        );
        const ours = header({ method, url: new URL(address), query: Object.entries(data) }, keys);
        expect(ours).toContain(`oauth_signature="${percentEncode(theirs.oauth_signature)}"`);
      }),
    );
  });
});

/**
 * Checks a signed request the way a server does: from the bytes on the wire alone, with none of the signing
 * code. Written from RFC 5849, sections 3.4.1 to 3.4.2, in the most literal way.
 */
function verifies(request: SignedRequest, keys: SigningCredentials, formBody = ""): boolean {
  const protocol = [...request.authorization.matchAll(/([^=\s,"]+)="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [decodeURIComponent(name), decodeURIComponent(value)] as const,
  );
  const url = new URL(request.address);
  const parameters = [
    ...protocol.filter(([name]) => name !== "oauth_signature"),
    ...decodedPairs(url.search.slice(1)),
    ...decodedPairs(formBody),
  ]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(
      ([a, x], [b, y]) =>
        Buffer.compare(Buffer.from(a), Buffer.from(b)) || Buffer.compare(Buffer.from(x), Buffer.from(y)),
    )
    .map((pair) => pair.join("="))
    .join("&");
  const base = [request.method, `${url.protocol}//${url.host}${url.pathname}`, parameters]
    .map(encode)
    .join("&");
  const key = `${encode(keys.consumerSecret)}&${encode(keys.tokenSecret ?? "")}`;
  const expected = createHmac("sha1", key).update(base).digest("base64");
  return protocol.some(([name, value]) => name === "oauth_signature" && value === expected);
}

const decodedPairs = (text: string): (readonly [string, string])[] =>
  text === ""
    ? []
    : text.split("&").map((pair) => {
        const [name = "", value = ""] = pair.split("=");
        return [decodeURIComponent(name), decodeURIComponent(value)] as const;
      });

/** Byte for byte, as section 3.6 is written. */
function encode(text: string): string {
  let encoded = "";
  for (const byte of Buffer.from(text, "utf8")) {
    const character = String.fromCharCode(byte);
    encoded += /[A-Za-z0-9\-._~]/.test(character)
      ? character
      : `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  }
  return encoded;
}
