import * as audienceEstimate from "@/lib/ads/endpoints/audience-estimate";
import type { ServiceError } from "@/lib/ads/service-error";
import type { TargetingTerms } from "@/lib/ads/targeting-rules";
import type { Connection } from "../../database/connection";
import { likelyNumber } from "../../seed/random";
import { holdRules, Refusal } from "../../service/refusals";
import { route } from "../../service/route";
import { sizeOfAudience } from "../audiences/store";
import { criterionErrors, iabCategoriesIncomplete } from "../targeting/checks";

/** People who use the service; an invented number, like all that follow from it. */
const USERS_OF_SERVICE = 240_000_000;

interface Criterion {
  readonly targeting_type: string;
  readonly targeting_value: string;
}

export const audienceEstimateRoutes = [
  route(audienceEstimate.estimate, ({ store, body, params, now }) => {
    holdRules([audienceEstimate.primaryCriterionNeeded], body.targeting_criteria);
    const criteria = body.targeting_criteria.map((criterion) => ({
      ...criterion,
      operator_type: criterion.operator_type ?? body.operator_type ?? "EQ",
    }));
    const errors = targetingErrors(store.connection, params.account_id, criteria);
    if (errors.length > 0) throw new Refusal(errors);
    const included = criteria.filter(({ operator_type }) => operator_type === "EQ");
    const people = (audience: string) => sizeOfAudience(store.connection, params.account_id, audience, now);
    const size = sizeOf(included, people);
    return {
      data: JSON.stringify({
        audience_size: { min: Math.floor((size * 9) / 10), max: Math.ceil((size * 11) / 10) },
      }),
      request: JSON.stringify({ params: { targeting_criteria: null, account_id: params.account_id } }),
    };
  }),
];

/** What targeting would refuse, estimates refuse: a number for what cannot be targeted would be planned with. */
function targetingErrors(
  connection: Connection,
  accountId: string,
  criteria: readonly TargetingTerms[],
): ServiceError[] {
  const ofEach = criteria.flatMap((criterion, index) =>
    criterionErrors({ connection, accountId }, criterion, criteria.slice(0, index)).map((error) => ({
      ...error,
      parameter: `targeting_criteria[${index}].${error.parameter}`,
    })),
  );
  if (ofEach.length > 0) return ofEach;
  return iabCategoriesIncomplete(criteria).map((error) => ({
    ...error,
    parameter: `targeting_criteria[${criteria.findIndex((one) => one.targeting_value === error.value)}].targeting_value`,
  }));
}

/**
 * Primary criteria add people, the others keep a share of them: more values of one type keep more. Who is in an
 * audience is known; the people like them are invented with the rest.
 */
function sizeOf(criteria: readonly Criterion[], people: (audience: string) => number): number {
  const isPrimary = ({ targeting_type }: Criterion) =>
    audienceEstimate.PRIMARY_TYPES.includes(targeting_type);
  const found = criteria.filter(isPrimary).reduce((sum, { targeting_type, targeting_value }) => {
    if (targeting_type === "CUSTOM_AUDIENCE") return sum + people(targeting_value);
    return sum + likelyNumber(`${targeting_type} ${targeting_value}`, 40_000, 4_000_000);
  }, 0);
  const shares = new Map<string, number>();
  for (const { targeting_type: type, targeting_value: value } of criteria.filter((one) => !isPrimary(one))) {
    shares.set(type, Math.min(1, (shares.get(type) ?? 0) + likelyNumber(`${type} ${value}`, 8, 55) / 100));
  }
  const share = [...shares.values()].reduce((product, one) => product * one, 1);
  return Math.round(Math.min(USERS_OF_SERVICE, found) * share);
}
