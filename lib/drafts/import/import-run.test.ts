import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { blankDraft, type DraftPost } from "@/lib/drafts/draft-form";
import { isDraftOf } from "./import-match";
import {
  type ImportEvent,
  type ImportItem,
  type ImportPorts,
  type RowOutcome,
  runImport,
} from "./import-run";

const item = (row: number): ImportItem => ({
  row,
  form: { ...blankDraft(), text: `Row ${row}` },
  userId: "7",
});
const refusal = (status: number, code: "INVALID_USER" | "TOO_MANY_REQUESTS", resetAt?: Date) =>
  new RefusedError(status, [{ code, message: "No", parameter: "as_user_id" }], [], resetAt);

type Answer = "ok" | "refused" | "busy" | "lost" | "never-arrived" | "forbidden";

/** A service that answers as told, and holds what it made. */
class Service implements ImportPorts {
  readonly made: number[] = [];
  readonly outcomes = new Map<number, RowOutcome>();
  readonly events: ImportEvent[] = [];
  readonly abort = new AbortController();
  time = 1_000;
  silent = false;
  #answers: Answer[];

  constructor(answers: readonly Answer[] = []) {
    this.#answers = [...answers];
  }

  async create({ row }: ImportItem) {
    expect(this.outcomes.get(row)?.state).toBe("sent");
    const answer = this.#answers.shift() ?? "ok";
    if (answer === "refused") throw refusal(400, "INVALID_USER");
    if (answer === "forbidden") throw refusal(403, "INVALID_USER");
    if (answer === "busy") throw refusal(429, "TOO_MANY_REQUESTS", new Date(this.time + 5_000));
    if (answer === "never-arrived") throw new UnreachableError("gone");
    this.made.push(row);
    if (answer === "lost") throw new UnreachableError("gone");
    return `draft ${row}`;
  }
  async find({ row }: ImportItem) {
    if (this.silent) throw new UnreachableError("gone");
    return this.made.includes(row) ? `draft ${row}` : undefined;
  }
  outcomeOf = (row: number) => this.outcomes.get(row);
  async keep(row: number, outcome: RowOutcome | undefined) {
    if (outcome) this.outcomes.set(row, outcome);
    else this.outcomes.delete(row);
  }
  async waitUntil(time: number) {
    this.time = Math.max(this.time, time);
  }
  now = () => this.time;
  blockedUntil = (): number | undefined => undefined;
  run = (rows: readonly number[]) =>
    runImport(rows.map(item), this, (event) => this.events.push(event), this.abort.signal);
}

describe("an import", () => {
  it("creates each row once, in order", async () => {
    const service = new Service();
    await service.run([1, 2, 3]);
    await service.run([1, 2, 3]);
    expect(service.made).toEqual([1, 2, 3]);
    expect(service.outcomes.get(2)).toEqual({ state: "created", id: "draft 2" });
  });

  it("waits until the allowance is granted again, and then goes on", async () => {
    const service = new Service(["ok", "busy"]);
    await service.run([1, 2]);
    expect(service.made).toEqual([1, 2]);
    expect(service.events).toContainEqual({ type: "waiting", until: 6_000, reason: "allowance" });
  });

  it("goes on after a refusal, which stands at its column", async () => {
    const service = new Service(["refused"]);
    await service.run([1, 2]);
    expect(service.outcomes.get(1)).toEqual({
      state: "failed",
      words: "INVALID_USER: No",
      problems: [{ field: "author", message: "No" }],
    });
    expect(service.made).toEqual([2]);
  });

  it("ends when nothing may be created", async () => {
    const service = new Service(["forbidden"]);
    await service.run([1, 2]);
    expect(service.made).toEqual([]);
    expect(service.events.at(-1)).toEqual({ type: "stopped", words: "No" });
  });

  it("looks up what was sent before a reload, and does not send it again", async () => {
    const service = new Service();
    service.made.push(1);
    service.outcomes.set(1, { state: "sent", at: 500 }).set(2, { state: "sent", at: 500 });
    await service.run([1, 2]);
    expect(service.made).toEqual([1, 2]);
  });

  it("leaves a row open when the service falls silent, and everything after it", async () => {
    const service = new Service(["lost"]);
    service.silent = true;
    await service.run([1, 2]);
    expect(service.outcomes.get(1)?.state).toBe("sent");
    expect(service.outcomes.has(2)).toBe(false);
    expect(service.events.at(-1)?.type).toBe("stopped");
  });

  it("gives a row up that never arrives", async () => {
    const service = new Service(["never-arrived", "never-arrived", "never-arrived"]);
    await service.run([1, 2]);
    expect(service.outcomes.get(1)?.state).toBe("failed");
    expect(service.made).toEqual([2]);
  });

  it("stops between two rows when it is told to", async () => {
    const service = new Service();
    const { create } = service;
    service.create = async (each) => {
      service.abort.abort();
      return create.call(service, each);
    };
    await service.run([1, 2]);
    expect(service.outcomes.get(1)?.state).toBe("created");
    expect(service.outcomes.has(2)).toBe(false);
  });

  it("makes no draft twice and loses no row, whatever the answers", async () => {
    const answer = fc.constantFrom<Answer>("ok", "refused", "busy", "lost", "never-arrived");
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { maxLength: 20 }), async (answers) => {
        const service = new Service(answers);
        await service.run([1, 2, 3, 4]);
        expect(new Set(service.made).size).toBe(service.made.length);
        for (const row of [1, 2, 3, 4]) {
          const state = service.outcomes.get(row)?.state;
          expect(state).toBe(service.made.includes(row) ? "created" : "failed");
        }
      }),
    );
  });
});

it("knows a row's draft by what it says and when it was made", () => {
  const at = Date.parse("2026-11-21T10:00:00Z");
  const draft: DraftPost = {
    id: "1",
    name: null,
    text: "Row 1",
    user_id: "7",
    nullcast: true,
    card_uri: null,
    media_keys: [],
    created_at: "2026-11-21T10:00:01Z",
    updated_at: "2026-11-21T10:00:01Z",
  };
  expect(isDraftOf(item(1), at, draft)).toBe(true);
  for (const other of [
    { text: "Row 2" },
    { user_id: "8" },
    { name: "Named" },
    { nullcast: false },
    { media_keys: ["3_1"] },
    { card_uri: "card://1" },
    { created_at: "2026-11-21T09:00:00Z" },
  ]) {
    expect(isDraftOf(item(1), at, { ...draft, ...other })).toBe(false);
  }
});
