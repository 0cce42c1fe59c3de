import type { Connection } from "../../database/connection";
import type { Brand } from "../../seed/brands";
import type { Calendar, Chance } from "../../seed/calendar";
import { insertRows } from "../../seed/insert-rows";
import { planFunding } from "../funding/seed";
import { planHistory } from "./history-seed";
import { planSeedCampaigns, type SeededCampaign } from "./seed";

/** An account of the seed: its place among them, and what it is like. */
export interface PlannedAccount {
  readonly id: string;
  readonly brand: Brand;
  readonly index: number;
}

/** The instruments of an account, but for their amounts, and the campaigns that they pay for. */
export function planBelow(account: PlannedAccount, chance: Chance) {
  const { id, brand, index } = account;
  const funding = planFunding({ id, currency: brand.currency, index }, chance);
  const count = brand.campaigns ?? chance.random.between(14, 58);
  const ofFunding = funding.map((one) => one.funding);
  return { funding, campaigns: planSeedCampaigns({ ...account, funding: ofFunding }, count, chance) };
}

/**
 * Writes the campaigns of an account, and how some of them changed where that can be read.
 *
 * @param first the number (`seq`) of the first, by which its line items are made; the others follow
 */
export function insertCampaigns(
  connection: Connection,
  { id, history_allowed }: { readonly id: string; readonly history_allowed: number },
  { campaigns, first }: { readonly campaigns: readonly SeededCampaign[]; readonly first: number },
  calendar: Calendar,
): void {
  const rows = campaigns.map(({ row }, place) => ({ seq: first + place, ...row }));
  insertRows(connection, "campaigns", rows);
  if (history_allowed === 1)
    insertRows(connection, "account_history", planHistory(connection, id, rows, calendar));
}

/** The number after those of all campaigns there are. */
export const nextCampaign = (connection: Connection): number =>
  connection.one<{ next: number }>("SELECT coalesce(max(seq), 0) + 1 AS next FROM campaigns", [])?.next ?? 1;
