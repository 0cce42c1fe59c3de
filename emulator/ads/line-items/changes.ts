import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { type create, LINE_ITEMS_PER_CAMPAIGN, PAY_BY, type update } from "@/lib/ads/endpoints/line-items";
import { GOALS_OF, lineItemRules, PAID_BY } from "@/lib/ads/line-item-rules";
import type { ServiceError } from "@/lib/ads/service-error";
import { newIdentifier } from "../../database/identifiers";
import { markDeleted } from "../../database/rows";
import { type Changed, type Changing, onlyGiven } from "../../service/changes";
import { denominationErrors } from "../../service/money";
import { notFound, ruleErrors, unexpected } from "../../service/refusals";
import { ActiveCampaigns } from "../campaigns/active-campaigns";
import { changedJson, storeRecordChange } from "../history/record-change";
import { businessCategoriesOf, IAB_CATEGORIES } from "../lookups/categories";
import { createCriterion } from "../targeting/changes";
import {
  type CampaignOfLineItems,
  campaignForLineItems,
  findLineItem,
  insertLineItem,
  type LineItemFields,
  lineItems,
  sumUpLineItems,
  updateLineItem,
} from "./store";

type LineItemToCreate = Omit<z.output<typeof create.params>, "account_id">;
type LineItemToUpdate = Omit<z.output<typeof update.params>, "account_id">;

export function createLineItem(changing: Changing, params: LineItemToCreate): Changed {
  const { store, membership, now } = changing;
  const { connection } = store;
  const { accountId } = membership;
  const { campaign_id: campaignId } = params;
  const campaign = campaignForLineItems(connection, accountId, campaignId);
  if (!campaign || campaign.deleted === 1)
    return { errors: [notFound("Campaign", campaignId, "campaign_id", accountId)] };
  const fields = withDefaults(params, campaign);
  const errors = [...mistakesIn(fields, campaign), ...strangersIn(campaign, campaignId, fields)];
  if (campaign.line_items >= LINE_ITEMS_PER_CAMPAIGN) {
    const message = `Campaign ${campaignId} has reached its limit of ${LINE_ITEMS_PER_CAMPAIGN} line items`;
    errors.push({ code: "TOO_MANY_LINE_ITEMS", message });
  }
  if (errors.length > 0) return { errors };

  const id = newIdentifier("lineItem");
  insertLineItem(connection, { id, accountId, campaignId, now }, fields);
  for (const platform of platformsOf(fields)) {
    createCriterion(changing, {
      line_item_id: id,
      targeting_type: "PLATFORM",
      targeting_value: platform,
      operator_type: "EQ",
    });
  }
  sumUpLineItems(connection, campaignId);
  return { record: storeLineItemChange(changing, id) };
}

export function changeLineItem(
  changing: Changing,
  { line_item_id: id, ...params }: LineItemToUpdate,
): Changed {
  const { store, membership, now } = changing;
  const { connection } = store;
  const { accountId } = membership;
  const current = findLineItem(connection, accountId, id);
  const campaign = current && campaignForLineItems(connection, accountId, current.campaign_id);
  if (!current || !campaign) return { errors: [notFound("Line Item", id, "line_item_id", accountId)] };
  const before = lineItemJson(changing, id);
  const { campaign_id: campaignId, ...was } = current;
  const newGoal = params.goal === was.goal ? undefined : params.goal;
  const { pay_by: billedBy, ...changes } = params;
  const chosen = PAY_BY.find((payBy) => payBy === billedBy);
  const after = settled({ ...was, ...onlyGiven(changes) }, chosen ?? (newGoal && PAID_BY[newGoal]));
  const errors = mistakesIn(after, campaign);
  if (billedBy !== undefined && !chosen && billedBy !== was.pay_by)
    errors.push(unexpected("pay_by", `a value in ${PAY_BY.join(", ")}`, billedBy));
  if (errors.length > 0) return { errors };
  if (isDeepStrictEqual(was, after)) return { record: before };
  updateLineItem(connection, { id, accountId, now }, after);
  sumUpLineItems(connection, campaignId);
  return { record: storeLineItemChange(changing, id, before) };
}

export function removeLineItem(changing: Changing, id: string): Changed {
  const { store, membership, now } = changing;
  const { connection } = store;
  const { accountId } = membership;
  const current = findLineItem(connection, accountId, id);
  if (!current) return { errors: [notFound("Line Item", id, "line_item_id", accountId)] };
  const before = lineItemJson(changing, id);
  markDeleted(connection, "line_items", { accountId, id }, now);
  sumUpLineItems(connection, current.campaign_id);
  return { record: storeLineItemChange(changing, id, before) };
}

/** The record as JSON text, deleted or not. */
const lineItemJson = (changing: Changing, id: string) => changedJson(changing, lineItems, id);

/** Writes down what became of a line item, and returns it. */
function storeLineItemChange(changing: Changing, id: string, before?: string): string {
  const { store } = changing;
  const changed = { entity: "LINE_ITEM", id, ...(before !== undefined && { before }) } as const;
  const after = storeRecordChange(changing, lineItems, changed);
  // Starts and ends decide when cached answers go stale and which campaigns count as active.
  store.validity.forget();
  store.cache(ActiveCampaigns).clear();
  return after;
}

