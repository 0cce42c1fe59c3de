import { expect, it } from "vitest";
import { isPhone } from "./is-phone";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:135.0) Gecko/135.0 Firefox/135.0";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";

it.each([
  [true, { "sec-ch-ua-mobile": "?1" }],
  [true, { "user-agent": IPHONE }],
  [true, { "user-agent": FIREFOX }],
  [false, { "sec-ch-ua-mobile": "?0", "user-agent": "a Mobile name" }],
  [false, { "user-agent": MAC }],
  [false, {}],
])("says %s of %j", (phone, headers) => {
  expect(isPhone(new Headers(headers))).toBe(phone);
});
