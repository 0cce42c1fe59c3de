import { recordChange } from "../store/account-history";
import { campaignJson } from "../store/campaigns";
import { Connection } from "../store/connection";
import type { Db } from "../store/database";
import type { Calendar } from "./calendar";
import { PEOPLE } from "./people";

/** Campaigns of an account that come with a past. */
const WITH_PAST = 6;

/** A past for some campaigns of an account on the allowlist: created by one, renamed by another. */
export function seedHistory(
  db: Db,
  accountId: string,
  campaigns: readonly { id: string; name: string }[],
  calendar: Calendar,
): void {
  const connection = new Connection(db);
  const now = calendar.inDays(0);
  const [first, second = first] = PEOPLE;
  for (const [number, { id, name }] of campaigns.slice(0, WITH_PAST).entries()) {
    const entityJson = campaignJson(connection, { accountId, id, withDeleted: true, now });
    if (!entityJson || !first || !second) continue;
    const change = { accountId, entity: "CAMPAIGN", entityId: id, entityJson } as const;
    const text = JSON.stringify(name);
    const earlier = JSON.stringify(`${name} (copy)`);
    recordChange(connection, {
      ...change,
      userId: first.id,
      now: calendar.inDays(-20 - number),
      type: "CREATE",
      changesJson: `{"name":{"before":null,"after":${earlier}}}`,
    });
    recordChange(connection, {
      ...change,
      userId: second.id,
      now: calendar.inDays(-2 - number / 10),
      type: "UPDATE",
      changesJson: `{"name":{"before":${earlier},"after":${text}}}`,
    });
  }
}
