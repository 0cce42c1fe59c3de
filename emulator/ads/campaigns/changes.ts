import type * as z from "zod";
import { campaignRules, type create, type update } from "@/lib/ads/endpoints/campaigns";
import type { ServiceError } from "@/lib/ads/service-error";
import { newIdentifier } from "../../database/identifiers";
import { markDeleted } from "../../database/rows";
import { type Changed, type Changing, onlyGiven } from "../../service/changes";
import { denominationErrors } from "../../service/money";
import { notFound, ruleErrors } from "../../service/refusals";
import { FundingStates } from "../funding/store";
import { changedJson } from "../history/record-change";
import { type Change, inJson, recordChange } from "../history/store";
import { ActiveCampaigns } from "./active-campaigns";
import { type CampaignFields, campaigns, findCampaign, insertCampaign, updateCampaign } from "./store";

type CampaignToCreate = Omit<z.output<typeof create.params>, "account_id">;
type CampaignToUpdate = Omit<z.output<typeof update.params>, "account_id">;

export function createCampaign(changing: Changing, params: CampaignToCreate): Changed {
  const { membership, now } = changing;
  const { connection } = changing.store;
  const { accountId } = membership;
  const fundingId = params.funding_instrument_id;
  const funding = changing.store.cache(FundingStates).of(accountId, fundingId);
  const errors: ServiceError[] = [];
  if (!funding || funding.deleted === 1) {
    errors.push(invalidFunding(`Funding Instrument ${fundingId} was not found for Account ${accountId}`));
  } else if (funding.end_time !== null && funding.end_time <= now) {
    errors.push(invalidFunding(`Funding Instrument ${fundingId} has expired`));
  } else if (funding.card_state === "REJECTED" || funding.card_state === "DELETED") {
    errors.push(invalidFunding(`The credit card of Funding Instrument ${fundingId} cannot be charged`));
  }
  const fields = withDefaults(params);
  errors.push(...mistakesIn(fields, funding?.currency));
  if (fields.entity_status !== "DRAFT") errors.push(...withoutRoom(changing));
  if (errors.length > 0) return { errors };

  const id = newIdentifier("campaign");
  insertCampaign(connection, { id, accountId, fundingInstrumentId: fundingId, now }, fields);
  const changes = asBeforeAndAfter({}, { funding_instrument_id: fundingId, ...fields });
  return storeCampaignChange(changing, "CREATE", id, changes);
}

export function changeCampaign(
  changing: Changing,
  { campaign_id: id, ...params }: CampaignToUpdate,
): Changed {
  const { membership, now } = changing;
  const { connection } = changing.store;
  const { accountId } = membership;
  const before = findCampaign(connection, accountId, id);
  if (!before) return { errors: [notFound("Campaign", id, "campaign_id", accountId)] };
  const after = { ...before, ...onlyGiven(params) };
  if (params.budget_optimization !== undefined && params.standard_delivery === undefined) {
    after.standard_delivery = deliveryDefault(params.budget_optimization);
  }
  const errors = mistakesIn(after, before.currency);
  if (before.entity_status === "DRAFT" && after.entity_status !== "DRAFT")
    errors.push(...withoutRoom(changing));
  if (errors.length > 0) return { errors };
  const changes = asBeforeAndAfter(before, after);
  if (changes === NO_CHANGES) return { record: changedJson(changing, campaigns, id) };
  updateCampaign(connection, { id, accountId, now }, after);
  return storeCampaignChange(changing, "UPDATE", id, changes);
}

export function removeCampaign(changing: Changing, id: string): Changed {
  const { membership, now } = changing;
  const { connection } = changing.store;
  const { accountId } = membership;
  if (!markDeleted(connection, "campaigns", { id, accountId }, now)) {
    return { errors: [notFound("Campaign", id, "campaign_id", accountId)] };
  }
  return storeCampaignChange(changing, "DELETE", id, asBeforeAndAfter({ deleted: false }, { deleted: true }));
}

const invalidFunding = (message: string): ServiceError => ({
  code: "INVALID_FUNDING_INSTRUMENT",
  message,
  parameter: "funding_instrument_id",
});

/** Advertising specification, Campaign: default CAMPAIGN, and standard delivery only with it. */
const deliveryDefault = (optimization: string) => (optimization === "CAMPAIGN" ? true : null);

function withDefaults(params: CampaignToCreate): CampaignFields {
  const optimization = params.budget_optimization ?? "CAMPAIGN";
  return {
    name: params.name,
    entity_status: params.entity_status ?? "ACTIVE",
    budget_optimization: optimization,
    daily_budget_amount_local_micro: params.daily_budget_amount_local_micro ?? null,
    total_budget_amount_local_micro: params.total_budget_amount_local_micro ?? null,
    standard_delivery: params.standard_delivery ?? deliveryDefault(optimization),
    purchase_order_number: params.purchase_order_number ?? null,
  };
}

/** Rules are held against the campaign as it would be after the change. */
function mistakesIn(fields: CampaignFields, currency: string | undefined): ServiceError[] {
  const { daily_budget_amount_local_micro, total_budget_amount_local_micro } = fields;
  const amounts = { daily_budget_amount_local_micro, total_budget_amount_local_micro };
  return [
    ...(currency === undefined ? [] : denominationErrors(amounts, currency)),
    ...ruleErrors(campaignRules, fields),
  ];
}

const NO_CHANGES = "{}";

function asBeforeAndAfter(before: object, after: object): Change["changesJson"] {
  const earlier = new Map<string, unknown>(Object.entries(before));
  let fields = "";
  for (const [name, value] of Object.entries(after)) {
    const was = earlier.get(name) ?? null;
    if (was === value) continue;
    fields += `${fields === "" ? "" : ","}"${name}":{"before":${inJson(name, was)},"after":${inJson(name, value)}}`;
  }
  return `{${fields}}`;
}

/** A campaign that begins to count needs room under the account's limit. */
function withoutRoom({ store, membership, now }: Changing): ServiceError[] {
  if (store.cache(ActiveCampaigns).take(membership, now)) return [];
  const { accountId, activeCampaignLimit: limit } = membership;
  const message = `Account ${accountId} has reached its limit of ${limit} active campaigns`;
  return [{ code: "TOO_MANY_CAMPAIGNS", message }];
}

/** Notes the change in the account's history and returns the campaign as it is now. */
function storeCampaignChange(
  changing: Changing,
  type: Change["type"],
  id: string,
  changesJson: string,
): Changed {
  const { store, membership, caller, now } = changing;
  const { accountId } = membership;
  const record = changedJson(changing, campaigns, id);
  recordChange(store.connection, {
    accountId,
    entity: "CAMPAIGN",
    entityId: id,
    userId: caller.userId,
    now,
    type,
    changesJson,
    entityJson: record,
  });
  return { record };
}
