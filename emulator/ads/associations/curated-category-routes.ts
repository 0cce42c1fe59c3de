import * as curated from "@/lib/ads/endpoints/line-item-curated-categories";
import type { ServiceError } from "@/lib/ads/service-error";
import { newIdentifier } from "../../database/identifiers";
import { columns, plainCollection } from "../../database/plain-collection";
import { Refusal, unexpected } from "../../service/refusals";
import { type Asking, Resource } from "../../service/resource";
import { route } from "../../service/route";
import { lineItemResource } from "../line-items/routes";
import { CURATED_CATEGORIES } from "../lookups/curated-categories";
import { findLocation } from "../lookups/locations";
import { targetingOf } from "../targeting/store";

const TABLE = "line_item_curated_categories";

const resource = new Resource({
  kind: "Line Item Curated Category",
  parameter: "line_item_curated_category_id",
  collection: plainCollection(TABLE, "k", columns("k", "line_item_id", "curated_category_id")),
});

interface Wanted {
  readonly lineItemId: string;
  readonly categoryId: string;
  /** The record that is to be changed. */
  readonly id?: string;
}

/** Throws unless the line item can run in the category: one each, in a country that it targets. */
function hold(asking: Asking, { lineItemId, categoryId, id = "" }: Wanted): void {
  const { connection } = asking.store;
  lineItemResource.json(asking, lineItemId);
  const category = CURATED_CATEGORIES.find((one) => one.id === categoryId);
  if (!category) throw new Refusal([unexpected("curated_category_id", "a curated category", categoryId)]);
  const errors: ServiceError[] = [];
  const other = connection.one(`SELECT id FROM ${TABLE} WHERE line_item_id = ? AND id <> ? AND NOT deleted`, [
    lineItemId,
    id,
  ]);
  if (other) {
    const message = `Line Item ${lineItemId} already has a curated category`;
    errors.push({ code: "INVALID_PARAMETER", message, parameter: "line_item_id" });
  }
  const countries = targetingOf(connection, lineItemId).flatMap(({ targeting_type, targeting_value }) =>
    targeting_type === "LOCATION" ? [findLocation(targeting_value)?.country_code] : [],
  );
  if (!category.country_codes.some((code) => countries.includes(code))) {
    const message = `Line Item ${lineItemId} must target a country of the curated category: ${category.country_codes.join(", ")}`;
    errors.push({ code: "INVALID_PARAMETER", message, parameter: "curated_category_id" });
  }
  if (errors.length > 0) throw new Refusal(errors);
}

export const lineItemCuratedCategoryRoutes = [
  route(curated.list, (call) => resource.list(call)),

  route(curated.get, resource.get),

  route(curated.create, (call) => {
    const { params } = call;
    hold(call, { lineItemId: params.line_item_id, categoryId: params.curated_category_id });
    return resource.created(call, newIdentifier("association"), params);
  }),

  route(curated.update, (call) => {
    const { params, store } = call;
    const { line_item_curated_category_id: id } = params;
    resource.json(call, id);
    const stored = store.connection.one<{ line_item_id: string; curated_category_id: string }>(
      `SELECT line_item_id, curated_category_id FROM ${TABLE} WHERE id = ?`,
      [id],
    );
    const changed = {
      line_item_id: params.line_item_id ?? stored?.line_item_id ?? "",
      curated_category_id: params.curated_category_id ?? stored?.curated_category_id ?? "",
    };
    hold(call, { lineItemId: changed.line_item_id, categoryId: changed.curated_category_id, id });
    return resource.changed(call, changed);
  }),

  route(curated.remove, resource.remove),
];
