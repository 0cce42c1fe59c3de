import net from "node:net";
import { expect, it } from "vitest";
import { isFree, nextFreePort } from "./ports.mjs";

it.each(["127.0.0.1", "0.0.0.0", "::1"])(
  "sees a port that is taken on %s and goes on to the next",
  async (host) => {
    const server = net.createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, host, () => {
        const address = server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    try {
      expect(await isFree(port)).toBe(false);
      expect(await nextFreePort(port)).toBeGreaterThan(port);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
    expect(await isFree(port)).toBe(true);
  },
);
