import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection, SqlRow } from "../../database/connection";
import { lastsUntil } from "./lasting";
import { billedUntil, dailyOf, type Plan, planOf } from "./plan";
import { readInTurn } from "./records";

const SECOND_MS = 1_000;

/** Whether nothing may be left of an instrument that pays: it does not last until now. */
export const mayBeUsedUp = (connection: Connection, accountId: string, now: number): boolean =>
  connection.one(
    `SELECT 1 AS due FROM funding_instruments WHERE account_id = ? AND lasts_until <= ? AND exhausted_at IS NULL
       AND coalesce(credit_limit_local_micro, funded_amount_local_micro) IS NOT NULL
       AND coalesce(card_state NOT IN ('REJECTED', 'APPROVAL_PENDING'), 1)`,
    [accountId, formatServiceTime(now)],
  ) !== undefined;

/** What campaigns were charged to an instrument in a time, in micros. */
interface Charges {
  readonly billed: number;
  /** The daily budgets of those that may go on. */
  readonly daily: number;
}

const NOTHING: Charges = { billed: 0, daily: 0 };

/**
 * Adds what campaigns were charged from one instant to another to their instruments, and stops those of which nothing
 * is left. What was charged before does not change any more (past.ts), so that it is not looked at again; a clock that
 * was put back takes it back.
 */
export function chargeInstruments(
  connection: Connection,
  accountId: string,
  from: number,
  until: number,
): void {
  const charges = chargesOf(connection, accountId, from, until);
  for (const { id, most, spent, ended } of instrumentsOf(connection, accountId)) {
    let own = charges.get(id) ?? NOTHING;
    if (most !== null && ended === 0 && own.billed > 0 && spent + own.billed > most) {
      stop(connection, { accountId, fundingId: id, left: most - spent, from, until });
      own = chargesOf(connection, accountId, from, until, id).get(id) ?? NOTHING;
    }
    const left = Math.max(0, (most ?? Number.POSITIVE_INFINITY) - spent - own.billed);
    connection.run(
      `UPDATE funding_instruments SET spent_local_micro = spent_local_micro + ?, lasts_until = ?
       WHERE id = ?`,
      [own.billed, lastsUntil(until, left, own.daily), id],
    );
  }
}

interface InstrumentRow extends SqlRow {
  id: string;
  most: number | null;
  spent: number;
  ended: number;
}

const instrumentsOf = (connection: Connection, accountId: string) =>
  connection.all<InstrumentRow>(
    `SELECT id, coalesce(credit_limit_local_micro, funded_amount_local_micro) AS most, spent_local_micro AS spent,
       exhausted_at IS NOT NULL AS ended
     FROM funding_instruments WHERE account_id = ?`,
    [accountId],
  );

/** What was charged to the instruments of an account from one instant to another, or to one of them. */
function chargesOf(
  connection: Connection,
  accountId: string,
  from: number,
  until: number,
  fundingId?: string,
): ReadonlyMap<string, Charges> {
  const sums = new Map<string, Charges>();
  const ids = mayHaveSpent(connection, accountId, Math.min(from, until), fundingId);
  for (const records of readInTurn(connection, accountId, ids)) {
    const plan = planOf(records, Math.max(from, until));
    const { billed, daily } = sums.get(records.fundingId) ?? NOTHING;
    sums.set(records.fundingId, {
      billed: billed + billedBy(plan, until) - billedBy(plan, from),
      daily: daily + dailyOf(records),
    });
  }
  return sums;
}

/** Campaigns that may have spent anything since an instant: those that run, and those that were changed. */
const mayHaveSpent = (
  connection: Connection,
  accountId: string,
  since: number,
  fundingId: string | null = null,
): readonly string[] =>
  connection
    .many<{ id: string }>(
      ["id"],
      `SELECT c.id FROM campaigns c WHERE c.account_id = ?1 AND coalesce(c.funding_instrument_id = ?3, 1)
         AND (c.updated_at >= ?2
           OR (NOT c.deleted AND c.entity_status = 'ACTIVE' AND c.line_items > 0 AND coalesce(c.ends_at > ?2, 1))
           OR EXISTS (SELECT 1 FROM line_items l WHERE l.campaign_id = c.id AND l.updated_at >= ?2))`,
      [accountId, formatServiceTime(since), fundingId],
    )
    .map(({ id }) => id);

const billedBy = ({ slots, progress }: Plan, instant: number): number =>
  slots.reduce((sum, slot) => sum + billedUntil(slot, instant, progress) * slot.price, 0);

interface Stopping {
  readonly accountId: string;
  readonly fundingId: string;
  /** Micros at `from`. */
  readonly left: number;
  readonly from: number;
  readonly until: number;
}

/** Writes the last second at which what was left of an instrument paid for everything. */
function stop(connection: Connection, { accountId, fundingId, left, from, until }: Stopping): void {
  const plans: Plan[] = [];
  for (const records of readInTurn(
    connection,
    accountId,
    mayHaveSpent(connection, accountId, from, fundingId),
  ))
    plans.push(planOf(records, until));
  const billedAt = (instant: number) => plans.reduce((sum, plan) => sum + billedBy(plan, instant), 0);
  const before = billedAt(from);
  let [first, last] = [Math.floor(from / SECOND_MS), Math.floor(until / SECOND_MS)];
  while (last - first > 1) {
    const middle = Math.floor((first + last) / 2);
    if (billedAt(middle * SECOND_MS) - before <= left) first = middle;
    else last = middle;
  }
  connection.run("UPDATE funding_instruments SET exhausted_at = ? WHERE id = ?", [
    formatServiceTime(first * SECOND_MS),
    fundingId,
  ]);
}
