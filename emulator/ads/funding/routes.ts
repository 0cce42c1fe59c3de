import * as funding from "@/lib/ads/endpoints/funding-instruments";
import { brokenRules } from "@/lib/ads/rules";
import { newIdentifier } from "../../database/identifiers";
import type { Store } from "../../database/store";
import { currencies } from "../../service/currencies";
import { answerList } from "../../service/list-answer";
import { denominationErrors } from "../../service/money";
import { notFound, Refusal, unexpected } from "../../service/refusals";
import { route } from "../../service/route";
import {
  fundingInstruments as collection,
  deleteFundingInstrument,
  filterFunding,
  fundingInstrumentJson,
  insertFundingInstrument,
} from "./store";

const SANDBOX_DESCRIPTION = "(no payment method has been set up yet)";

interface Which {
  accountId: string;
  id: string;
  withDeleted: boolean;
  now: string;
}

function shown(store: Store, which: Which): { data: string } {
  const data = fundingInstrumentJson(store.connection, which);
  if (data === undefined) {
    throw new Refusal([notFound("Funding Instrument", which.id, "funding_instrument_id", which.accountId)]);
  }
  return { data };
}

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

  route(funding.get, ({ params, store, now }) =>
    shown(store, {
      accountId: params.account_id,
      id: params.funding_instrument_id,
      withDeleted: params.with_deleted ?? false,
      now,
    }),
  ),

  route(funding.create, ({ params, store, now }) => {
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
      insertFundingInstrument(store.connection, {
        id,
        accountId,
        type: params.type,
        description: SANDBOX_DESCRIPTION,
        currency,
        startTime: params.start_time,
        endTime: params.end_time ?? null,
        creditLimit: asInteger(credit_limit_local_micro),
        fundedAmount: asInteger(funded_amount_local_micro),
        now,
      }),
    );
    store.validity.forget();
    return shown(store, { accountId, id, withDeleted: false, now });
  }),

  route(funding.remove, ({ params, store, now }) => {
    const { account_id: accountId, funding_instrument_id: id } = params;
    const deleted = store.write(() => deleteFundingInstrument(store.connection, accountId, id, now));
    return shown(store, { accountId, id, withDeleted: deleted, now });
  }),
];

const asInteger = (micros: string | undefined) => (micros === undefined ? null : BigInt(micros));
