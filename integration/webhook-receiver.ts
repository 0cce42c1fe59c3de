import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An address that takes deliveries as the application's own receiver would. */
export async function startReceiver() {
  const delivered: string[] = [];
  let secret = "demo-consumer-secret";
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const challenge = new URL(request.url ?? "", "http://receiver").searchParams.get("crc_token");
    if (challenge === null) delivered.push(body);
    const token = createHmac("sha256", secret)
      .update(challenge ?? "")
      .digest("base64");
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ response_token: `sha256=${token}` }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    delivered,
    /** From now on challenges are answered with another secret than the application's. */
    forgetSecret: () => {
      secret = "another";
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
