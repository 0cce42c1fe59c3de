import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection, SqlRow } from "../../database/connection";
import type { RecordStore } from "../../database/store";
import type { SpendingShown } from "../../service/route";
import { chargeInstruments, mayBeUsedUp } from "./charges";
import { lastsUntil, NEVER } from "./lasting";
import { dailyOf, planOf } from "./plan";
import { stepAt } from "./plans";
import { type CampaignRecords, readInTurn } from "./records";

const HOUR_MS = 3_600_000;
/** Campaigns of an account whose charges are added up by the hour. */
const LARGE = 1_000;

interface Looked {
  readonly step: number;
  readonly what: SpendingShown;
}

/** What was looked at in the step that has begun, of each account. */
export class LookedAt {
  private readonly last = new Map<string, Looked>();

  hasSeen(accountId: string, step: number, what: SpendingShown): boolean {
    const last = this.last.get(accountId);
    return last?.step === step && (last.what === "charges" || what === "budgets");
  }

  note(accountId: string, step: number, what: SpendingShown): void {
    if (!this.hasSeen(accountId, step, what)) this.last.set(accountId, { step, what });
  }

  /** To be called whenever records were written. */
  clear(): void {
    if (this.last.size > 0) this.last.clear();
  }
}

/**
 * Writes what was spent until now into the records of an account: marks campaigns and line items that have used up
 * their budgets, and instruments that are exhausted. Looks only at what may have changed: budgets that do not last
 * until now, and charges when they are reported or may exhaust an instrument. Runs once per step of the clock, unless
 * something was written.
 */
export function settle(store: RecordStore, accountId: string, now: number, what: SpendingShown): void {
  const { connection } = store;
  const step = stepAt(now);
  const looked = store.cache(LookedAt);
  if (looked.hasSeen(accountId, step, what)) return;
  const served = whenServed(connection, accountId);
  if (served) {
    const { settled, charged, campaigns } = served;
    const due = dueCampaigns(connection, accountId, step, settled);
    const chargedUntil = campaigns > LARGE ? Math.floor(now / HOUR_MS) * HOUR_MS : step;
    const passed = chargedUntil > charged || step < charged;
    const mustCharge =
      passed &&
      (what === "charges" ||
        due.some(({ changed }) => changed === 1) ||
        mayBeUsedUp(connection, accountId, step));
    if (due.length > 0 || mustCharge) {
      store.write(() => {
        settleBudgets(connection, accountId, step, due);
        if (mustCharge) chargeInstruments(connection, accountId, charged, chargedUntil);
        connection.run("UPDATE accounts SET settled_until = ?, charged_until = ? WHERE id = ?", [
          step,
          mustCharge ? chargedUntil : charged,
          accountId,
        ]);
      });
    }
  }
  looked.note(accountId, step, what);
}

/** Until when an account is settled; undefined where nothing is served: in the sandbox and before approval. */
const whenServed = (connection: Connection, accountId: string) =>
  connection.one<{ settled: number; charged: number; campaigns: number }>(
    `SELECT coalesce(settled_until, 0) AS settled, coalesce(charged_until, 0) AS charged,
       (SELECT count(*) FROM campaigns WHERE account_id = a.id) AS campaigns
     FROM accounts a WHERE id = ? AND environment = 'live' AND approval_status = 'ACCEPTED' AND NOT details_due`,
    [accountId],
  );

interface DueCampaign extends SqlRow {
  id: string;
  changed: number;
}

/**
 * Campaigns of which a total budget may be used up: those that were changed, and those whose budgets do not last. After
 * the clock is put back, it is all of them.
 */
const dueCampaigns = (connection: Connection, accountId: string, step: number, settled: number) =>
  connection.many<DueCampaign>(
    ["id", "changed"],
    "SELECT id, lasts_until = '' AS changed FROM campaigns WHERE account_id = ?1 AND lasts_until <= ?2",
    [accountId, step < settled ? NEVER : formatServiceTime(step)],
  );

/** Writes what some campaigns and their line items have spent of their total budgets, and how long those last. */
function settleBudgets(
  connection: Connection,
  accountId: string,
  step: number,
  due: readonly DueCampaign[],
): void {
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  noteChanged(connection, accountId);
  const campaigns: [id: string, given: number, lasts: string][] = [];
  const items: [id: string, given: number][] = [];
  for (const records of readInTurn(connection, accountId, ids)) {
    const budgets = budgetsOf(records, step);
    campaigns.push([records.id, Math.floor(budgets.given), budgets.lasts]);
    items.push(...budgets.items);
  }
  connection.run(
    `UPDATE campaigns SET spent_local_micro = s.given, lasts_until = s.lasts
     FROM (SELECT value ->> 0 AS id, value ->> 1 AS given, value ->> 2 AS lasts FROM json_each(?)) s
     WHERE campaigns.id = s.id`,
    [JSON.stringify(campaigns)],
  );
  connection.run(
    `UPDATE line_items SET spent_local_micro = s.given
     FROM (SELECT value ->> 0 AS id, value ->> 1 AS given FROM json_each(?)) s WHERE line_items.id = s.id`,
    [JSON.stringify(items)],
  );
}

/** What campaigns that were changed are paid from may be used up before it was thought to be. */
const noteChanged = (connection: Connection, accountId: string) =>
  connection.run(
    `UPDATE funding_instruments SET lasts_until = '' WHERE id IN
       (SELECT funding_instrument_id FROM campaigns WHERE account_id = ? AND lasts_until = '')`,
    [accountId],
  );

/** What a campaign has given out of its total budget and its line items of theirs, and until when all of them last. */
function budgetsOf(records: CampaignRecords, step: number) {
  const plan = planOf(records, step);
  const left: number[] = [];
  const total = records.states.at(-1)?.value.total_budget_amount_local_micro ?? null;
  if (total !== null) left.push(total - plan.spent);
  const items = records.items.flatMap(({ id, states }): [string, number][] => {
    const ofItem = states.at(-1)?.value.total_budget_amount_local_micro ?? null;
    if (ofItem === null) return [];
    const given = plan.items.get(id) ?? 0;
    left.push(ofItem - given);
    return [[id, Math.floor(given)]];
  });
  // What is used up stays so until it is changed.
  const least = Math.min(...left.filter((amount) => amount >= 1));
  return {
    given: plan.spent,
    items,
    lasts: Number.isFinite(least) ? lastsUntil(step, least, dailyOf(records)) : NEVER,
  };
}
