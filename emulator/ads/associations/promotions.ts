import { newIdentifier } from "../../database/identifiers";
import { columns, plainCollection } from "../../database/plain-collection";
import { insertRow } from "../../database/rows";
import type { Changing } from "../../service/changes";
import { type Asking, Resource } from "../../service/resource";
import type { FramedReply } from "../../service/route";
import { storeChange } from "../history/record-change";
import type { Change } from "../history/store";
import { countShown, lineItemOf } from "../line-items/store";

interface Declaration<Parameter extends string> {
  /** As error messages call one promotion, `Promoted Post`. */
  readonly kind: string;
  /** The parameter that names one promotion. */
  readonly parameter: Parameter;
  readonly table: "promoted_posts" | "promoted_accounts";
  /** The column of what is promoted. */
  readonly subject: "post_id" | "user_id";
  readonly entity: Change["entity"];
}

/** What line items promote; its changes are stored in the account's history. */
export class Promotions<Parameter extends string> extends Resource<Parameter> {
  constructor(private readonly promoted: Declaration<Parameter>) {
    const { kind, parameter, table, subject } = promoted;
    const fields = {
      ...columns("p", "line_item_id", subject),
      entity_status: "'ACTIVE'",
      approval_status: "'ACCEPTED'",
    };
    // A promotion cannot be paused by itself; lists can still be sorted by it.
    const keys = { paused: { key: "(p.id IS NULL)", holds: "integer" } } as const;
    super({ kind, parameter, collection: plainCollection(table, "p", fields, { keys }) });
  }

  /**
   * Has a line item promote something, unless it does already; the promotion as JSON text. To be done in a transaction
   * that counts what the line item shows (`countShown`).
   */
  promote(call: Asking & Changing, lineItemId: string, promoted: string): string {
    const { table, subject, entity } = this.promoted;
    const { store, now, params } = call;
    const present = store.connection.one<{ id: string }>(
      `SELECT id FROM ${table} WHERE line_item_id = ? AND ${subject} = ? AND NOT deleted`,
      [lineItemId, promoted],
    );
    if (present) return this.json(call, present.id);
    const id = newIdentifier("association");
    const row = { id, account_id: params.account_id, line_item_id: lineItemId, [subject]: promoted };
    insertRow(store.connection, table, { ...row, created_at: now, updated_at: now });
    const after = this.json(call, id);
    storeChange(call, { id, after, entity });
    return after;
  }

  /** Marks a promotion deleted, and shows it so. */
  end(call: Asking & Changing, id: string): FramedReply {
    const { table, entity } = this.promoted;
    const { connection } = call.store;
    const before = this.json(call, id);
    return this.deleted(call, id, () => {
      countShown(connection, lineItemOf(connection, table, id));
      storeChange(call, { id, before, after: this.json(call, id, true), entity });
    });
  }
}
