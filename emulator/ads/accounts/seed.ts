import type { Environment } from "@/lib/ads/endpoint";
import { ACTIVE_CAMPAIGN_MAX } from "@/lib/ads/endpoints/campaigns";
import { dayStart, localTimeIn } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";
import { foldName } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import { type Brand, MANY_CAMPAIGNS } from "../../seed/brands";
import type { Calendar, Chance } from "../../seed/calendar";
import type { Random } from "../../seed/random";
import { stepAt } from "../statistics/plans";
import { planHandle } from "../users/store";

/** What is taken already: the handles that other brands have, and the businesses by their names. */
export interface Taken {
  readonly handles: Set<string>;
  readonly businesses: Map<string, string>;
}

/** The row of an account. Every third one is on the allowlist of the change history. */
export function planAccount(
  brand: Brand,
  index: number,
  environment: Environment,
  { handles, businesses }: Taken,
  { random, calendar }: Chance,
) {
  const age = random.between(60, 1_400) + random.below(86_400) / 86_400;
  const raised = (brand.campaigns ?? 0) > ACTIVE_CAMPAIGN_MAX;
  return {
    id: newIdentifier("account", random.below),
    environment,
    name: brand.name,
    name_folded: foldName(brand.name),
    handle: planHandle([brand.name, brand.business], handles),
    business_name: brand.business ?? null,
    business_id: brand.business ? businessOf(brand.business, businesses, random) : null,
    timezone: brand.timezone,
    timezone_switch_at: zoneSince(brand, Math.min(age, brand.zoneSince ?? age), calendar),
    approval_status: brand.approval ?? "ACCEPTED",
    industry_type: brand.industry,
    active_campaign_limit: raised ? MANY_CAMPAIGNS : ACTIVE_CAMPAIGN_MAX,
    history_allowed: index % 3 === 0 ? 1 : 0,
    details_due: 1,
    // What was spent before is part of the seed.
    settled_until: stepAt(calendar.now),
    charged_until: stepAt(calendar.now),
    created_at: calendar.inDays(-age),
    updated_at: calendar.inDays(-random.between(1, 59)),
    deleted: brand.deleted ? 1 : 0,
  };
}

/** Always midnight of the account's zone (public documentation, Timezones). */
function zoneSince({ timezone }: Brand, days: number, calendar: Calendar): string {
  const [day = ""] = localTimeIn(timezone, Date.parse(calendar.inDays(-days))).split("T");
  return formatServiceTime(dayStart(day, timezone) ?? calendar.now);
}

/** Drawn for every account, so that a business with two of them changes nothing of what is drawn after it. */
function businessOf(name: string, businesses: Map<string, string>, random: Random): string {
  const drawn = newIdentifier("accountApp", random.below);
  const id = businesses.get(name) ?? drawn;
  businesses.set(name, id);
  return id;
}

/** Apps that accounts of mobile advertisers promote. */
export function planApps(accountId: string, brand: Brand, { random, calendar }: Chance) {
  if (brand.industry !== "MOBILE") return [];
  const slug = foldName(brand.themes.at(-1) ?? "app").replace(/[^a-z]+/g, "");
  return [
    { store: `com.example.${slug}`, os: "Android" },
    { store: String(random.between(900_000_000, 1_600_000_000)), os: "iOS" },
  ].map(({ store, os }) => ({
    id: newIdentifier("accountApp", random.below),
    account_id: accountId,
    app_store_identifier: store,
    conversion_tracking_enabled: random.below(2),
    deep_link_pattern: os === "Android" ? `${slug}://open` : null,
    os_type: os,
    created_at: calendar.inDays(-random.between(90, 300)),
    updated_at: calendar.inDays(-random.between(1, 80)),
    deleted: 0,
  }));
}
