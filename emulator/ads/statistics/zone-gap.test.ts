import { expect, it } from "vitest";
import { openAccount } from "../../testing/account";
import { startService } from "../../testing/service";
import { statisticsOf, totalOf } from "../../testing/statistics";

const service = startService("empty");
const HOUR = 3_600_000;

it("has a gap on the day on which the account left Los Angeles' time", async () => {
  const moved = openAccount(service);
  const { read: readMoved } = statisticsOf(service, moved.id);
  // Midnight in Berlin; the day in Los Angeles began at 08:00 UTC.
  const switchedAt = "2026-12-02T23:00:00Z";
  moved.connection.run("UPDATE accounts SET timezone_switch_at = ? WHERE id = ?", [switchedAt, moved.id]);
  service.clock.advance(Date.parse("2026-12-01T00:00:00Z") - service.clock.now());
  const campaign = await moved.campaign({ daily_budget_amount_local_micro: "2000000000" });
  await moved.promote(await moved.lineItem({ campaign_id: campaign }));
  service.clock.advance(4 * 24 * HOUR);
  const span = {
    entity_ids: campaign,
    start_time: "2026-12-01T23:00:00Z",
    end_time: "2026-12-03T23:00:00Z",
  };
  const shown = (await readMoved(span)).get(campaign)?.impressions ?? [];
  const silent = shown.flatMap((count, hour) => (count === 0 ? [hour] : []));
  expect(silent).toEqual(Array.from({ length: 15 }, (_, hour) => hour + 9));
  const days = (await readMoved({ ...span, granularity: "DAY" })).get(campaign)?.impressions ?? [];
  expect(days).toEqual([totalOf(shown.slice(0, 24)), totalOf(shown.slice(24))]);
});
