import "server-only";
import type { IncomingMessage } from "node:http";
import { BlockList, isIPv4, isIPv6 } from "node:net";

interface Came extends Pick<IncomingMessage, "headers"> {
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The networks of one's own proxies. */
const NEAR = new BlockList();
for (const [net, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  NEAR.addSubnet(net, bits, "ipv4");
}
for (const [net, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const) {
  NEAR.addSubnet(net, bits, "ipv6");
}

/**
 * Where a request came from: the address itself, of IPv6 the network that one household or office has. Only
 * proxies nearby are trusted with `X-Forwarded-For`, and only for its last entry, which that proxy wrote.
 */
export function visitorAddress({ socket, headers }: Came): string {
  const peer = plain(socket.remoteAddress ?? "");
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").at(-1)?.trim() ?? "";
  const address = plain(forwarded);
  return networkOf(isNear(peer) && (isIPv4(address) || isIPv6(address)) ? address : peer);
}

/** IPv4 as itself, also where a socket writes it as IPv6. */
const plain = (address: string) => (address.split("%", 1)[0] ?? "").replace(/^::ffff:(?=\d+\.)/i, "");

const isNear = (address: string) =>
  isIPv4(address) ? NEAR.check(address, "ipv4") : isIPv6(address) && NEAR.check(address, "ipv6");

/** The first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before.slice(0, 4).join(":");
  const after = tail === "" ? [] : tail.split(":");
  const gap = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...gap, ...after].slice(0, 4).join(":");
}
