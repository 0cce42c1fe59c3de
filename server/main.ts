// The dashboard in production: `main.ts --port 3000 --host 127.0.0.1 --notice 5`.
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import next from "next";
import { stopOnSignal } from "@/lib/http/serving";
import { connectionLimits, limitConnections } from "./connections";
import { dashboard } from "./dashboard";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "3000" },
    host: { type: "string", default: "127.0.0.1" },
    /** Seconds between SIGTERM and the last new connection. */
    notice: { type: "string", default: "0" },
  },
});
const [port, hostname] = [Number(values.port), values.host];

// Next would close every connection on which another protocol is offered, for example h2c, where the offer may be
// ignored. It does so on the server that it is given, and this one never listens.
const pages = next({ dev: false, dir: process.cwd(), port, hostname, httpServer: createServer() });
await pages.prepare();
const server = createServer(connectionLimits);
const { stopping } = stopOnSignal(server, {
  noticeMs: Number(values.notice) * 1_000,
  patienceMs: 8_000,
  close: () => pages.close(),
});
limitConnections(server);
server.on("request", dashboard(pages.getRequestHandler(), { stopping }));
server.listen(port, hostname);
