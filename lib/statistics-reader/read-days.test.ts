import { expect, it } from "vitest";
import { daysIn } from "@/lib/statistics/day-ranges";
import { questionsFor } from "./read-days";

it("asks for placements only in the days of what was shown there", () => {
  const questions = questionsFor([
    { id: "a", days: daysIn({ from: "2026-11-01", to: "2026-11-15" }), placements: ["ALL_ON_SERVICE"] },
    { id: "b", days: ["2026-11-14", "2026-11-15"], placements: ["ALL_ON_SERVICE", "PUBLISHER_NETWORK"] },
  ]);
  expect(questions).toEqual([
    { ids: ["a"], range: { from: "2026-11-01", to: "2026-11-07" }, placements: ["ALL_ON_SERVICE"] },
    {
      ids: ["a", "b"],
      range: { from: "2026-11-08", to: "2026-11-14" },
      placements: ["ALL_ON_SERVICE", "PUBLISHER_NETWORK"],
    },
    {
      ids: ["a", "b"],
      range: { from: "2026-11-15", to: "2026-11-15" },
      placements: ["ALL_ON_SERVICE", "PUBLISHER_NETWORK"],
    },
  ]);
});