function withDefaults(params: LineItemToCreate, campaign: CampaignOfLineItems): LineItemFields {
  const goal = params.goal ?? GOALS_OF[params.objective][0];
  return settled(
    {
      objective: params.objective,
      product_type: params.product_type,
      placements: params.placements,
      goal,
      bid_strategy: params.bid_strategy ?? "AUTO",
      bid_amount_local_micro: params.bid_amount_local_micro ?? null,
      pay_by: PAID_BY[goal],
      daily_budget_amount_local_micro: params.daily_budget_amount_local_micro ?? null,
      total_budget_amount_local_micro: params.total_budget_amount_local_micro ?? null,
      start_time: params.start_time,
      end_time: params.end_time ?? null,
      entity_status: params.entity_status ?? "ACTIVE",
      standard_delivery:
        params.standard_delivery ?? (campaign.budget_optimization === "LINE_ITEM" ? true : null),
      duration_in_days: params.duration_in_days ?? null,
      frequency_cap: params.frequency_cap ?? null,
      advertiser_domain: params.advertiser_domain ?? null,
      categories: params.categories ?? [],
      primary_web_event_tag: params.primary_web_event_tag ?? null,
      target_cpa_local_micro: params.target_cpa_local_micro ?? null,
      store_a_app_identifier: params.store_a_app_identifier ?? null,
      store_b_app_identifier: params.store_b_app_identifier ?? null,
      audience_expansion: params.audience_expansion ?? null,
      name: params.name ?? null,
    },
    params.pay_by,
  );
}

/**
 * What the service sets by itself: an automatic bid has no amount, what is billed follows the goal, and a part
 * of a business category's IAB categories becomes all of them.
 */
function settled(fields: LineItemFields, payBy: string | undefined): LineItemFields {
  const categories = businessCategoriesOf(fields.categories).flatMap(({ iab_categories: all }) => all);
  const known = fields.categories.every((id) => IAB_CATEGORIES.some((category) => category.id === id));
  return {
    ...fields,
    bid_amount_local_micro: fields.bid_strategy === "AUTO" ? null : fields.bid_amount_local_micro,
    pay_by: payBy ?? fields.pay_by,
    categories: known ? categories : fields.categories,
  };
}

/** Promoting an app targets the platforms of its stores. */
function platformsOf({
  objective,
  store_a_app_identifier,
  store_b_app_identifier,
}: LineItemFields): string[] {
  if (!objective.startsWith("APP_")) return [];
  return [
    ...(store_a_app_identifier === null ? [] : ["0"]),
    ...(store_b_app_identifier === null ? [] : ["1"]),
  ];
}

/** Business categories of one line item (advertising specification, Lookups). */
const BUSINESS_CATEGORIES_MAX = 2;

/** Rules are held against the line item as it would be after the change. */
function mistakesIn(fields: LineItemFields, campaign: CampaignOfLineItems): ServiceError[] {
  const { daily_budget_amount_local_micro, total_budget_amount_local_micro: total } = fields;
  const { bid_amount_local_micro, target_cpa_local_micro } = fields;
  const terms = { ...fields, budget_optimization: campaign.budget_optimization };
  const errors: ServiceError[] = [
    ...denominationErrors(
      {
        bid_amount_local_micro,
        target_cpa_local_micro,
        daily_budget_amount_local_micro,
        total_budget_amount_local_micro: total,
      },
      campaign.currency,
    ),
    ...ruleErrors(lineItemRules, terms),
    ...categoryErrors(fields.categories),
  ];
  if (total !== null && campaign.total !== null && BigInt(total) > BigInt(campaign.total)) {
    errors.push({
      code: "SPEND_EXCEEDS_BUDGET",
      message: "total_budget_amount_local_micro must be less than or equal to that of the campaign",
      parameter: "total_budget_amount_local_micro",
    });
  }
  return errors;
}

function categoryErrors(categories: readonly string[]): ServiceError[] {
  const unknown = categories.filter((id) => !IAB_CATEGORIES.some((category) => category.id === id));
  if (unknown.length > 0) return [unexpected("categories", "IAB categories", unknown.join())];
  if (businessCategoriesOf(categories).length <= BUSINESS_CATEGORIES_MAX) return [];
  const message = "A maximum of 2 advertiser business categories can be provided for categories";
  return [{ code: "INVALID_PARAMETER", message, parameter: "categories" }];
}

/** All line items of a campaign share objective and product. */
function strangersIn(campaign: CampaignOfLineItems, id: string, fields: LineItemFields): ServiceError[] {
  const errors: ServiceError[] = [];
  if (campaign.objective !== null && campaign.objective !== fields.objective) {
    const message = `Line items with different objectives are not allowed under the same campaign (campaign_id=${id})`;
    errors.push({ code: "INVALID", message, attribute: "objective" });
  }
  if (campaign.product_type !== null && campaign.product_type !== fields.product_type) {
    const message = `Line items with different product types are not allowed under the same campaign (campaign_id=${id})`;
    errors.push({ code: "INVALID", message, attribute: "product_type" });
  }
  return errors;
}
