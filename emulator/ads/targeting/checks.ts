import type { ServiceError } from "@/lib/ads/service-error";
import { TARGETING_LIMITS, type TargetingTerms, targetingRules } from "@/lib/ads/targeting-rules";
import type { Connection } from "../../database/connection";
import { ruleErrors, unexpected } from "../../service/refusals";
import { ownerOfAudience } from "../audience-permissions/store";
import { CONTENT_CATEGORIES, IAB_CATEGORIES } from "../lookups/categories";
import { findLocation } from "../lookups/locations";

/*
 * What is wrong with targeting, wherever it is given: as criteria of a line item, and as those of an estimate.
 */

interface Asking {
  readonly connection: Connection;
  /** Audiences are those of the account, and those shared with it at the time. */
  readonly accountId: string;
}

/** What is wrong with one criterion beside those that are there already. */
export function criterionErrors(
  { connection, accountId }: Asking,
  criterion: TargetingTerms,
  present: readonly TargetingTerms[],
): ServiceError[] {
  const { targeting_type: type, targeting_value: value } = criterion;
  return [
    ...ruleErrors(targetingRules, criterion),
    ...strangeValue(type, value),
    ...strangeAudience(connection, accountId, type, value),
    ...limitErrors(present, type),
  ];
}

/**
 * Targeting by IAB_CATEGORY must include all that the content categories map to (advertising specification,
 * Lookups). Asked of all criteria together, because one call brings them.
 */
export function iabCategoriesIncomplete(criteria: readonly TargetingTerms[]): ServiceError[] {
  const targeted = criteria
    .filter(({ targeting_type }) => targeting_type === "IAB_CATEGORY")
    .map(({ targeting_value }) => targeting_value);
  const complete = CONTENT_CATEGORIES.filter(({ iab_categories }) =>
    iab_categories.every((id) => targeted.includes(id)),
  ).flatMap(({ iab_categories }) => iab_categories);
  const stray = targeted.find((id) => !complete.includes(id));
  if (stray === undefined) return [];
  const mapped = CONTENT_CATEGORIES.find(({ iab_categories }) =>
    iab_categories.includes(stray),
  )?.iab_categories;
  const message =
    mapped === undefined
      ? `No content category maps to IAB category ${stray}`
      : `Targeting by IAB_CATEGORY must include all categories of the content category: ${mapped.join(", ")}`;
  return [{ code: "INVALID_PARAMETER", message, parameter: "targeting_value", value: stray }];
}

function strangeValue(type: string, value: string): ServiceError[] {
  if (type === "LOCATION" && !findLocation(value)) {
    return [unexpected("targeting_value", "a location", value)];
  }
  if (type === "IAB_CATEGORY" && !IAB_CATEGORIES.some(({ id }) => id === value)) {
    return [unexpected("targeting_value", "an IAB category", value)];
  }
  return [];
}

function strangeAudience(
  connection: Connection,
  accountId: string,
  type: string,
  value: string,
): ServiceError[] {
  if (!type.startsWith("CUSTOM_AUDIENCE")) return [];
  return ownerOfAudience(connection, accountId, value) === undefined
    ? [unexpected("targeting_value", "a custom audience of the account", value)]
    : [];
}

function limitErrors(present: readonly TargetingTerms[], type: string): ServiceError[] {
  const rule = TARGETING_LIMITS.find(({ types }) => types.some((one) => one === type));
  if (!rule) return [];
  const count = present.filter(({ targeting_type }) =>
    rule.types.some((one) => one === targeting_type),
  ).length;
  if (count < rule.limit) return [];
  const message = `A maximum of ${rule.limit} criteria of ${rule.types.join(", ")} can be set for one line item`;
  return [{ code: "REQUEST_TOO_COMPLEX", message, parameter: "targeting_type" }];
}
