import { describe, expect, it } from "vitest";
import { listSettings, START, uploadUnderFaults } from "../../testing/audience-upload";
import { FAULTS } from "../../testing/upload-faults";

function expectWhole(
  { members, expected, last, rows }: Awaited<ReturnType<typeof uploadUnderFaults>>,
  perBatch: number,
) {
  expect([...members].sort()).toEqual([...expected].sort());
  const { place, batches } = last?.confirmed ?? START;
  expect(place.rows).toBe(rows);
  expect(place.users + place.unusable).toBe(rows);
  expect(last?.users).toBe(place.users);
  expect(batches).toBe(Math.ceil(place.users / perBatch));
}

describe("an upload", () => {
  const met = new Set<string>();
  let kills = 0;

  it.each([1, 26, 51, 76])(
    "survives mixes of faults, every batch counted once, from %i on",
    async (first) => {
      for (let seed = first; seed < first + 25; seed += 1) {
        const packing = 1 + (seed % 3);
        const run = await uploadUnderFaults({
          seed,
          rows: 100 + (seed % 40),
          faults: 40,
          settings: listSettings(8, packing),
          compiled: seed % 2 === 0,
        });
        expectWhole(run, 8 * packing);
        for (const fault of run.met) met.add(fault);
        kills += run.kills;
      }
    },
  );

  it("met every fault in these mixes, and was cut off often", () => {
    expect([...met].sort()).toEqual([...FAULTS].sort());
    expect(kills).toBeGreaterThan(20);
  });

  it("of twenty thousand rows counts every one of them", async () => {
    expectWhole(
      await uploadUnderFaults({
        seed: 7,
        rows: 20_000,
        faults: 15,
        settings: listSettings(250, 1),
        compiled: true,
      }),
      250,
    );
  });
});
