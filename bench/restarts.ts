// Two instances behind something that shares out requests, restarted one after the other while they are asked.
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { Server } from "../scripts/servers.mjs";
import { Asking } from "./asking";
import type { Setting } from "./instances";
import { alone, type Row, whole } from "./measure";

const CLIENTS = 32;
const REQUESTS = 5_000;
const RESTARTS = 5;
const NOTICE_SECONDS = 2;
const HEALTH_MS = 250;

export async function restarts(setting: Setting): Promise<Row> {
  const instances = [await startOn(setting), await startOn(setting)];
  const front = await startFront(() => instances.map(({ url }) => url));
  let failed = 0;
  let asked = 0;
  for (let round = 0; round < RESTARTS; round += 1) {
    let left = REQUESTS;
    let restarting = true;
    const clients = Array.from({ length: CLIENTS }, async () => {
      let asking = new Asking(front.url);
      // On until both have been restarted, however quick that is.
      while (left > 0 || restarting) {
        left -= 1;
        asked += 1;
        const sent = { host: "localhost" };
        const status = await asking.ask("GET", "/sign-in", sent).catch(() => 0);
        if (status === 200) continue;
        failed += 1;
        asking.close();
        asking = new Asking(front.url);
      }
      asking.close();
    });
    for (const [index, instance] of instances.entries()) {
      await instance.stop();
      instances[index] = await startOn(setting, Number(new URL(instance.url).port));
      await front.seen(instances[index]?.url ?? "");
    }
    restarting = false;
    await Promise.all(clients);
  }
  front.stop();
  return alone(
    `Requests that fail of ${whole(asked)} by ${CLIENTS} clients, over ${RESTARTS} rolling restarts of two instances`,
    whole(failed),
    "0",
  );
}

const startOn = async ({ start }: Setting, port?: number): Promise<Server> =>
  start({ noticeSeconds: NOTICE_SECONDS, ...(port !== undefined && { port }) });

/** A load balancer among the healthy servers, over persistent connections. */
async function startFront(addresses: () => readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  let healthy: string[] = [];
  let turn = 0;
  const check = async () => {
    const states = await Promise.all(addresses().map(isHealthy));
    healthy = addresses().filter((_, index) => states[index]);
  };
  await check();
  const watching = setInterval(check, HEALTH_MS);
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const url = new URL(healthy[turn % healthy.length] ?? "http://localhost:1");
    const passed = request({
      agent,
      host: "127.0.0.1",
      port: url.port,
      path: incoming.url,
      headers: { host: url.host },
    });
    passed.on("response", (answer: IncomingMessage) => {
      outgoing.writeHead(answer.statusCode ?? 502, { "content-type": answer.headers["content-type"] });
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    });
    passed.on("error", () => outgoing.writeHead(502).end());
    passed.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    /** Resolves when requests go to an instance again. */
    async seen(address: string) {
      while (!healthy.includes(address)) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    stop() {
      clearInterval(watching);
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

const isHealthy = (address: string) =>
  fetch(`${address}/api/health`).then(
    ({ ok, body }) => body?.cancel().then(() => ok) ?? ok,
    () => false,
  );
