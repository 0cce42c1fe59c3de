import { describe, expect, it } from "vitest";
import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import type { ServiceError } from "@/lib/ads/service-error";
import type { PlannedChange } from "./save-plan";
import { type Done, saveTargeting } from "./save-run";
import { sampleCriterion } from "./test-criterion";

const adding = (value: string): PlannedChange => ({
  key: `+${value}`,
  operation: {
    operation_type: "Create",
    params: {
      line_item_id: "l1",
      targeting_type: "BROAD_KEYWORD",
      targeting_value: value,
      operator_type: "EQ",
    },
  },
});
const removing = (id: string): PlannedChange => ({
  key: id,
  operation: { operation_type: "Delete", params: { targeting_criterion_id: id } },
});
const error = (code: ServiceError["code"], parameter?: string): ServiceError => ({
  code,
  message: `It is ${code}`,
  ...(parameter !== undefined && { parameter }),
});

/** Saves with a service that answers each call in turn; an answer left out is a success. */
async function saving(plan: readonly PlannedChange[], answers: readonly (Error | undefined)[] = []) {
  const calls: string[][] = [];
  const done: Done[] = [];
  const outcome = await saveTargeting(plan, {
    send: async (changes): Promise<readonly TargetingCriterion[]> => {
      calls.push(changes.map(({ key }) => key));
      const answer = answers[calls.length - 1];
      if (answer) throw answer;
      return changes.map(({ key }) => sampleCriterion({ id: key }));
    },
    onDone: (each) => done.push(each),
  });
  return { calls, done, ...outcome };
}

const batchRefusal = (...errors: readonly (readonly ServiceError[])[]) => new RefusedError(400, [], errors);

describe("saving targeting", () => {
  it("sends everything in one call, and more than the service takes in several", async () => {
    const few = await saving([adding("a"), removing("t1")]);
    expect(few.calls).toEqual([["+a", "t1"]]);
    expect(few).toMatchObject({ refused: new Map(), error: null });
    const many = await saving(Array.from({ length: 501 }, (_, index) => adding(`${index}`)));
    expect(many.calls.map((keys) => keys.length)).toEqual([500, 1]);
  });

  it("stops at what is refused, and reports it at the entry", async () => {
    const plan = [
      ...Array.from({ length: 500 }, (_, index) => adding(`${index}`)),
      adding("bad"),
      removing("t1"),
    ];
    const { calls, done, refused } = await saving(plan, [
      undefined,
      batchRefusal([error("INVALID_PARAMETER", "targeting_value")], []),
    ]);
    expect(calls).toHaveLength(2);
    expect(done).toHaveLength(1);
    expect([...refused.keys()]).toEqual(["+bad"]);
  });

  it("counts what is gone already as removed, and sends the others again", async () => {
    const { calls, done, refused } = await saving(
      [adding("a"), removing("t1"), removing("t2")],
      [batchRefusal([], [error("NOT_FOUND", "targeting_criterion_id")], [])],
    );
    expect(calls).toEqual([
      ["+a", "t1", "t2"],
      ["+a", "t2"],
    ]);
    expect(done[0]).toEqual({ records: [], gone: ["t1"] });
    expect(refused.size).toBe(0);
  });

  it("does not go on without what is gone while something else is refused", async () => {
    const { calls, refused } = await saving(
      [adding("bad"), removing("t1")],
      [batchRefusal([error("INVALID_PARAMETER")], [error("NOT_FOUND")])],
    );
    expect(calls).toHaveLength(1);
    expect([...refused.keys()]).toEqual(["+bad"]);
  });

  it("takes the refusal of a single change for its entry's, where it is about one of its values", async () => {
    const wrong = new RefusedError(400, [error("INVALID_PARAMETER", "targeting_value")], []);
    expect([...(await saving([adding("a")], [wrong])).refused.keys()]).toEqual(["+a"]);
    const gone = new RefusedError(404, [error("NOT_FOUND", "targeting_criterion_id")], []);
    expect(await saving([removing("t1")], [gone])).toMatchObject({ error: null, calls: [["t1"]] });
    const tooMany = new RefusedError(429, [error("TOO_MANY_REQUESTS")], []);
    expect(await saving([adding("a")], [tooMany])).toMatchObject({ error: tooMany });
  });

  it("ends with the error when a call has no answer, and lets a mistake of ours be seen", async () => {
    const silent = new UnreachableError("No answer arrived");
    expect(await saving([adding("a"), adding("b")], [silent])).toMatchObject({ error: silent });
    await expect(saving([adding("a")], [new TypeError("a mistake")])).rejects.toThrow("a mistake");
  });
});
