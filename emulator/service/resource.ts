import { type Among, type AskedOfList, conditionsOf } from "../database/conditions";
import type { Collection, Conditions } from "../database/list-page";
import { type Columns, insertRow, markDeleted, recordJson, removeRow, updateRow } from "../database/rows";
import type { RecordStore } from "../database/store";
import { answerList, type ListParameters } from "./list-answer";
import { notFound, Refusal } from "./refusals";
import type { FramedReply } from "./route";

/** Who asks, for which account, and when. */
export interface Asking {
  readonly store: RecordStore;
  readonly now: string;
  readonly params: { readonly account_id: string };
}

/** Who asks for a page of an account's records. */
interface AskingForList extends Asking {
  readonly params: AskedOfList & ListParameters;
}

/** Who asks for one record, by the parameter that names it. */
type AskingForOne<Parameter extends string> = Asking & {
  readonly params: Readonly<Record<Parameter, string>> & { readonly with_deleted?: boolean | undefined };
};

interface Declaration<Parameter extends string> {
  /** As error messages call one record, `Line Item`. */
  readonly kind: string;
  /** The parameter that names one record. */
  readonly parameter: Parameter;
  readonly collection: Collection;
}

/** What the routes of every kind of record of an account have in common. */
export class Resource<Parameter extends string> {
  constructor(private readonly resource: Declaration<Parameter>) {}

  /**
   * Answers with a page of the account's records.
   *
   * @param among columns with the values that were asked for
   * @param more what the records have to fulfil besides
   */
  list(call: AskingForList, among: Among = {}, more: Conditions = () => []): FramedReply {
    const { collection } = this.resource;
    const usual = conditionsOf(collection, call.params, among);
    return answerList(call, collection, (bind) => [...usual(bind), ...more(bind)]);
  }

  /** Answers with the record that the parameters name. */
  readonly get = (call: AskingForOne<Parameter>): FramedReply =>
    this.shown(call, this.idIn(call), call.params.with_deleted);

  /** Marks the record that the parameters name deleted, and shows it so. */
  readonly remove = (call: AskingForOne<Parameter>): FramedReply => this.deleted(call, this.idIn(call));

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
   * Writes a new record of the account, with its own columns, and shows it.
   *
   * @param follow what changes together with it
   */
  created(asking: Asking, id: string, columns: Columns, follow?: () => void): FramedReply {
    const { store, now, params } = asking;
    const row = { id, account_id: params.account_id, ...columns, created_at: now, updated_at: now };
    store.write(() => {
      insertRow(store.connection, this.resource.collection.table, row);
      follow?.();
    });
    return this.shown(asking, id);
  }

  /** Changes the record that the parameters name, and shows it; a column that is undefined is left as it is. */
  changed(asking: AskingForOne<Parameter>, columns: Columns): FramedReply {
    const { store, now, params } = asking;
    const which = { accountId: params.account_id, id: this.idIn(asking) };
    this.json(asking, which.id);
    const changed = { ...columns, updated_at: now };
    store.write(() => updateRow(store.connection, this.resource.collection.table, which, changed));
    return this.shown(asking, which.id);
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
      const done = markDeleted(store.connection, this.resource.collection.table, which, now);
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
    const which = { accountId: params.account_id, id };
    store.write(() => removeRow(store.connection, this.resource.collection.table, which));
    return data;
  }

  unknown(id: string, accountId: string): Refusal {
    return new Refusal([notFound(this.resource.kind, id, this.resource.parameter, accountId)]);
  }

  private idIn({ params }: AskingForOne<Parameter>): string {
    return params[this.resource.parameter];
  }
}
