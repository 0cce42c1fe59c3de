import type { Db } from "../../database/database";
import type { Caller } from "../../http/caller";
import type { Clock } from "../../http/clock";
import {
  type ApplicationAccess,
  accessTokenRow,
  type StoredAccessToken,
  type User,
  userRow,
} from "./records";
import { tokenValues } from "./token-values";

/** A valid access token and its user. */
export interface LiveAccessToken {
  readonly token: StoredAccessToken;
  readonly user: User;
  readonly caller: Caller;
}

/**
 * ApplicationAccess tokens, and the grants behind them. What every signed call asks for is answered from memory; this
 * process is the only writer, so memory is dropped exactly where a row changes.
 */
export class AccessTokens {
  readonly #live = new Map<string, LiveAccessToken>();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Clears the cache, after the tables were emptied and filled from outside. */
  forget(): void {
    this.#live.clear();
  }

  live(token: string): LiveAccessToken | undefined {
    const known = this.#live.get(token);
    if (known) return known;
    const row = this.db
      .prepare("SELECT * FROM access_tokens WHERE token = ? AND invalidated_at IS NULL")
      .get(token);
    if (row === undefined) return undefined;
    const found = accessTokenRow.parse(row);
    const user = userRow.parse(this.db.prepare("SELECT * FROM users WHERE id = ?").get(found.user_id));
    const { handle, id: userId } = user;
    const caller = { userId, handle, applicationId: found.application_id, access: found.access };
    const live = { token: found, user, caller };
    this.#live.set(token, live);
    return live;
  }

  /** Every token that was ever given out, the newest first. */
  all(): StoredAccessToken[] {
    return this.db
      .prepare("SELECT * FROM access_tokens ORDER BY created_at DESC, rowid DESC")
      .all()
      .map((row) => accessTokenRow.parse(row));
  }

  /** A new token; each exchange makes its own, so that signing out in one place leaves the others alone. */
  create(
    userId: string,
    applicationId: string,
    access: ApplicationAccess,
  ): Pick<StoredAccessToken, "token" | "secret"> {
    const created = { token: tokenValues.accessToken(userId), secret: tokenValues.secret() };
    this.db
      .prepare(
        `INSERT INTO access_tokens (token, secret, user_id, application_id, access, made_by, created_at)
         VALUES (?, ?, ?, ?, ?, 'exchange', ?)`,
      )
      .run(created.token, created.secret, userId, applicationId, access, this.clock.now());
    return created;
  }

  /** Ends a token; with the last one that a grant gave an application, the grant ends too. */
  invalidate({ token, user_id, application_id }: StoredAccessToken): void {
    this.#live.delete(token);
    this.db
      .prepare("UPDATE access_tokens SET invalidated_at = ? WHERE token = ?")
      .run(this.clock.now(), token);
    this.db
      .prepare(
        `DELETE FROM grants WHERE user_id = ?1 AND application_id = ?2 AND NOT EXISTS (
           SELECT 1 FROM access_tokens
           WHERE user_id = ?1 AND application_id = ?2 AND made_by = 'exchange' AND invalidated_at IS NULL)`,
      )
      .run(user_id, application_id);
  }

  /** The access that a user has granted to an application and not taken back. */
  granted(userId: string, applicationId: string): ApplicationAccess | undefined {
    const row = this.db
      .prepare("SELECT access FROM grants WHERE user_id = ? AND application_id = ?")
      .get(userId, applicationId);
    return row === undefined ? undefined : accessTokenRow.pick({ access: true }).parse(row).access;
  }

  grant(userId: string, applicationId: string, access: ApplicationAccess): void {
    // The wider access stays: of the two words, 'write' is also the greater text.
    this.db
      .prepare(
        `INSERT INTO grants (user_id, application_id, access) VALUES (?1, ?2, ?3)
         ON CONFLICT (user_id, application_id) DO UPDATE SET access = max(access, excluded.access)`,
      )
      .run(userId, applicationId, access);
  }

  /** Takes back a grant: every token that came of it ends. The owner's own token, from the settings, stays. */
  revoke(userId: string, applicationId: string): void {
    this.forget();
    this.db
      .prepare(
        `UPDATE access_tokens SET invalidated_at = ?
         WHERE user_id = ? AND application_id = ? AND made_by = 'exchange' AND invalidated_at IS NULL`,
      )
      .run(this.clock.now(), userId, applicationId);
    this.db.prepare("DELETE FROM grants WHERE user_id = ? AND application_id = ?").run(userId, applicationId);
  }
}
