import type * as z from "zod";
import type { create } from "@/lib/ads/endpoints/targeting-criteria";
import type { Connection } from "../../database/connection";
import { newIdentifier } from "../../database/identifiers";
import { insertRow, isThere, markDeleted, recordJson } from "../../database/rows";
import type { Changed, Changing } from "../../service/changes";
import { notFound } from "../../service/refusals";
import { nameOfAudience } from "../audience-permissions/store";
import { changedJson, storeRecordChange } from "../history/record-change";
import { IAB_CATEGORIES } from "../lookups/categories";
import { findLocation } from "../lookups/locations";
import { findUser } from "../users/store";
import { criterionErrors } from "./checks";
import { targetingCriteria, targetingOf } from "./store";
import { findTargetingValue } from "./values";

type CriterionToCreate = Omit<z.output<typeof create.params>, "account_id">;

export function createCriterion(changing: Changing, params: CriterionToCreate): Changed {
  const { store, membership, now } = changing;
  const { connection } = store;
  const { accountId } = membership;
  const { line_item_id: lineItemId, targeting_type: type, targeting_value: value } = params;
  if (!isThere(connection, "line_items", { accountId, id: lineItemId })) {
    return { errors: [notFound("Line Item", lineItemId, "line_item_id", accountId)] };
  }
  const present = targetingOf(connection, lineItemId);
  const same = present.find(
    (one) =>
      one.targeting_type === type &&
      one.targeting_value === value &&
      one.operator_type === params.operator_type,
  );
  if (same) return { record: changedJson(changing, targetingCriteria, same.id) };

  const errors = criterionErrors({ connection, accountId }, params, present);
  if (errors.length > 0) return { errors };
  const id = newIdentifier("targetingCriterion");
  insertRow(connection, "targeting_criteria", {
    id,
    account_id: accountId,
    ...params,
    name: nameOf(connection, type, value),
    location_type: type === "LOCATION" ? (findLocation(value)?.location_type ?? null) : null,
    created_at: now,
    updated_at: now,
  });
  return { record: storeRecordChange(changing, targetingCriteria, { entity: "TARGETING_CRITERIA", id }) };
}

export function removeCriterion(changing: Changing, id: string): Changed {
  const { store, membership, now } = changing;
  const { accountId } = membership;
  const before = recordJson(store.connection, targetingCriteria, { accountId, id, now, withDeleted: false });
  if (before === undefined) {
    return { errors: [notFound("Targeting Criterion", id, "targeting_criterion_id", accountId)] };
  }
  markDeleted(store.connection, "targeting_criteria", { accountId, id }, now);
  return {
    record: storeRecordChange(changing, targetingCriteria, { entity: "TARGETING_CRITERIA", id, before }),
  };
}

const NAMES: Readonly<Record<string, string>> = {
  "GENDER 1": "Male",
  "GENDER 2": "Female",
};

const languages = new Intl.DisplayNames("en", { type: "language" });

/** How the service shows a value to people. */
function nameOf(connection: Connection, type: string, value: string): string {
  if (type === "LOCATION") return findLocation(value)?.name ?? value;
  if (type === "IAB_CATEGORY") return IAB_CATEGORIES.find(({ id }) => id === value)?.name ?? value;
  if (type === "AGE") return value.replace(/^AGE_/, "").replaceAll("_", " ").toLowerCase();
  if (type === "LANGUAGE" && /^[a-z]{2}(-[A-Za-z]{2,4})?$/.test(value)) return languages.of(value) ?? value;
  if (type.startsWith("CUSTOM_AUDIENCE")) return nameOfAudience(connection, value) ?? value;
  if (type.endsWith("FOLLOWERS_OF_USER")) {
    const user = findUser(connection, value);
    return user ? `@${user.handle}` : value;
  }
  return findTargetingValue(type, value)?.name ?? NAMES[`${type} ${value}`] ?? value;
}
