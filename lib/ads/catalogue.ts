import type { AnyEndpoint } from "./endpoint";
import * as accountApps from "./endpoints/account-apps";
import * as accountHistory from "./endpoints/account-history";
import * as accounts from "./endpoints/accounts";
import * as biddingRules from "./endpoints/bidding-rules";
import * as campaigns from "./endpoints/campaigns";
import * as fundingInstruments from "./endpoints/funding-instruments";
import * as lineItems from "./endpoints/line-items";
import * as placements from "./endpoints/placements";
import * as taxSettings from "./endpoints/tax-settings";
import * as userSettings from "./endpoints/user-settings";

const nouns: readonly Record<string, unknown>[] = [
  accounts,
  accountApps,
  accountHistory,
  taxSettings,
  userSettings,
  campaigns,
  fundingInstruments,
  biddingRules,
  lineItems,
  placements,
];

/** Every endpoint of the advertising service, found by shape among the exports of the noun files. */
export const catalogue: readonly AnyEndpoint[] = nouns.flatMap((noun) =>
  Object.values(noun).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === "object" && value !== null && "method" in value && "path" in value && "answer" in value
  );
}
