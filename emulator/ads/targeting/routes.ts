import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import { parseExactJson } from "@/lib/json/exact-json";
import { conditionsOf } from "../../database/conditions";
import { type Changed, type Changing, changeAll, changeOne, mistakesOf } from "../../service/changes";
import { answerList } from "../../service/list-answer";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { createCriterion, removeCriterion } from "./changes";
import { iabCategoriesIncomplete } from "./checks";
import { targetingCriteria as collection, localizedTargetingCriteria, targetingOf } from "./store";

const dataType = "targeting_criterion";

const named = (lang: string | undefined) => (lang === undefined ? collection : localizedTargetingCriteria);

const resourceIn = (lang: string | undefined) =>
  new Resource({
    kind: "Targeting Criterion",
    parameter: "targeting_criterion_id",
    table: "targeting_criteria",
    collection: named(lang),
  });

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

export const targetingCriterionRoutes = [
  route(
    targetingCriteria.list,
    (call) => {
      const { params } = call;
      const among = { line_item_id: params.line_item_ids, id: params.targeting_criterion_ids };
      const filter = { accountId: params.account_id, withDeleted: params.with_deleted, among };
      return answerList(call, named(params.lang), conditionsOf("t", filter));
    },
    { dataType },
  ),

  route(
    targetingCriteria.get,
    (call) =>
      resourceIn(call.params.lang).shown(call, call.params.targeting_criterion_id, call.params.with_deleted),
    { dataType },
  ),

  route(
    targetingCriteria.create,
    (call) => {
      const { account_id: _, ...params } = call.params;
      return changeOne(call, (changing) => holdingCategories(changing, createCriterion(changing, params)));
    },
    { dataType },
  ),

  route(
    targetingCriteria.remove,
    (call) =>
      changeOne(call, (changing) =>
        holdingCategories(changing, removeCriterion(changing, call.params.targeting_criterion_id)),
      ),
    { dataType },
  ),

  route(
    targetingCriteria.batch,
    ({ body, request, ...changing }) =>
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
    { dataType },
  ),
];
