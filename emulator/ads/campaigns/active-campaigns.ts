import type { Connection } from "../../database/connection";
import type { Membership } from "../../service/memberships";
import { countActiveCampaigns } from "./store";

/**
 * How many more active campaigns each account may have. Counting thousands for every new one is slow, so what
 * is known here is a lower bound: ends and deletions only make room, and when none seems left it is counted.
 */
export class ActiveCampaigns {
  private readonly left = new Map<string, number>();

  constructor(private readonly connection: Connection) {}

  /** Takes room for one campaign; false when the account has none. */
  take({ accountId, activeCampaignLimit }: Membership, now: string): boolean {
    let left = this.left.get(accountId) ?? 0;
    if (left <= 0) left = activeCampaignLimit - countActiveCampaigns(this.connection, accountId, now);
    this.left.set(accountId, left - 1);
    return left > 0;
  }

  clear(): void {
    this.left.clear();
  }
}
