import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { anyFreePort } from "../scripts/ports.mjs";
import { emulatorEnvironment } from "../scripts/servers.mjs";
import { DASHBOARD_UNDER_TEST } from "./dashboard-under-test";
import { oncePerWorker } from "./once-per-worker";

/** What pages talk to: the forward, and behind it the emulator. */
export interface Servers {
  readonly emulatorUrl: string;
  readonly forwardUrl: string;
}

/** The servers of this worker, started once; they end with it. */
export const servers = (): Promise<Servers> => oncePerWorker("servers", start);

async function start(): Promise<Servers> {
  const emulatorPort = await anyFreePort();
  const emulatorUrl = `http://127.0.0.1:${emulatorPort}`;
  const thread = new Worker(path.join(import.meta.dirname, "load-servers.mjs"), {
    workerData: { emulatorPort },
    env: { ...DASHBOARD_UNDER_TEST, ...emulatorEnvironment(emulatorUrl) },
  });
  const [forwardUrl] = await once(thread, "message");
  thread.unref();
  return { emulatorUrl, forwardUrl };
}
