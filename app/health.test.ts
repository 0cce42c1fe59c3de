import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import health from "@/pages/api/health";

it("is answered where Next serves alone, as while developing", async () => {
  const server = createServer(health);
  try {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: "ok", store: { kind: "none", state: "off" } },
    ]);
  } finally {
    server.close();
  }
});
