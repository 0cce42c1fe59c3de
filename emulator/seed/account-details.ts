import type { Connection } from "../store/connection";
import { fillInLineItems } from "./line-items";

/** Writes what lies below the campaigns of one account. Made of what the account has, so the same every time. */
export function fillInAccount(connection: Connection, accountId: string): void {
  fillInLineItems(connection, accountId);
}
