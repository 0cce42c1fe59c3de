import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { csvText, fieldColumns, type ListExport, withId } from "@/lib/grid/csv-columns";

/** Audiences in a file: whether and why not in the service's own words, and an unknown size as nothing, never as 0. */
export const AUDIENCE_EXPORT: ListExport<CustomAudience> = {
  resource: { one: "audience", many: "audiences" },
  seen: withId([
    { heading: "Audience", text: ({ name }) => name },
    { heading: "Type", text: ({ audience_type }) => audience_type },
    { heading: "Size", text: ({ audience_size }) => csvText(audience_size) },
    { heading: "Can be targeted", text: ({ targetable }) => String(targetable) },
    { heading: "Why not", text: ({ reasons_not_targetable }) => reasons_not_targetable.join(" ") },
    { heading: "Owner", text: ({ owner_account_id }) => owner_account_id, identifier: true },
    { heading: "Permission", text: ({ permission_level }) => permission_level },
    { heading: "Changed", text: ({ updated_at }) => updated_at },
  ]),
  all: (audiences) => fieldColumns(audiences),
};
