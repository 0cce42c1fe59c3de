import { expect, it } from "vitest";
import { visitorAddress } from "./visitor-address";

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  visitorAddress({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  });

it.each([
  ["203.0.113.7", undefined, "203.0.113.7"],
  ["::ffff:203.0.113.7", undefined, "203.0.113.7"],
  // Headers of other addresses are not trusted.
  ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["10.0.0.4", "198.51.100.1", "198.51.100.1"],
  ["::ffff:127.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
  ["127.0.0.1", "no-address", "127.0.0.1"],
  ["172.32.0.1", "198.51.100.1", "172.32.0.1"],
  ["fd00::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8::5", undefined, "2001:db8:0:0"],
  ["2001:db8:1:2::9", undefined, "2001:db8:1:2"],
  ["fe80::1%eth0", "198.51.100.1", "198.51.100.1"],
  [undefined, undefined, ""],
])("a request from %s, forwarded for %s, came from %s", (peer, forwarded, address) => {
  expect(from(peer, forwarded)).toBe(address);
});
