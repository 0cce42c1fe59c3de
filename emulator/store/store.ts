import type { Environment } from "@/lib/ads/endpoint";
import { findMembership, type Membership } from "./accounts";
import { CampaignRoom } from "./campaign-room";
import { Connection } from "./connection";
import type { Db } from "./database";
import { Moments } from "./moments";
import { createSchema } from "./schema";
import { type SharedTransaction, sharedTransactionOf } from "./shared-transaction";

/**
 * The advertising service's records, with a memory of who may do what. Writes go through `write`, which makes
 * them all or none and tells everyone who remembers something.
 */
export class Store {
  readonly connection: Connection;
  readonly moments: Moments;
  readonly room: CampaignRoom;
  private readonly shared: SharedTransaction;
  private readonly memberships = new Map<string, Membership | undefined>();
  private readonly listeners: (() => void)[] = [];

  /** `fillIn` writes what the seed left for the first call to an account. */
  constructor(
    db: Db,
    private readonly fillIn: (connection: Connection, accountId: string) => void = () => undefined,
  ) {
    createSchema(db);
    this.connection = new Connection(db);
    this.moments = new Moments(this.connection);
    this.room = new CampaignRoom(this.connection);
    this.shared = sharedTransactionOf(db);
    this.shared.onLoss(() => this.reset());
  }

  write<T>(work: () => T): T {
    const result = this.connection.transaction(work);
    for (const listener of this.listeners) listener();
    return result;
  }

  /** Settled when what was written and read so far is kept, or lost; undefined when nothing is on its way. */
  get committed(): Promise<void> | undefined {
    return this.shared.committed;
  }

  /** Comes when it is time to write: together with the other calls that have arrived. */
  turn(): Promise<void> {
    return this.shared.turn();
  }

  onWrite(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** What a user may do on an account of an environment; undefined when it is none of theirs. */
  membership(environment: Environment, accountId: string, userId: string): Membership | undefined {
    const key = `${environment} ${userId} ${accountId}`;
    if (!this.memberships.has(key)) {
      const found = findMembership(this.connection, environment, accountId, userId);
      // Only accounts that exist, so that guesses do not fill the memory.
      if (!found) return undefined;
      if (found.detailsDue) this.fillInDetails(accountId);
      this.memberships.set(key, found);
    }
    return this.memberships.get(key);
  }

  /**
   * An account of the seed gets its line items and creatives when it is first asked for: filling in all of them
   * would take longer than starting may.
   */
  private fillInDetails(accountId: string): void {
    this.write(() => {
      const due = "UPDATE accounts SET details_due = 0 WHERE id = ? AND details_due";
      if (this.connection.run(due, [accountId]) > 0) this.fillIn(this.connection, accountId);
    });
    this.moments.forget();
  }

  /** To be called when accounts or permissions were written. */
  forgetMemberships(): void {
    this.memberships.clear();
  }

  /** Forgets everything remembered, after the records were replaced from outside. */
  reset(): void {
    this.forgetMemberships();
    this.moments.forget();
    this.room.clear();
    for (const listener of this.listeners) listener();
  }
}
