import * as funding from "@/lib/ads/endpoints/funding-instruments";
import { brokenRules } from "@/lib/ads/rules";
import { newIdentifier } from "../../database/identifiers";
import { insertRow } from "../../database/rows";
import { currencies } from "../../service/currencies";
import { answerList } from "../../service/list-answer";
import { denominationErrors } from "../../service/money";
import { Refusal, unexpected } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { fundingInstruments as collection, filterFunding } from "./store";

const SANDBOX_DESCRIPTION = "(no payment method has been set up yet)";

const resource = new Resource({
  kind: "Funding Instrument",
  parameter: "funding_instrument_id",
  table: "funding_instruments",
  collection,
});

export const fundingInstrumentRoutes = [
  route(funding.list, (call) => {
    const { params } = call;
    return answerList(
      call,
      collection,
      filterFunding({
        accountId: params.account_id,
        ids: params.funding_instrument_ids,
        withDeleted: params.with_deleted,
      }),
    );
  }),

  route(funding.get, (call) =>
    resource.shown(call, call.params.funding_instrument_id, call.params.with_deleted),
  ),

  route(funding.create, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, currency, credit_limit_local_micro, funded_amount_local_micro } = params;
    const errors = [
      ...(currencies.includes(currency)
        ? denominationErrors({ credit_limit_local_micro, funded_amount_local_micro }, currency)
        : [unexpected("currency", "an ISO 4217 currency", currency)]),
      ...brokenRules(funding.fundingRules, params).map(({ code, message, parameter }) => ({
        code,
        message,
        parameter,
      })),
    ];
    if (errors.length > 0) throw new Refusal(errors);
    const id = newIdentifier("fundingInstrument");
    store.write(() =>
      insertRow(store.connection, "funding_instruments", {
        id,
        account_id: accountId,
        type: params.type,
        description: SANDBOX_DESCRIPTION,
        currency,
        start_time: params.start_time,
        end_time: params.end_time ?? null,
        credit_limit_local_micro: asInteger(credit_limit_local_micro),
        funded_amount_local_micro: asInteger(funded_amount_local_micro),
        entity_status: "ACTIVE",
        created_at: now,
        updated_at: now,
      }),
    );
    store.validity.forget();
    return resource.shown(call, id);
  }),

  route(funding.remove, (call) => resource.deleted(call, call.params.funding_instrument_id)),
];

const asInteger = (micros: string | undefined) => (micros === undefined ? null : BigInt(micros));
