import type { Connection } from "../database/connection";
import { setColumns } from "../database/rows";
import { BRANDS, type Brand } from "../seed/brands";
import { type Calendar, type Chance, createCalendar } from "../seed/calendar";
import { manyBrands } from "../seed/many-brands";
import { createRandom, RANDOM_SEED } from "../seed/random";
import { insertCampaigns, nextCampaign, type PlannedAccount, planBelow } from "./campaigns/below-account";
import { dailyByFunding, planAmounts } from "./campaigns/funding-amounts-seed";
import { planFunding } from "./funding/seed";

/**
 * The demo has one account with thousands of campaigns, and the large seed hundreds of accounts beside the demo's. Their
 * campaigns are written when they are first asked for: those of all together would take longer than starting may.
 */

/** Campaigns of one account that there is time for while the emulator starts. */
const MAX_AT_START = 1_000;

/** Whether the campaigns of a live account are written when they are first asked for. */
export const isWrittenLater = ({ campaigns = 0 }: Brand, index: number): boolean =>
  index >= BRANDS.length || campaigns > MAX_AT_START;

/**
 * Numbers that the demo's accounts draw before the one with thousands of campaigns, and that those draw. Whenever they
 * are drawn, it is these, and the accounts behind go on after them: all are as documents and tests use them.
 */
export const DRAWN = { before: 2_093, forCampaigns: 221_522 } as const;

/** Chance of its own, so that it is the same whenever it is drawn. */
function chanceOf(index: number, calendar: Calendar) {
  const ofDemo = index < BRANDS.length;
  const random = createRandom(ofDemo ? RANDOM_SEED : RANDOM_SEED * 1_000 + index);
  if (ofDemo) random.skip(DRAWN.before);
  return { random, calendar };
}

/** The count of numbers (`seq`) reserved for the same campaigns: the content of line items depends on them. */
export const RESERVED_NUMBERS = 8_003;

/** The instruments of such an account, with their final identifiers, and only room for its campaigns. */
export function planWithoutCampaigns({ id, brand, index }: PlannedAccount, { random, calendar }: Chance) {
  if (index < BRANDS.length) random.skip(DRAWN.forCampaigns);
  const funding = planFunding({ id, currency: brand.currency, index }, chanceOf(index, calendar));
  return { funding, campaigns: [], reserved: index < BRANDS.length ? RESERVED_NUMBERS : 0 };
}

/** The first number reserved for an account of the demo: its numbers precede those of the accounts behind it. */
const firstReserved = (connection: Connection, seq: number): number | undefined =>
  connection.one<{ first: number }>(
    `SELECT min(c.seq) - ?1 AS first FROM campaigns c JOIN accounts a ON a.id = c.account_id WHERE a.seq > ?2`,
    [RESERVED_NUMBERS, seq],
  )?.first;

/** Writes the campaigns of such an account, and what its instruments have spent on them. */
export function fillInCampaigns(connection: Connection, id: string): void {
  const account = connection.one<{ seq: number; settled_until: number; history_allowed: number }>(
    "SELECT seq, settled_until, history_allowed FROM accounts WHERE id = ? AND environment = 'live'",
    [id],
  );
  // Live accounts were written first, in the order of the brands.
  const index = (account?.seq ?? 0) - 1;
  const brand = manyBrands(createRandom(RANDOM_SEED))[index];
  if (!account || !brand || !isWrittenLater(brand, index)) return;
  // It is as old as the others, whatever the clock has come to since: settled until the seed was planned.
  const calendar = createCalendar(account.settled_until);
  const { funding, campaigns } = planBelow({ id, brand, index }, chanceOf(index, calendar));
  const ownFirst = index < BRANDS.length ? firstReserved(connection, account.seq) : undefined;
  const first = ownFirst ?? nextCampaign(connection);
  insertCampaigns(
    connection,
    { id, history_allowed: account.history_allowed },
    { campaigns, first },
    calendar,
  );
  const dailyOf = dailyByFunding(campaigns, calendar);
  for (const one of funding) {
    const amounts = planAmounts(one, dailyOf(one.row.id), calendar);
    setColumns(connection, "funding_instruments", one.row.id, amounts);
  }
}
