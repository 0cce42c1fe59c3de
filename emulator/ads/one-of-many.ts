import type { Connection } from "../database/connection";
import { BRANDS, type Brand } from "../seed/brands";
import { type Calendar, createCalendar } from "../seed/calendar";
import { manyBrands } from "../seed/many-brands";
import { createRandom, RANDOM_SEED } from "../seed/random";
import { insertCampaigns, planBelow } from "./campaigns/below-account";
import { planAmounts } from "./campaigns/funding-amounts-seed";
import { planFunding } from "./funding/seed";

/**
 * The large seed has hundreds of accounts beside the demo's. Their campaigns are written when they are first asked for:
 * those of all together would take longer than starting may.
 */

/** Whether a live account is beside the demo's. */
export const isOneOfMany = (index: number): boolean => index >= BRANDS.length;

/** Chance of its own, so that it is the same whenever it is drawn. */
const chanceOf = (index: number, calendar: Calendar) => ({
  random: createRandom(RANDOM_SEED * 1_000 + index),
  calendar,
});

/** The instruments of such an account, with the identifiers that they keep. */
export const planOneOfMany = (id: string, brand: Brand, index: number, calendar: Calendar) => ({
  funding: planFunding({ id, currency: brand.currency, index }, chanceOf(index, calendar)),
});

/** Writes the campaigns of such an account, and what its instruments have spent on them. */
export function fillInOneOfMany(connection: Connection, id: string): void {
  const account = connection.one<{ seq: number; settled_until: number; history_allowed: number }>(
    "SELECT seq, settled_until, history_allowed FROM accounts WHERE id = ? AND environment = 'live'",
    [id],
  );
  // Live accounts were written first, in the order of the brands.
  const index = (account?.seq ?? 0) - 1;
  const brand = isOneOfMany(index) ? manyBrands(createRandom(RANDOM_SEED))[index] : undefined;
  if (!account || !brand) return;
  // It is as old as the others, whatever the clock has come to since: settled until the seed was planned.
  const calendar = createCalendar(account.settled_until);
  const { funding, campaigns } = planBelow({ id, brand, index }, chanceOf(index, calendar));
  insertCampaigns(connection, { id, history_allowed: account.history_allowed }, campaigns, calendar);
  for (const one of funding) {
    const amounts = planAmounts(one, campaigns, calendar);
    connection.run(
      `UPDATE funding_instruments SET credit_limit_local_micro = ?, funded_amount_local_micro = ?,
         spent_local_micro = ?, exhausted_at = ?, lasts_until = ? WHERE id = ?`,
      [
        amounts.credit_limit_local_micro,
        amounts.funded_amount_local_micro,
        amounts.spent_local_micro,
        amounts.exhausted_at,
        amounts.lasts_until,
        one.row.id,
      ],
    );
  }
}
