import type { REASONS_NOT_ABLE_TO_FUND } from "@/lib/ads/endpoints/funding-instruments";
import type { Connection, SqlRow } from "../../database/connection";
import { anyOf, asBoolean, asNamesOf } from "../../database/json-columns";
import { integerKey, textKey } from "../../database/list-page";
import { columns, plainCollection } from "../../database/plain-collection";

type Reason = (typeof REASONS_NOT_ABLE_TO_FUND)[number];

/** Conditions under which an instrument that is not deleted cannot pay; `?1` is the present instant. */
const UNLESS_DELETED = {
  PAUSED: "f.entity_status = 'PAUSED'",
  STARTS_IN_FUTURE: "coalesce(f.start_time > ?1, 0)",
  EXPIRED: "coalesce(f.end_time <= ?1, 0)",
  BUDGET_EXHAUSTED:
    "(f.exhausted_at IS NOT NULL OR coalesce(f.spent_local_micro >= coalesce(f.credit_limit_local_micro, f.funded_amount_local_micro), 0))",
  CREDIT_CARD_APPROVAL_PENDING: "f.card_state IS 'APPROVAL_PENDING'",
  CREDIT_CARD_DELETED: "f.card_state IS 'DELETED'",
  CREDIT_CARD_REJECTED: "f.card_state IS 'REJECTED'",
} satisfies Record<Exclude<Reason, "DELETED">, string>;

/** SQL: an instrument `f` cannot pay. */
export const unableToFund = `(f.deleted OR ${anyOf(UNLESS_DELETED)})`;

/** Only credit cards and credit lines show their limit; an agency's line shows what is left of it. */
export const fundingInstruments = plainCollection(
  "funding_instruments",
  "f",
  {
    ...columns("f", "type", "description", "currency", "start_time", "end_time"),
    credit_limit_local_micro: "iif(f.type = 'AGENCY_CREDIT_LINE', NULL, f.credit_limit_local_micro)",
    funded_amount_local_micro: "f.funded_amount_local_micro",
    credit_remaining_local_micro:
      "iif(f.type IN ('CREDIT_LINE', 'AGENCY_CREDIT_LINE'), max(0, f.credit_limit_local_micro - f.spent_local_micro), NULL)",
    ...columns("f", "entity_status", "account_id"),
    able_to_fund: asBoolean(`NOT ${unableToFund}`),
    reasons_not_able_to_fund: `CASE WHEN f.deleted THEN json('["DELETED"]') ELSE ${asNamesOf(UNLESS_DELETED)} END`,
    io_header: "f.io_header",
  },
  {
    keys: {
      funded_amount_local_micro: integerKey("f.funded_amount_local_micro"),
      start_time: textKey("f.start_time"),
      end_time: textKey("f.end_time"),
    },
  },
);

interface FundingState extends SqlRow {
  currency: string;
  deleted: number;
  /** Null for an instrument that does not expire. */
  end_time: string | null;
  card_state: string | null;
}

/** What new campaigns need to know of the instruments that pay for them; each is asked for again and again. */
export class FundingStates {
  private readonly known = new Map<string, FundingState>();

  constructor(private readonly connection: Connection) {}

  of(accountId: string, id: string): FundingState | undefined {
    const key = `${accountId} ${id}`;
    const known = this.known.get(key);
    if (known) return known;
    const found = this.connection.one<FundingState>(
      "SELECT currency, deleted, end_time, card_state FROM funding_instruments WHERE id = ? AND account_id = ?",
      [id, accountId],
    );
    // Only instruments that exist, so that guesses do not fill the memory.
    if (found) this.known.set(key, found);
    return found;
  }

  /** To be called when one of these columns of an instrument was written. */
  clear(): void {
    this.known.clear();
  }
}
