import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { uploadUsers } from "@/lib/ads/endpoints/custom-audiences";
import { readExchange } from "@/lib/ads/read-answer";
import type { Piece } from "./batch-pieces";
import type { FilePosition, PreparedBatch } from "./prepare";
import { BatchSender, type Confirmed, type SenderPorts, type SendState } from "./send-batches";

const START: FilePosition = { offset: 0, line: 1, rows: 0, users: 0, unusable: 0 };

async function* batchesOf(count: number, operations: number): AsyncGenerator<PreparedBatch, FilePosition> {
  let end = START;
  for (let number = 1; number <= count; number += 1) {
    const users = number * operations;
    end = { offset: users, line: users + 1, rows: users, users, unusable: 0 };
    const operation = (at: number) => ({
      operation_type: "Update",
      params: { users: [{ email: [`${number}.${at}`] }] },
    });
    const body = Array.from({ length: operations }, (_, at) => operation(at));
    yield { number, body: new TextEncoder().encode(JSON.stringify(body)), users: operations, end };
  }
  return end;
}

const answer = (status: number, body: object, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body,
});
type ServiceAnswer = ReturnType<typeof answer>;
const counted = (count: number) => answer(200, { data: { success_count: count, total_count: count } });

/** A sender with a clock that skips waits. */
function sending(
  count: number,
  post: (batch: Piece, now: number) => ServiceAnswer | Promise<ServiceAnswer>,
  operations = 1,
) {
  let now = Date.parse("2026-11-22T10:00:00Z");
  const states: SendState[] = [];
  const stored: Confirmed[] = [];
  const arrivals: number[] = [];
  const ports: SenderPorts = {
    now: () => now,
    random: () => 0.5,
    wait: async (milliseconds) => {
      await setImmediate();
      now += milliseconds;
    },
    store: async (confirmed) => void stored.push(confirmed),
    onState: (state) => void states.push(state),
    post: async (batch) => {
      arrivals.push(now);
      const { status, headers, body } = await post(batch, now);
      const text = JSON.stringify(body);
      const response = new Response(text, { status, headers });
      return readExchange(uploadUsers, { response, text, rate: undefined }, now).data;
    },
  };
  const sender = new BatchSender({ batches: 0, place: START }, ports);
  const done = sender.run(batchesOf(count, operations));
  return { sender, states, stored, arrivals, done, last: () => states.at(-1), now: () => now };
}

