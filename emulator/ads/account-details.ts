import type { Connection } from "../database/connection";
import { fillInPromotions } from "./associations/seed";
import { fillInAudiences } from "./audiences/seed";
import { fillInCreatives } from "./creatives-seed";
import { fillInLineItems } from "./line-items/seed";
import { countAllShown } from "./line-items/store";
import { fillInMeasurement } from "./measurement/seed";
import { fillInTargeting } from "./targeting/seed";
import { fillInCampaigns } from "./written-later";

/**
 * Writes what lies below the campaigns of one account, and of some accounts the campaigns. Made of what the account has,
 * so the same every time.
 */
export function fillInAccount(connection: Connection, accountId: string, now: string): void {
  fillInCampaigns(connection, accountId);
  fillInLineItems(connection, accountId);
  fillInTargeting(connection, accountId);
  fillInPromotions(connection, accountId);
  countAllShown(connection, accountId);
  fillInCreatives(connection, accountId, now);
  fillInAudiences(connection, accountId);
  fillInMeasurement(connection, accountId, now);
}
