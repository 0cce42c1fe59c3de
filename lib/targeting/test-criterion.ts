import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";

/** A whole targeting criterion for tests; name only what matters. */
export function sampleCriterion(fields: Partial<TargetingCriterion> = {}): TargetingCriterion {
  return {
    id: "t1",
    created_at: "2026-03-01T09:00:00Z",
    updated_at: "2026-03-01T09:00:00Z",
    deleted: false,
    line_item_id: "l1",
    name: "Germany",
    targeting_type: "LOCATION",
    targeting_value: "de",
    operator_type: "EQ",
    location_type: "COUNTRIES",
    ...fields,
  };
}
