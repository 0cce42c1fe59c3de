import { expect, it } from "vitest";
import { create } from "@/lib/ads/endpoints/webhook-replays";
import { REPLAY_SPANS, replaySpan } from "./replay-span";

it("is given in minutes of UTC, as a replay takes them", () => {
  const now = Date.parse("2026-11-25T00:10:40Z");
  expect(replaySpan(15, now)).toEqual({ from_date: "202611242355", to_date: "202611250010" });
  for (const { minutes } of REPLAY_SPANS) {
    expect(create.body.safeParse({ webhook_id: "1", ...replaySpan(minutes, now) }).success).toBe(true);
  }
});
