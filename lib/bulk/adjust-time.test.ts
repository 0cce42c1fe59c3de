import fc from "fast-check";
import { expect, it } from "vitest";
import { localTimeIn } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";
import { adjustTime } from "./adjust-time";

const PARIS = "Europe/Paris";

it("sets a time on the account's clocks", () =>
  expect(adjustTime(null, { by: "set", local: "2026-12-24T18:00" }, PARIS, "end")).toEqual({
    do: "set",
    at: "2026-12-24T17:00:00Z",
  }));

it("takes a time away, and leaves what has none", () => {
  expect(adjustTime("2026-12-24T17:00:00Z", { by: "none" }, PARIS, "end")).toEqual({ do: "set", at: null });
  expect(adjustTime(null, { by: "none" }, PARIS, "end")).toEqual({
    do: "leave",
    reason: "Its end stays the same.",
  });
});

it("moves nothing that is not there", () =>
  expect(adjustTime(null, { by: "days", days: 7 }, PARIS, "end")).toEqual({
    do: "leave",
    reason: "It has no end to move.",
  }));

it("keeps the time of the day over a change of the clocks", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 29_000_000, max: 29_900_000 }),
      fc.integer({ min: 1, max: 90 }),
      (minute, days) => {
        const at = formatServiceTime(minute * 60_000);
        const after = adjustTime(at, { by: "days", days }, PARIS, "end");
        const clock = localTimeIn(PARIS, Date.parse(at)).slice(11);
        // The hour that clocks skip is none to keep.
        fc.pre(!/^02:/.test(clock));
        expect(after.do === "set" && after.at && localTimeIn(PARIS, Date.parse(after.at)).slice(11)).toBe(
          clock,
        );
      },
    ),
  ));
