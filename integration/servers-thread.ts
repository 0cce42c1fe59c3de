/** The emulator, the forward in front of it, and the statistics. Posts the forward's address to the thread that started it. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { getRequestListener } from "@hono/node-server";
import { LRUCache } from "lru-cache";
import { createEmulator } from "@/emulator/app";
import { PEOPLE } from "@/emulator/seed/people";
import { obtainAccessToken } from "@/emulator/testing/sign-in";
import { answerChanges } from "@/lib/account-questions/answer-changes";
import { answerSavedItems } from "@/lib/account-questions/answer-saved-items";
import { CHANGES_PATH } from "@/lib/change-log/question";
import { setStore } from "@/lib/database/store-connection";
import { forward } from "@/lib/forward/forward";
import { KEEP_ALIVE_MS } from "@/lib/http/serving";
import { SAVED_ITEMS_PATH } from "@/lib/lists/savable";
import { answerApproval } from "@/lib/previews/answer-approval";
import { APPROVALS_PATH } from "@/lib/previews/approval-wish";
import { answerReports } from "@/lib/reports/answer-reports";
import { followReports } from "@/lib/reports/follow-reports";
import { REPORTS_PATH } from "@/lib/reports/report";
import { storeSession } from "@/lib/session/open-session";
import { beginSession } from "@/lib/session/session-token";
import { storeHandle } from "@/lib/session/vault";
import { answerJobs } from "@/lib/statistics-reader/answer-jobs";
import { answerReach } from "@/lib/statistics-reader/answer-reach";
import { answerStatistics } from "@/lib/statistics-reader/answer-statistics";
import { STATISTICS_JOBS_PATH } from "@/lib/statistics-reader/job-question";
import { STATISTICS_PATH } from "@/lib/statistics-reader/question";
import { REACH_PATH } from "@/lib/statistics-reader/reach-question";
import { ALLOWANCES_PATH, FORGET_STATISTICS_PATH, SIGN_IN_PATH, STORE_PATHS } from "./test-paths";

const emulator = createEmulator({ data: ":memory:" });

/** The `Set-Cookie` headers that a browser has after the first handle signed in and connected the others. */
async function signIn(handles: readonly string[]): Promise<string> {
  const people = handles.map((handle) => {
    const person = PEOPLE.find((each) => each.handle === handle);
    if (!person) throw new Error(`The demo has no user ${handle}`);
    return person;
  });
  const [signedIn] = people;
  if (!signedIn) throw new Error("No user signs in");
  const { id, handle, name } = signedIn;
  const connected = people.map(async (person) => {
    const { key, secret } = await obtainAccessToken(emulator.app, { username: person.handle });
    const userId = person.id;
    return storeHandle({ personId: id, userId, handle: person.handle, access: "write", token: key, secret });
  });
  return (await Promise.all([storeSession(beginSession({ id, handle, name })), ...connected])).join("\n");
}

/** Listens on a port of this machine; 0 is any that is free. */
function listen(listener: RequestListener, port: number): Promise<string> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${actual}`);
    });
  });
}

/** Resets the process's rate limits: the emulator counts from zero for each test. */
function forgetAllowances() {
  for (const name of ["statistics-allowances", "cached-reach", "held-allowances", "circuits"]) {
    const all: unknown = Reflect.get(globalThis, Symbol.for(`flightdeck.${name}`));
    if (all instanceof Map || all instanceof LRUCache) all.clear();
  }
}

/** Forgets the numbers that tests before this one have read, some of them a while ago. */
function forgetStatistics() {
  for (const name of ["statistics-store", "active-entities"]) {
    Reflect.deleteProperty(globalThis, Symbol.for(`flightdeck.${name}`));
  }
}

await listen(getRequestListener(emulator.app.fetch), workerData.emulatorPort);
/** What the dashboard answers itself. */
const OWN: Readonly<Record<string, RequestListener>> = {
  [STATISTICS_PATH]: getRequestListener((request) => answerStatistics(request, followReports)),
  [STATISTICS_JOBS_PATH]: getRequestListener(answerJobs),
  [REACH_PATH]: getRequestListener(answerReach),
  [CHANGES_PATH]: getRequestListener(answerChanges),
  [SAVED_ITEMS_PATH]: getRequestListener(answerSavedItems),
  [REPORTS_PATH]: getRequestListener(answerReports),
  [APPROVALS_PATH]: getRequestListener(answerApproval),
};
const forwardUrl = await listen((request, response) => {
  const own = OWN[request.url ?? ""];
  if (own) return void own(request, response);
  if (request.url === STORE_PATHS.on || request.url === STORE_PATHS.off) {
    // An empty one, in memory.
    setStore(request.url === STORE_PATHS.on ? { kind: "file", file: ":memory:" } : { kind: "none" });
    return void response.end();
  }
  if (request.url === ALLOWANCES_PATH) {
    forgetAllowances();
    return void response.end();
  }
  if (request.url === FORGET_STATISTICS_PATH) {
    forgetStatistics();
    return void response.end();
  }
  const handles = request.url?.startsWith(SIGN_IN_PATH) && request.url.slice(SIGN_IN_PATH.length);
  if (!handles) return void forward(request, response);
  signIn(handles.split("+")).then((cookies) => response.end(cookies));
}, 0);
parentPort?.postMessage(forwardUrl);
