import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";

/** A targetable audience of one's own, for tests. */
export function sampleAudience(changes: Partial<CustomAudience> = {}): CustomAudience {
  return {
    id: "aud1",
    name: "Newsletter readers",
    description: null,
    audience_type: "CRM",
    targetable: true,
    targetable_types: ["CRM", "EXCLUDED_CRM"],
    reasons_not_targetable: [],
    permission_level: "READ_WRITE",
    owner_account_id: "acc1",
    is_owner: true,
    partner_source: "OTHER",
    audience_size: 180,
    created_at: "2026-11-20T08:00:00Z",
    updated_at: "2026-11-20T08:00:00Z",
    deleted: false,
    ...changes,
  };
}
