import type { HistoryRecord } from "./describe-change";

/** A complete change for tests; pass only relevant fields. */
export function sampleChange(fields: Partial<HistoryRecord> = {}): HistoryRecord {
  return {
    change_by: { user_id: "2200000001", platform: "API_OTHER" },
    change_time: "2026-11-20T10:15:30Z",
    change_type: "UPDATE",
    changes: { name: { before: "Spring", after: "Summer" } },
    entity: "CAMPAIGN",
    entity_id: "8wku2",
    entity_data: { id: "8wku2", name: "Summer", currency: "EUR" },
    ...fields,
  };
}
