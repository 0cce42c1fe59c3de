import * as endpoints from "@/lib/ads/endpoints/targeting-criteria";
import { parseExactJson } from "@/lib/json/exact-json";
import { type Changed, type Changing, changeAll, changeOne, mistakesOf } from "../../service/changes";
import { Resource } from "../../service/resource";
import { ofDataType, route } from "../../service/route";
import { createCriterion, removeCriterion } from "./changes";
import { iabCategoriesIncomplete } from "./checks";
import { localizedTargetingCriteria, targetingCriteria, targetingOf } from "./store";

const named = { kind: "Targeting Criterion", parameter: "targeting_criterion_id" } as const;
const resource = new Resource({ ...named, collection: targetingCriteria });
const localized = new Resource({ ...named, collection: localizedTargetingCriteria });

const resourceIn = (lang: string | undefined) => (lang === undefined ? resource : localized);

/** A change that leaves the line item's categories whole, or what is wrong. */
function holdingCategories({ store }: Changing, changed: Changed): Changed {
  if ("errors" in changed) return changed;
  const errors = iabCategoriesIncomplete(targetingOf(store.connection, lineItemOf(changed.record)));
  return errors.length > 0 ? { errors } : changed;
}

function lineItemOf(record: string): string {
  const value = parseExactJson(record);
  return typeof value === "object" && value !== null && "line_item_id" in value
    ? String(value.line_item_id)
    : "";
}

export const targetingCriterionRoutes = ofDataType("targeting_criterion", [
  route(endpoints.list, (call) => {
    const { line_item_ids: line_item_id, targeting_criterion_ids: id, lang } = call.params;
    return resourceIn(lang).list(call, { line_item_id, id });
  }),

  route(endpoints.get, (call) => resourceIn(call.params.lang).get(call)),

  route(endpoints.create, (call) =>
    changeOne(call, (changing) => holdingCategories(changing, createCriterion(changing, call.params))),
  ),

  route(endpoints.remove, (call) =>
    changeOne(call, (changing) =>
      holdingCategories(changing, removeCriterion(changing, call.params.targeting_criterion_id)),
    ),
  ),

  route(endpoints.batch, ({ body, request, ...changing }) =>
    changeAll(
      { changing, items: body, request },
      (_, item) =>
        item.operation_type === "Create"
          ? createCriterion(changing, item.params)
          : removeCriterion(changing, item.params.targeting_criterion_id),
      (changed) => {
        const mistakes = mistakesOf(changed);
        return mistakes.some((errors) => errors.length > 0)
          ? mistakes
          : mistakesOf(changed.map((one) => holdingCategories(changing, one)));
      },
    ),
  ),
]);
