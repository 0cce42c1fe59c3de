// The dashboard in production: `main.ts --port 3000 --host 127.0.0.1`.
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import next from "next";
import { KEEP_ALIVE_MS, stopOnSignal } from "@/lib/serving";
import { dashboard } from "./dashboard";

const { values } = parseArgs({
  options: { port: { type: "string", default: "3000" }, host: { type: "string", default: "127.0.0.1" } },
});
const [port, hostname] = [Number(values.port), values.host];

const pages = next({ dev: false, dir: process.cwd(), port, hostname });
await pages.prepare();
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, dashboard(pages.getRequestHandler()));
stopOnSignal(server, 8_000, () => pages.close());
server.listen(port, hostname);
