import * as funding from "@/lib/ads/endpoints/funding-instruments";
import { newIdentifier } from "../../database/identifiers";
import { setColumns, updateRow } from "../../database/rows";
import { currencies } from "../../service/currencies";
import { asInteger, denominationErrors } from "../../service/money";
import { Refusal, ruleErrors, unexpected } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { fundingInstruments as collection, FundingStates } from "./store";

const SANDBOX_DESCRIPTION = "(no payment method has been set up yet)";

const resource = new Resource({
  kind: "Funding Instrument",
  parameter: "funding_instrument_id",
  collection,
});

export const fundingInstrumentRoutes = [
  route(funding.list, (call) => resource.list(call, { id: call.params.funding_instrument_ids }), {
    showsSpending: "charges",
  }),

  route(funding.get, resource.get, { showsSpending: "charges" }),

  route(funding.create, (call) => {
    const { params } = call;
    const { currency, credit_limit_local_micro, funded_amount_local_micro } = params;
    const errors = [
      ...(currencies.includes(currency)
        ? denominationErrors({ credit_limit_local_micro, funded_amount_local_micro }, currency)
        : [unexpected("currency", "an ISO 4217 currency", currency)]),
      ...ruleErrors(funding.fundingRules, params),
    ];
    if (errors.length > 0) throw new Refusal(errors);
    call.store.validity.forget();
    return resource.created(call, newIdentifier("fundingInstrument"), {
      ...params,
      description: SANDBOX_DESCRIPTION,
      credit_limit_local_micro: asInteger(credit_limit_local_micro),
      funded_amount_local_micro: asInteger(funded_amount_local_micro),
      entity_status: "ACTIVE",
    });
  }),

  route(
    funding.update,
    (call) => {
      const { params, store, now } = call;
      const { account_id: accountId, funding_instrument_id: id, entity_status } = params;
      const { connection } = store;
      resource.json(call, id);
      const held = connection.one<{ type: string; currency: string; spent: number | bigint }>(
        "SELECT type, currency, spent_local_micro AS spent FROM funding_instruments WHERE id = ?",
        [id],
      );
      if (held?.type !== "PARTNER_MANAGED") throw notManaged(id);
      const funded = asInteger(params.funded_amount_local_micro) ?? undefined;
      const errors = denominationErrors(
        { funded_amount_local_micro: params.funded_amount_local_micro },
        held.currency,
      );
      if (errors.length > 0) throw new Refusal(errors);
      if (funded !== undefined && funded < held.spent) throw spent(id);
      store.write(() => {
        const changed = { entity_status, funded_amount_local_micro: funded, updated_at: now };
        updateRow(connection, "funding_instruments", { accountId, id }, changed);
        // What it can pay for is computed again.
        setColumns(connection, "funding_instruments", id, { exhausted_at: null, lasts_until: "" });
        connection.run("UPDATE campaigns SET lasts_until = '' WHERE funding_instrument_id = ?", [id]);
      });
      store.validity.forget();
      return resource.shown(call, id);
    },
    { showsSpending: "charges" },
  ),

  route(funding.remove, (call) =>
    resource.deleted(call, call.params.funding_instrument_id, () => call.store.cache(FundingStates).clear()),
  ),
];

function notManaged(id: string): Refusal {
  const message = `Funding Instrument ${id} is not managed by a partner and cannot be changed`;
  return new Refusal([{ code: "ACTION_NOT_ALLOWED", message, parameter: "funding_instrument_id" }]);
}

function spent(id: string): Refusal {
  const message = `Funding Instrument ${id} has already spent more than funded_amount_local_micro`;
  return new Refusal([{ code: "SPEND_EXCEEDS_BUDGET", message, parameter: "funded_amount_local_micro" }]);
}
