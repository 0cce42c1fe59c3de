import { afterEach, expect, it, vi } from "vitest";
import { isCallError } from "@/lib/ads/errors";
import { type ReportWish, shareReport, stopSharing } from "./ask-reports";
import { testView } from "./test-report";

const place = { environment: "live", handle: "mara_agency", account_id: "a1" } as const;
const wish: ReportWish = { view: testView(), withSpend: true, days: 7, follows: undefined };
const link = { url: "https://dashboard.example/reports/x", until: 1 };

afterEach(() => vi.unstubAllGlobals());

/** Loses the answers of the first requests. */
function loseAnswers(lost: number) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, init: { readonly body: string }) => {
    asked.push(JSON.parse(init.body).id);
    if (asked.length <= lost) throw new TypeError("fetch failed");
    return Response.json({ kept: true, outcome: "done", link });
  });
  return asked;
}

it("asks again for the link of a report whose answer was lost, by the same id", async () => {
  const asked = loseAnswers(1);
  expect(await shareReport(place, wish)).toEqual(link);
  expect(asked).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), asked[0]]);
  await shareReport(place, wish);
  expect(asked[2]).not.toBe(asked[0]);
});

it("ends a link whose answer was lost", async () => {
  const asked = loseAnswers(1);
  await stopSharing(place, "r1");
  expect(asked).toEqual(["r1", "r1"]);
});

it("leaves it open where no answer comes at all", async () => {
  loseAnswers(2);
  const error = await shareReport(place, wish).catch((failure: unknown) => failure);
  expect(isCallError(error) && error.outcome).toBe("unknown");
});
