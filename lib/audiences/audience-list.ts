import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { csvText } from "@/lib/grid/csv-columns";
import {
  type ListSort,
  listExport,
  nameParts,
  orderRows,
  rowColumns,
  timeParts,
} from "@/lib/records/row-columns";
import { wordsTest } from "@/lib/text/characters";
import { audienceTypeName } from "./audience-words";

/** Usable ones first, then pending ones; deleted ones last. */
function stateRank({ deleted, targetable, reasons_not_targetable: reasons }: CustomAudience): number {
  if (deleted) return 3;
  if (targetable) return 0;
  return reasons.includes("PROCESSING") ? 1 : 2;
}

/** The columns of audiences; files have the state in the service's own words, and nothing for an unknown size. */
export const AUDIENCE_COLUMNS = rowColumns({
  name: { label: "Audience", shrinks: 60, ...nameParts(({ name }: CustomAudience) => name) },
  type: {
    label: "Type",
    from: 34,
    value: { kind: "text", of: ({ audience_type }) => audienceTypeName(audience_type) },
    order: { key: ({ audience_type }) => audienceTypeName(audience_type) },
    file: { "": { text: ({ audience_type }) => audience_type } },
  },
  size: {
    label: "Size",
    hint: "People matched",
    numeric: true,
    value: { kind: "own" },
    order: { key: ({ audience_size }) => audience_size },
    file: { "": { text: ({ audience_size }) => csvText(audience_size) } },
  },
  state: {
    label: "Can be targeted",
    value: { kind: "own" },
    order: { key: stateRank },
    file: {
      "": { text: ({ targetable }) => String(targetable) },
      "Why not": { text: ({ reasons_not_targetable }) => reasons_not_targetable.join(" ") },
    },
  },
  owner: {
    label: "Owner",
    from: 60,
    value: { kind: "own" },
    order: { key: ({ is_owner, owner_account_id }) => (is_owner ? "" : owner_account_id) },
    file: {
      "": { text: ({ owner_account_id }) => owner_account_id, identifier: true },
      Permission: { text: ({ permission_level }) => permission_level },
    },
  },
  changed: { label: "Changed", from: 44, ...timeParts(({ updated_at }: CustomAudience) => updated_at) },
});

export type AudienceColumn = (typeof AUDIENCE_COLUMNS.ids)[number];

/** Audiences in a file. */
export const AUDIENCE_EXPORT = listExport({ one: "audience", many: "audiences" }, AUDIENCE_COLUMNS);

export const AUDIENCE_SCOPES = ["all", "owned", "shared"] as const;
/** Whose audiences are listed: the account's own, those shared with it, or both. */
type AudienceScope = (typeof AUDIENCE_SCOPES)[number];

interface Arrangement {
  readonly search: string;
  readonly scope: AudienceScope;
  readonly sort: ListSort<AudienceColumn>;
}

/** The audiences of a scope that contain every word of the search, in order. */
export function arrangeAudiences(
  audiences: readonly CustomAudience[],
  { search, scope, sort }: Arrangement,
): CustomAudience[] {
  const found = matchingAudiences(audiences, search).filter(
    ({ is_owner }) => scope === "all" || is_owner === (scope === "owned"),
  );
  return orderRows(AUDIENCE_COLUMNS, found, sort);
}

/** Those whose name, description, type or id contain every word of the search. */
export function matchingAudiences(audiences: readonly CustomAudience[], search: string): CustomAudience[] {
  const matches = wordsTest(search);
  return audiences.filter(({ id, name, description, audience_type }) =>
    matches([id, name, description, audience_type, audienceTypeName(audience_type)].join(" ")),
  );
}
