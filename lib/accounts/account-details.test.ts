import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { known, notPermitted, pending } from "@/lib/remote-data";
import { type DetailReads, DetailStore } from "./account-details";
import { NO_BUDGETS } from "./account-spend";

const tick = () => vi.advanceTimersByTimeAsync(500);
const refusal = (status: number, resetAt?: Date) =>
  new RefusedError(status, [{ code: "X", message: "x" }], [], resetAt);

function reads(over: Partial<DetailReads> = {}) {
  const asked: string[] = [];
  const log = <T>(kind: string, answer: (id: string, handle: string) => T) =>
    vi.fn(async (handle: string, id: string) => {
      asked.push(`${kind} ${id} ${handle}`);
      return answer(id, handle);
    });
  return {
    asked,
    access: over.access ?? log("access", () => ["ACCOUNT_ADMIN"]),
    funding: over.funding ?? log("funding", () => []),
    campaigns: over.campaigns ?? log("campaigns", () => ({ total: 3, currency: "EUR", budgets: NO_BUDGETS })),
  };
}

const reach = (id: string, ...handles: string[]) => ({ id, handles: handles.length ? handles : ["mara"] });

function started(given: DetailReads) {
  const store = new DetailStore(given);
  store.start();
  return store;
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("DetailStore", () => {
  it("asks about every account, and counts campaigns only of those on screen", async () => {
    const given = reads();
    const store = started(given);
    store.cover([reach("a"), reach("b"), reach("c")], { countAll: false });
    store.look(["b"]);
    await tick();
    const { details, unchecked } = store.snapshot.get();
    expect(unchecked).toBe(0);
    expect(details.get("b")).toEqual({
      access: new Map([["mara", known(["ACCOUNT_ADMIN"])]]),
      funding: known([]),
      campaigns: known({ total: 3, currency: "EUR", budgets: NO_BUDGETS }),
    });
    expect(details.get("a")?.campaigns).toEqual(pending);
    expect(given.campaigns).toHaveBeenCalledTimes(1);
  });

  it("keeps its details while other accounts that are answered come on screen", async () => {
    const store = started(reads());
    store.cover([reach("a"), reach("b")], { countAll: true });
    await tick();
    const { details } = store.snapshot.get();
    store.look(["b"]);
    await tick();
    expect(store.snapshot.get().seen).toBe(true);
    expect(store.snapshot.get().details, "rows are made of it").toBe(details);
  });

  it("asks about what is on screen first", async () => {
    const given = reads();
    const store = new DetailStore(given);
    store.cover(
      Array.from({ length: 50 }, (_, index) => reach(`a${index}`)),
      { countAll: false },
    );
    store.look(["a40", "a41"]);
    store.start();
    await tick();
    expect(given.asked.slice(0, 2)).toEqual(["access a40 mara", "access a41 mara"]);
    expect(given.asked.indexOf("campaigns a41 mara")).toBeLessThan(given.asked.indexOf("access a20 mara"));
  });

  it("never has more than five calls under way", async () => {
    let open = 0;
    let most = 0;
    const slowly = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 10));
      open -= 1;
      return ["ACCOUNT_ADMIN"];
    };
    const store = started(reads({ access: slowly }));
    store.cover(
      Array.from({ length: 40 }, (_, index) => reach(`a${index}`)),
      { countAll: false },
    );
    await tick();
    expect(most).toBe(5);
    expect(store.snapshot.get().unchecked).toBe(0);
  });

  it("does not ask for what the role is closed to, and says so", async () => {
    const given = reads({ access: async () => ["CREATIVE_MANAGER"] });
    const store = started(given);
    store.cover([reach("a")], { countAll: true });
    await tick();
    expect(store.snapshot.get().details.get("a")).toMatchObject({
      funding: notPermitted,
      campaigns: notPermitted,
    });
    expect(given.asked).toEqual([]);
  });

  it("reads through the handle that may do most", async () => {
    const given = reads({
      access: async (handle) => (handle === "mara" ? ["ACCOUNT_ADMIN"] : ["CREATIVE_MANAGER"]),
    });
    const store = started(given);
    store.cover([reach("a", "ines", "mara")], { countAll: false });
    await tick();
    expect(given.asked).toEqual(["funding a mara"]);
  });

  it("waits when the counts are used up, says until when, and goes on by itself", async () => {
    let granted = 1;
    const campaigns = vi.fn(async () => {
      granted -= 1;
      if (granted < 0) throw refusal(429, new Date("2026-11-21T10:05:00Z"));
      return { total: 7, currency: undefined, budgets: NO_BUDGETS };
    });
    const store = started(reads({ campaigns }));
    store.cover([reach("a"), reach("b")], { countAll: true });
    await tick();
    const calls = campaigns.mock.calls.length;
    expect(store.snapshot.get().resumesAt).toEqual(
      new Map([["campaigns", Date.parse("2026-11-21T10:05:01Z")]]),
    );
    expect(store.snapshot.get().details.get("b")?.campaigns).toEqual(pending);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect(campaigns).toHaveBeenCalledTimes(calls);
    granted = 10;
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(store.snapshot.get().resumesAt.size).toBe(0);
    expect(store.snapshot.get().details.get("b")?.campaigns).toEqual(
      known({ total: 7, currency: undefined, budgets: NO_BUDGETS }),
    );
  });

  it("waits in the same way for roles and funding, and goes on with the others meanwhile", async () => {
    let granted = false;
    const funding = vi.fn(async () => {
      if (!granted) throw refusal(429, new Date("2026-11-21T10:05:00Z"));
      return [];
    });
    const store = started(reads({ funding }));
    store.cover(
      Array.from({ length: 40 }, (_, index) => reach(`a${index}`)),
      { countAll: true },
    );
    await tick();
    const { details, resumesAt, unchecked } = store.snapshot.get();
    expect([...resumesAt.keys()]).toEqual(["funding"]);
    expect(unchecked).toBe(40);
    expect(details.get("a39")?.funding).toEqual(pending);
    expect(details.get("a39")?.campaigns).toEqual(known({ total: 3, currency: "EUR", budgets: NO_BUDGETS }));
    expect(funding.mock.calls.length).toBeLessThanOrEqual(5);
    granted = true;
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    expect(store.snapshot.get().unchecked).toBe(0);
    expect(store.snapshot.get().details.get("a39")?.funding).toEqual(known([]));
  });

  it("asks at once when everything is asked for anew", async () => {
    let granted = false;
    const access = async () => {
      if (!granted) throw refusal(429);
      return ["ACCOUNT_ADMIN"];
    };
    const store = started(reads({ access }));
    store.cover([reach("a")], { countAll: false });
    await tick();
    expect(store.snapshot.get().resumesAt.has("access")).toBe(true);
    granted = true;
    store.refresh();
    await tick();
    expect(store.snapshot.get().resumesAt.size).toBe(0);
    expect(store.snapshot.get().unchecked).toBe(0);
  });

  it("distinguishes a missing permission from a failure", async () => {
    const store = started(
      reads({
        funding: async (_, id) => {
          throw id === "a" ? refusal(403) : new UnreachableError("no answer");
        },
      }),
    );
    store.cover([reach("a"), reach("b")], { countAll: false });
    await tick();
    const { details, unchecked } = store.snapshot.get();
    expect(details.get("a")?.funding).toEqual(notPermitted);
    expect(details.get("b")?.funding).toMatchObject({ state: "failed" });
    expect(unchecked).toBe(0);
  });

  it("keeps its last answer while it asks again", async () => {
    const funding = vi.fn(async () => []);
    const store = started(reads({ funding }));
    store.cover([reach("a"), reach("b")], { countAll: false });
    await tick();
    store.refresh("a");
    expect(store.snapshot.get().details.get("a")?.funding).toEqual(known([]));
    await tick();
    expect(funding.mock.calls).toEqual([
      ["mara", "a"],
      ["mara", "b"],
      ["mara", "a"],
    ]);
  });

  it("is quiet once stopped", async () => {
    const given = reads();
    const store = started(given);
    store.stop();
    store.cover([reach("a")], { countAll: false });
    await tick();
    expect(given.asked).toEqual([]);
  });
});
