import { formatServiceTime } from "@/lib/time/service-time";
import { publishDue } from "../../ads/drafts/publishing";
import { seqOfBrandUser } from "../../ads/users/store";
import type { RecordStore } from "../../database/store";
import type { Clock } from "../../http/clock";

/** The seed writes an account's posts when the account is first asked for; all reads of posts ask for them here. */
export class SeededPosts {
  /** `fillIn` writes what the seed left for the first call to an account. */
  constructor(
    private readonly store: RecordStore,
    private readonly clock: Clock,
    private readonly fillIn: (accountId: string) => void,
  ) {}

  /** Posts of every account, and those whose time has come. */
  writeAll(): void {
    this.write("SELECT id FROM accounts WHERE details_due AND environment = 'live'", []);
  }

  /** Posts of the account whose brand a user speaks for. */
  writeOf(userId: string): void {
    this.write("SELECT id FROM accounts WHERE details_due AND environment = 'live' AND seq = ?", [
      seqOfBrandUser(userId) ?? 0,
    ]);
  }

  private write(due: string, values: number[]): void {
    for (const { id } of this.store.connection.all<{ id: string }>(due, values)) this.fillIn(id);
    publishDue(this.store, formatServiceTime(this.clock.now()));
  }
}
