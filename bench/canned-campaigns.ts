import { createHash } from "node:crypto";
import type { Campaign } from "../lib/ads/endpoints/campaigns";

const SEASONS = ["Spring", "Summer", "Autumn", "Winter"];
const SUBJECTS = ["Launch", "Retention", "Café & bar", "Newsletter", "App installs", "Clearance"];

/** Campaigns that look real, the same every time; about 500 bytes each. */
export function cannedCampaigns(count: number): Campaign[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createHash("sha256").update(`campaign ${index}`).digest();
    const pick = (offset: number, below: number) => random.readUInt16BE(offset) % below;
    const at = (offset: number) =>
      new Date(Date.UTC(2026, pick(offset, 11), 1 + pick(offset + 2, 28))).toISOString();
    const running = pick(0, 10) > 3;
    return {
      id: (BigInt(`0x${random.toString("hex", 0, 6)}`) % 2_000_000_000n).toString(36),
      name: `${SEASONS[pick(2, 4)]} ${SUBJECTS[pick(4, 6)]} ${index + 1}`,
      budget_optimization: "CAMPAIGN",
      daily_budget_amount_local_micro: 1_000_000 * (5 + pick(6, 900)),
      total_budget_amount_local_micro: pick(8, 3) === 0 ? null : 1_000_000 * (5_000 + pick(10, 60_000)),
      funding_instrument_id: `fi${pick(12, 40).toString(36)}`,
      entity_status: running ? "ACTIVE" : "PAUSED",
      effective_status: running ? "RUNNING" : "PAUSED",
      servable: running,
      reasons_not_servable: running ? [] : ["PAUSED_BY_ADVERTISER"],
      standard_delivery: true,
      purchase_order_number: pick(14, 2) === 0 ? null : `PO-${pick(16, 9999)}`,
      duration_in_days: null,
      frequency_cap: null,
      currency: "EUR",
      created_at: at(18),
      updated_at: at(22),
      deleted: false,
    };
  });
}
