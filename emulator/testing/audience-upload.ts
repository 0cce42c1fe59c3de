import { setImmediate } from "node:timers/promises";
import { uploadUsers } from "@/lib/ads/endpoints/custom-audiences";
import { UnreachableError } from "@/lib/ads/errors";
import { readExchange } from "@/lib/ads/read-answer";
import type { Piece } from "@/lib/audiences/batch-pieces";
import { PlainScanner } from "@/lib/audiences/plain-scanner";
import { prepareBatches } from "@/lib/audiences/prepare";
import type { ScanSettings } from "@/lib/audiences/scanner";
import { BatchSender, type Confirmed, type SendState } from "@/lib/audiences/send-batches";
import { WasmScanner } from "@/lib/audiences/wasm-scanner";
import { identifiersOfLines } from "../../scripts/audience-identifiers.mjs";
import { openAccount } from "./account";
import { startService } from "./service";
import { customerList, FAULTS, seededRandom } from "./upload-faults";

const HEADER = "email,phone,handle\n";
/** Where a list of those begins. */
export const START: Confirmed = {
  batches: 0,
  place: { offset: HEADER.length, line: 2, rows: 0, users: 0, unusable: 0 },
};

export interface UploadRun {
  readonly seed: number;
  readonly rows: number;
  /** How many of a hundred requests meet a fault. */
  readonly faults: number;
  readonly settings: ScanSettings;
  readonly compiled: boolean;
}

export const listSettings = (operationsPerRequest: number, usersPerOperation: number): ScanSettings => ({
  delimiter: ",",
  columns: ["email", "phone_number", "handle"],
  country: "DE",
  leftOut: [],
  operation: "Update",
  effectiveAt: null,
  expiresAt: null,
  usersPerOperation,
  operationsPerRequest,
});

/**
 * Uploads a list to the emulator while everything that can go wrong does, on a clock that jumps over waits.
 * A killed renderer begins again with what was stored; a revoked token is replaced.
 */
export async function uploadUnderFaults({ seed, rows, faults, settings: given, compiled }: UploadRun) {
  const random = seededRandom(seed);
  const lines = customerList(rows, random);
  const file = new Blob([HEADER, lines.join("\n")]);
  const service = startService("empty");
  const account = openAccount(service);
  const audience = (await account.post("custom_audiences", { name: "Customers" })).record.id;
  const { clock } = service;
  const met = new Set<string>();
  const arrivals: number[] = [];
  let saved = START;
  let kills = 0;
  let last: SendState | undefined;

  const letPass = async (milliseconds: number) => {
    const until = clock.now() + milliseconds;
    await setImmediate();
    if (clock.now() < until) clock.advance(until - clock.now());
  };
  const deliver = async (batch: Piece): Promise<Response> => {
    arrivals.push(clock.now());
    const path = account.at(`custom_audiences/${audience}/users`);
    return service.app.request(path, {
      method: "POST",
      headers: { "x-test-handle": "mara_agency", "content-type": "application/json" },
      body: batch.body,
    });
  };
  const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
    Response.json({ errors: [{ code, message: code }] }, { status, headers });
  const miscounted = (batch: Piece, count: number) =>
    Response.json({ data: { success_count: count, total_count: batch.users } });

  const answerTo = async (batch: Piece, kill: () => void): Promise<Response> => {
    const fault = random() * 100 < faults ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined;
    if (fault) met.add(fault);
    switch (fault) {
      case undefined:
        return deliver(batch);
      case "allowance used up":
        return refusal(429, "TOO_MANY_REQUESTS", {
          "x-rate-limit-limit": "1500",
          "x-rate-limit-remaining": "0",
          "x-rate-limit-reset": String(Math.ceil(clock.now() / 1000) + 30),
        });
      case "allowance used up, without saying until when":
        return refusal(429, "TOO_MANY_REQUESTS");
      case "overloaded":
        return refusal(503, "SERVICE_UNAVAILABLE");
      case "broken":
        return refusal(500, "INTERNAL_ERROR");
      case "slow":
        await letPass(5_000);
        return deliver(batch);
      case "cut before it arrived":
        throw new UnreachableError("cut");
      case "cut after it took effect":
        await deliver(batch);
        throw new UnreachableError("cut");
      case "answer that is no JSON":
        await deliver(batch);
        return new Response("<html>");
      case "wrong count":
        await deliver(batch);
        return miscounted(batch, batch.users + 1);
      case "half the count":
        return miscounted(batch, Math.floor(batch.users / 2));
      case "token revoked":
        return refusal(401, "HANDLE_REVOKED");
      default:
        if (fault.endsWith("effect")) await deliver(batch);
        kill();
        throw new UnreachableError("killed");
    }
  };

  for (let finished = false; !finished; ) {
    let killed = false;
    const kill = () => {
      killed = true;
      kills += 1;
      sender.cancel();
    };
    const sender: BatchSender = new BatchSender(saved, {
      now: () => clock.now(),
      random,
      wait: letPass,
      store: async (confirmed) => {
        if (!killed) saved = confirmed;
      },
      onState: (state) => {
        if (killed) return;
        last = state;
        if (state.hold && state.hold.why !== "asked") queueMicrotask(() => sender.resume());
      },
      post: async (batch) => {
        const response = await answerTo(batch, kill);
        const text = await response.text();
        return readExchange(uploadUsers, { response, text, rate: undefined }, clock.now()).data;
      },
    });
    const scanner = compiled ? new WasmScanner() : new PlainScanner();
    const { batches, place } = saved;
    const from = { file, encoding: "utf-8", from: place, batchesBefore: batches, tableSlots: 0 } as const;
    finished = await sender.run(prepareBatches(scanner, { ...from, settings: given }));
  }

  const stored = service.db
    .prepare("SELECT identifier FROM audience_members WHERE audience_id = ?")
    .all([audience]);
  const members = new Set(stored.map((row) => String(Object.values(Object(row))[0])));
  return {
    members,
    expected: identifiersOfLines(lines),
    last,
    met,
    kills,
    rows,
    requests: arrivals.length,
    mostInAMinute: mostInAMinute(arrivals),
  };
}

/** The most that arrived within any minute. */
function mostInAMinute(arrivals: readonly number[]): number {
  let most = 0;
  let first = 0;
  for (const [index, at] of arrivals.entries()) {
    while ((arrivals[first] ?? at) <= at - 60_000) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}
