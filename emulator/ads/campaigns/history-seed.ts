import type { Connection } from "../../database/connection";
import { recordJson } from "../../database/rows";
import type { Calendar } from "../../seed/calendar";
import { PEOPLE } from "../../seed/people";
import { type Change, changeRow } from "../history/store";
import { campaigns as collection } from "./store";

/** Campaigns of an account that come with a past. */
const WITH_PAST = 6;
const UNIT_MICROS = 1_000_000n;

/** Of a planned campaign, what its past leads to. */
interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly daily_budget_amount_local_micro: bigint | number | string | null;
  readonly entity_status: string;
}

type Past = Pick<Change, "userId" | "now" | "type" | "changesJson">;

/**
 * A past for some campaigns of an account on the allowlist: created by one, then renamed, paused, resumed and given
 * twice the budget by another.
 */
export function planHistory(
  connection: Connection,
  accountId: string,
  campaigns: readonly Campaign[],
  calendar: Calendar,
) {
  const now = calendar.inDays(0);
  return campaigns.slice(0, WITH_PAST).flatMap((campaign, number) => {
    const { id } = campaign;
    const entityJson = recordJson(connection, collection, { accountId, id, withDeleted: true, now });
    if (!entityJson) return [];
    return pastOf(campaign, number, calendar).map((change) =>
      changeRow({ ...change, accountId, entity: "CAMPAIGN", entityId: id, entityJson }),
    );
  });
}

/** Oldest first; each change leads to what the next one finds, and the last to what the campaign is now. */
function pastOf(campaign: Campaign, number: number, calendar: Calendar): Past[] {
  const [first, second] = PEOPLE;
  const name = JSON.stringify(campaign.name);
  const earlier = JSON.stringify(`${campaign.name} (copy)`);
  const budget = BigInt(campaign.daily_budget_amount_local_micro ?? 0);
  const half = (budget / 2n / UNIT_MICROS) * UNIT_MICROS;
  const grew = half > 0n;
  const draft = campaign.entity_status === "DRAFT";
  const created = {
    name: `{"before":null,"after":${earlier}}`,
    entity_status: `{"before":null,"after":"${draft ? "DRAFT" : "ACTIVE"}"}`,
    ...(grew && { daily_budget_amount_local_micro: `{"before":null,"after":${half}}` }),
  };
  const status = (before: string, after: string) => ({
    entity_status: `{"before":"${before}","after":"${after}"}`,
  });
  const change = (
    by: typeof first,
    days: number,
    type: Past["type"],
    fields: Record<string, string>,
  ): Past[] =>
    by
      ? [
          {
            userId: by.id,
            now: calendar.inDays(days),
            type,
            changesJson: `{${Object.entries(fields)
              .map(([field, sides]) => `"${field}":${sides}`)
              .join(",")}}`,
          },
        ]
      : [];
  return [
    ...change(first, -20 - number, "CREATE", created),
    ...(draft ? [] : change(second, -12 - number / 10, "UPDATE", status("ACTIVE", "PAUSED"))),
    ...(campaign.entity_status === "ACTIVE"
      ? change(first, -11 - number / 10, "UPDATE", status("PAUSED", "ACTIVE"))
      : []),
    ...(grew
      ? change(second, -5 - number / 10, "UPDATE", {
          daily_budget_amount_local_micro: `{"before":${half},"after":${budget}}`,
        })
      : []),
    ...change(second, -2 - number / 10, "UPDATE", { name: `{"before":${earlier},"after":${name}}` }),
  ];
}
