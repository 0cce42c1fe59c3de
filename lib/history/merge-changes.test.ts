import { expect, it } from "vitest";
import { mergeChanges } from "./merge-changes";
import { sampleChange } from "./test-change";

it("lists a change once that log and browser hold, as the browser holds it, and all others", () => {
  const at = (change_time: string, platform: string) =>
    sampleChange({ change_time, change_by: { user_id: "22", platform } });
  const logged = [at("2026-11-26T10:00:01Z", "log"), at("2026-11-26T10:00:00Z", "log")];
  const own = [at("2026-11-26T10:00:00.000Z", "own"), at("2026-11-25T10:00:00Z", "own")];
  expect(mergeChanges(logged, own).map(({ change_by }) => change_by.platform)).toEqual(["own", "own", "log"]);
});
