import { expect, it } from "vitest";
import { redactJson, redactRequest } from "./redact";

const hash = "5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8";

it("takes secrets, contact details and their hashes out of JSON, also when it is cut off", () => {
  const text = `{"oauth_token":"12-abc","contact_email" : "a\\"b@c.d","email":["${hash}"],"name":"Token sale","next_cursor":"c1","x":"${hash.toUpperCase()}","secret":"s`;
  expect(redactJson(text)).toBe(
    '{"oauth_token":"[redacted]","contact_email" : "[redacted]","email":["[redacted]"],"name":"Token sale","next_cursor":"c1","x":"[redacted]","secret":"s',
  );
});

it("takes them out of parameters, by their name and by what they look like", () => {
  const { query, body } = redactRequest({
    base: "ads",
    method: "POST",
    path: "/12/accounts",
    query: [
      ["access_token", "1-2"],
      ["q", hash],
      ["name", "Phone sale"],
    ],
    body: `{"password":"p"}`,
  });
  expect(query).toEqual([
    ["access_token", "[redacted]"],
    ["q", "[redacted]"],
    ["name", "Phone sale"],
  ]);
  expect(body).toBe('{"password":"[redacted]"}');
});
