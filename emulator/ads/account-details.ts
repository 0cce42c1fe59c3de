import type { Connection } from "../database/connection";
import { fillInPromotions } from "./associations/seed";
import { fillInAudiences } from "./audiences/seed";
import { fillInCreatives } from "./creatives-seed";
import { fillInLineItems } from "./line-items/seed";
import { countAllShown } from "./line-items/store";
import { fillInMeasurement } from "./measurement/seed";
import { fillInOneOfMany } from "./one-of-many";
import { fillInTargeting } from "./targeting/seed";

/**
 * Writes what lies below the campaigns of one account, and the campaigns of one of many. Made of what the account has,
 * so the same every time.
 */
export function fillInAccount(connection: Connection, accountId: string, now: string): void {
  fillInOneOfMany(connection, accountId);
  fillInLineItems(connection, accountId);
  fillInTargeting(connection, accountId);
  fillInPromotions(connection, accountId);
  countAllShown(connection, accountId);
  fillInCreatives(connection, accountId, now);
  fillInAudiences(connection, accountId);
  fillInMeasurement(connection, accountId, now);
}
