import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { byWords } from "@/lib/format/lists";
import { audienceTypeName } from "./audience-words";

export const AUDIENCE_COLUMNS = ["name", "type", "size", "state", "owner", "changed"] as const;
export type AudienceColumn = (typeof AUDIENCE_COLUMNS)[number];

export const AUDIENCE_SCOPES = ["all", "owned", "shared"] as const;
/** Whose audiences are listed: this account's, those shared with it, or both. */
export type AudienceScope = (typeof AUDIENCE_SCOPES)[number];

interface Arrangement {
  readonly search: string;
  readonly scope: AudienceScope;
  readonly column: AudienceColumn;
  readonly descending: boolean;
}

/** The audiences of a scope that hold every word of the search, in order. Unknown sizes stand last either way. */
export function arrangeAudiences(
  audiences: readonly CustomAudience[],
  { search, scope, column, descending }: Arrangement,
): CustomAudience[] {
  const direction = descending ? -1 : 1;
  return matchingAudiences(audiences, search)
    .filter(({ is_owner }) => scope === "all" || is_owner === (scope === "owned"))
    .sort((a, b) => {
      const [left, right] = [keyOf(a, column), keyOf(b, column)];
      if (left === right) return byName(a, b);
      if (left === null) return 1;
      if (right === null) return -1;
      return (left < right ? -1 : 1) * direction;
    });
}

/** Those whose name, description, type or id hold every word of the search. */
export function matchingAudiences(audiences: readonly CustomAudience[], search: string): CustomAudience[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return audiences.filter(({ id, name, description, audience_type }) => {
    const text = [id, name, description, audience_type, audienceTypeName(audience_type)]
      .filter(Boolean)
      .join(" ")
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function keyOf(audience: CustomAudience, column: AudienceColumn): string | number | null {
  switch (column) {
    case "name":
      return audience.name.toLowerCase();
    case "type":
      return audienceTypeName(audience.audience_type);
    case "size":
      return audience.audience_size;
    case "state":
      // Those that can be used first, then those on their way; what is deleted last.
      return audience.deleted
        ? 3
        : audience.targetable
          ? 0
          : audience.reasons_not_targetable.includes("PROCESSING")
            ? 1
            : 2;
    case "owner":
      return audience.is_owner ? "" : audience.owner_account_id;
    case "changed":
      return audience.updated_at;
  }
}

function byName(a: CustomAudience, b: CustomAudience): number {
  return byWords(a.name, b.name) || (a.id < b.id ? -1 : 1);
}