describe("a sender", () => {
  it("never sends more than 1,500 requests in any minute", async () => {
    const { arrivals, done } = sending(4_000, () => counted(1));
    expect(await done).toBe(true);
    expect(arrivals).toHaveLength(4_000);
    const most = arrivals.map((at, index) => index - arrivals.findIndex((first) => first > at - 60_000) + 1);
    expect(Math.max(...most)).toBeLessThanOrEqual(1_500);
    expect(Math.max(...most)).toBeGreaterThan(1_400);
  });

  it("sends nothing before the time that a 429 names", async () => {
    let until = 0;
    const { arrivals, done } = sending(30, (batch, now) => {
      if (batch.number !== 9 || until > 0) return counted(1);
      until = Math.ceil(now / 1000) * 1000 + 20_000;
      return answer(
        429,
        {},
        {
          "x-account-rate-limit-limit": "1500",
          "x-account-rate-limit-remaining": "0",
          "x-account-rate-limit-reset": String(until / 1000),
          "x-rate-limit-limit": "1500",
          "x-rate-limit-remaining": "9",
          "x-rate-limit-reset": "1",
        },
      );
    });
    expect(await done).toBe(true);
    // Those queued when the answer came have been sent already.
    const after = arrivals.filter((at) => at >= until).length;
    expect(after).toBeGreaterThan(15);
    expect(arrivals.filter((at) => at < until).length + after).toBe(31);
    expect(arrivals.filter((at) => at > until - 19_000 && at < until)).toEqual([]);
  });

  it.each([
    [503, "20"],
    [429, "20"],
  ])("sends nothing before the time that Retry-After of a %i names", async (status, seconds) => {
    let until = 0;
    const { arrivals, done } = sending(30, (batch, now) => {
      if (batch.number !== 9 || until > 0) return counted(1);
      until = now + 20_000;
      return answer(status, {}, { "retry-after": seconds });
    });
    expect(await done).toBe(true);
    expect(arrivals.filter((at) => at > until - 19_000 && at < until)).toEqual([]);
  });

  it.each([401, 403, 404, 400])("holds at status %i until a person goes on", async (status) => {
    let refused = false;
    const { sender, done, last } = sending(3, () => {
      if (refused) return counted(1);
      refused = true;
      setTimeout(() => sender.resume(), 1);
      return answer(status, { errors: [{ code: "SIGNED_OUT", message: "You are signed out" }] });
    });
    expect(await done).toBe(true);
    expect(last()).toMatchObject({ users: 3, repeated: 1, hold: undefined });
  });

  it("asks a person when one batch is counted wrong five times", async () => {
    const { sender, done, states } = sending(1, () => {
      const wrong = answer(200, { data: { success_count: 1, total_count: 0 } });
      return states.some(({ hold }) => hold?.why === "mismatch") ? counted(1) : wrong;
    });
    const look = setInterval(() => {
      if (states.at(-1)?.hold) sender.resume();
    }, 1);
    expect(await done).toBe(true);
    clearInterval(look);
    expect(states.find(({ hold }) => hold)?.hold).toEqual({ why: "mismatch", batch: 1, sent: 1, counted: 0 });
    expect(states.at(-1)).toMatchObject({ users: 1, requests: 6, repeated: 5 });
  });

  it("keeps only what is confirmed without a gap", async () => {
    let release = () => {};
    const { done, stored, states } = sending(6, async ({ number }) => {
      if (number === 2) await new Promise<void>((resolve) => (release = resolve));
      if (number === 6) release();
      return counted(1);
    });
    expect(await done).toBe(true);
    expect(stored.map(({ batches }) => batches)).toEqual(
      [...stored.map(({ batches }) => batches)].sort((a, b) => a - b),
    );
    expect(states.some(({ users, confirmed }) => users > confirmed.place.users)).toBe(true);
    expect(stored.at(-1)).toEqual({ batches: 6, place: expect.objectContaining({ rows: 6, users: 6 }) });
  });

  it("is stored before anything is sent, and leaves a trace wherever the page ends", async () => {
    const arrivedWithout: number[] = [];
    const { done, stored } = sending(3, ({ number }) => {
      if (stored.length === 0) arrivedWithout.push(number);
      return counted(1);
    });
    expect(await done).toBe(true);
    expect(arrivedWithout).toEqual([]);
    expect(stored[0]).toEqual({ batches: 0, place: START });
  });

  it("ends at once when it is cancelled, and counts nothing more", async () => {
    const { sender, done, last } = sending(100, ({ number }) => {
      if (number === 10) sender.cancel();
      return counted(1);
    });
    expect(await done).toBe(false);
    expect(last()?.users).toBeLessThan(20);
  });

  it("asks for less at a time of a service that is too slow, and for more when it is quick again", async () => {
    let slow = true;
    let underWay = 0;
    const seen: { users: number; atOnce: number; slow: boolean }[] = [];
    const taken = new Set<string>();
    const { done, last } = sending(
      40,
      async (piece) => {
        underWay += 1;
        seen.push({ users: piece.users, atOnce: underWay, slow });
        if (seen.length > 200) slow = false;
        await setImmediate();
        underWay -= 1;
        // A large request is answered too late.
        if (slow && piece.users > 200) return answer(504, {});
        for (const [email] of new TextDecoder().decode(piece.body).matchAll(/\d+\.\d+/g)) taken.add(email);
        return counted(piece.users);
      },
      2_500,
    );
    expect(await done).toBe(true);
    expect(taken.size).toBe(100_000);
    expect(last()).toMatchObject({ users: 100_000, batches: 40, underWay: 0 });
    const sizes = (from: typeof seen) => new Set(from.map(({ users }) => users));
    expect(Math.min(...sizes(seen.filter((each) => each.slow)))).toBeLessThanOrEqual(200);
    expect(Math.min(...seen.filter((each) => each.slow).map(({ atOnce }) => atOnce))).toBe(1);
    expect(seen.slice(-8).map(({ users }) => users)).toContain(2_500);
    // Never the same size for long when it fails.
    const failed = seen.filter((each) => each.slow && each.users === 2_500);
    expect(failed.length).toBeLessThanOrEqual(8);
  });

  it("gives no waiting time that is over, and none while the service answers", async () => {
    let failed = false;
    const { done, states, now } = sending(12, async ({ number }) => {
      if (number === 2 && !failed) {
        failed = true;
        return answer(503, {});
      }
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      return counted(1);
    });
    const past: number[] = [];
    const look = setInterval(() => {
      const until = states.at(-1)?.waiting?.until;
      if (until !== undefined && until < now() - 1_000) past.push(until);
    }, 1);
    expect(await done).toBe(true);
    clearInterval(look);
    expect(past).toEqual([]);
    const confirming = states.findIndex(({ waiting }) => waiting !== undefined);
    expect(confirming).toBeGreaterThan(-1);
    const before = states[confirming]?.users ?? 0;
    const next = states.slice(confirming).find(({ users }) => users > before);
    expect(next?.waiting).toBeUndefined();
  });

  it("counts people and batches alike", async () => {
    const { done, states } = sending(20, () => counted(10), 10);
    expect(await done).toBe(true);
    for (const { users, batches } of states) {
      expect(users).toBeGreaterThanOrEqual(10 * batches);
      expect(users).toBeLessThanOrEqual(10 * (batches + 4));
    }
  });
});
