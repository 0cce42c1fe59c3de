import type { Connection } from "../store/connection";
import { countAllShown } from "../store/line-items";
import { fillInAudiences } from "./audiences";
import { fillInCreatives } from "./creatives";
import { fillInLineItems } from "./line-items";
import { fillInPromotions } from "./promotions";
import { fillInTargeting } from "./targeting";

/** Writes what lies below the campaigns of one account. Made of what the account has, so the same every time. */
export function fillInAccount(connection: Connection, accountId: string, now: string): void {
  fillInLineItems(connection, accountId);
  fillInTargeting(connection, accountId);
  fillInPromotions(connection, accountId);
  countAllShown(connection, accountId);
  fillInCreatives(connection, accountId, now);
  fillInAudiences(connection, accountId);
}
