import * as biddingRules from "@/lib/ads/endpoints/bidding-rules";
import { stringifyExactJson } from "@/lib/json/exact-json";
import { currencies } from "../../service/currencies";
import { minimumDenomination } from "../../service/money";
import { route } from "../../service/route";

/** A highest bid of a hundred thousand of the smallest coin: 1,000.00 where there are cents. */
const HIGHEST_BID = 100_000n;

export const biddingRuleRoutes = [
  route(
    biddingRules.list,
    ({ params }) => {
      const asked = currencies.filter((code) => params.currency === undefined || code === params.currency);
      const rules = asked.map((currency) => {
        const smallest = minimumDenomination(currency);
        return {
          currency,
          minimum_cpe_bid_local_micro: smallest,
          maximum_cpe_bid_local_micro: smallest * HIGHEST_BID,
          minimum_denomination: smallest,
        };
      });
      return { data: stringifyExactJson(rules), nextCursor: null, totalCount: rules.length };
    },
    { dataType: "bidding_rule" },
  ),
];
