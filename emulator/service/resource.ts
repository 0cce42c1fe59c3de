import type { Collection } from "../database/list-page";
import { markDeleted, recordJson, removeRow } from "../database/rows";
import type { Table } from "../database/schema";
import type { RecordStore } from "../database/store";
import { notFound, Refusal } from "./refusals";
import type { FramedReply } from "./route";

/** Who asks, for which account, and when. */
export interface Asking {
  readonly store: RecordStore;
  readonly now: string;
  readonly params: { readonly account_id: string };
}

interface Declaration {
  /** As error messages call one record, `Line Item`. */
  readonly kind: string;
  /** The parameter that names one record. */
  readonly parameter: string;
  readonly table: Table;
  readonly collection: Collection;
}

/** What the routes of every kind of record have in common: showing one, finding out that there is none, deleting it. */
export class Resource {
  constructor(private readonly resource: Declaration) {}

  /** The record as JSON text. Throws the refusal for a record that is unknown, or deleted and not asked for. */
  json({ store, now, params }: Asking, id: string, withDeleted = false): string {
    const data = recordJson(store.connection, this.resource.collection, {
      accountId: params.account_id,
      id,
      now,
      withDeleted,
    });
    if (data === undefined) throw this.unknown(id, params.account_id);
    return data;
  }

  shown(asking: Asking, id: string, withDeleted = false): FramedReply {
    return { data: this.json(asking, id, withDeleted) };
  }

  /**
   * Marks the record deleted and shows it so.
   *
   * @param follow what changes together with it
   */
  deleted(asking: Asking, id: string, follow?: () => void): FramedReply {
    const { store, now, params } = asking;
    const which = { accountId: params.account_id, id };
    const marked = store.write(() => {
      const done = markDeleted(store.connection, this.resource.table, which, now);
      if (done) follow?.();
      return done;
    });
    if (!marked) throw this.unknown(id, params.account_id);
    return this.shown(asking, id, true);
  }

  /** Removes the record for good; returns what it was, as JSON text. */
  removed(asking: Asking, id: string): string {
    const { store, params } = asking;
    const data = this.json(asking, id);
    store.write(() => removeRow(store.connection, this.resource.table, { accountId: params.account_id, id }));
    return data;
  }

  unknown(id: string, accountId: string): Refusal {
    return new Refusal([notFound(this.resource.kind, id, this.resource.parameter, accountId)]);
  }
}
