import { equalInConstantTime } from "@/lib/oauth/verify";
import type { Caller } from "../caller";
import type { Clock } from "../clock";
import type { Db } from "../store/database";
import {
  type Access,
  type AccessToken,
  type Application,
  accessTokenRow,
  applicationRow,
  type BearerToken,
  bearerTokenRow,
  credentialTables,
  type RequestToken,
  requestTokenRow,
  type User,
  userRow,
} from "./records";
import { tokenValues } from "./token-values";

/** How long a user has from the request token to its exchange. */
export const REQUEST_TOKEN_LIFETIME_MS = 15 * 60_000;
/** After so many wrong verifiers a request token is spent: seven digits are few. */
export const WRONG_VERIFIERS_ALLOWED = 5;

const DAY_MS = 86_400_000;

/** A valid access token and whom it speaks for. */
export interface LiveAccessToken {
  readonly token: AccessToken;
  readonly user: User;
  readonly caller: Caller;
}

/**
 * Users, applications and tokens. What every signed call asks for (application, access token) is answered from
 * memory; this process is the only writer, so memory is dropped exactly where a row changes.
 */
export class CredentialStore {
  readonly #applications = new Map<string, Application>();
  readonly #accessTokens = new Map<string, LiveAccessToken>();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {
    db.exec(credentialTables);
  }

  /** Forgets what is kept in memory, after the tables were emptied or filled from outside. */
  forget(): void {
    this.#applications.clear();
    this.#accessTokens.clear();
  }

  users(): User[] {
    return this.db
      .prepare("SELECT * FROM users ORDER BY id")
      .all()
      .map((row) => userRow.parse(row));
  }

  user(id: string): User | undefined {
    const row = this.db.prepare("SELECT * FROM users WHERE id = ?").get(id);
    return row === undefined ? undefined : userRow.parse(row);
  }

  /** The user with this handle and password; handles are case-insensitive and may be typed with their @. */
  userWithPassword(handle: string, password: string): User | undefined {
    const row = this.db.prepare("SELECT * FROM users WHERE handle = ?").get(handle.trim().replace(/^@/, ""));
    const user = row === undefined ? undefined : userRow.parse(row);
    return user && equalInConstantTime(user.password, password) ? user : undefined;
  }

  applications(): Application[] {
    return this.db
      .prepare("SELECT * FROM applications ORDER BY id")
      .all()
      .map((row) => applicationRow.parse(row));
  }

  applicationById(id: string): Application | undefined {
    return this.applications().find((application) => application.id === id);
  }

  applicationByKey(consumerKey: string): Application | undefined {
    const kept = this.#applications.get(consumerKey);
    if (kept) return kept;
    const row = this.db.prepare("SELECT * FROM applications WHERE consumer_key = ?").get(consumerKey);
    if (row === undefined) return undefined;
    const application = applicationRow.parse(row);
    this.#applications.set(consumerKey, application);
    return application;
  }

  /** The access that a user has granted to an application and not taken back. */
  grantedAccess(userId: string, applicationId: string): Access | undefined {
    const row = this.db
      .prepare("SELECT access FROM grants WHERE user_id = ? AND application_id = ?")
      .get(userId, applicationId);
    return row === undefined ? undefined : accessTokenRow.pick({ access: true }).parse(row).access;
  }

  issueRequestToken(application: Application, callback: string, access: Access): RequestToken {
    const now = this.clock.now();
    this.db.prepare("DELETE FROM request_tokens WHERE created_at < ?").run(now - DAY_MS);
    const requestToken: RequestToken = {
      token: tokenValues.requestToken(),
      secret: tokenValues.secret(),
      application_id: application.id,
      callback,
      access,
      created_at: now,
      state: "issued",
      user_id: null,
      verifier: null,
      wrong_verifiers: 0,
    };
    this.db
      .prepare(
        `INSERT INTO request_tokens
           (token, secret, application_id, callback, access, created_at, state, wrong_verifiers)
         VALUES (?, ?, ?, ?, ?, ?, 'issued', 0)`,
      )
      .run(
        requestToken.token,
        requestToken.secret,
        requestToken.application_id,
        requestToken.callback,
        requestToken.access,
        requestToken.created_at,
      );
    return requestToken;
  }

  /** A request token that can still become an access token: not expired, not denied, not spent. */
  openRequestToken(token: string): RequestToken | undefined {
    const row = this.db.prepare("SELECT * FROM request_tokens WHERE token = ?").get(token);
    if (row === undefined) return undefined;
    const found = requestTokenRow.parse(row);
    const expired = this.clock.now() - found.created_at >= REQUEST_TOKEN_LIFETIME_MS;
    return expired || found.state === "denied" || found.state === "spent" ? undefined : found;
  }

  /** Notes that the user allowed the application, and returns the verifier: a PIN where there is no callback. */
  authorize(requestToken: RequestToken, user: User): string {
    const verifier = requestToken.callback === "oob" ? tokenValues.pin() : tokenValues.verifier();
    this.db.transaction(() => {
      this.db
        .prepare(
          "UPDATE request_tokens SET state = 'authorized', user_id = ?, verifier = ? WHERE token = ? AND state = 'issued'",
        )
        .run(user.id, verifier, requestToken.token);
      // The wider access stays: of the two words, 'write' is also the greater text.
      this.db
        .prepare(
          `INSERT INTO grants (user_id, application_id, access) VALUES (?1, ?2, ?3)
           ON CONFLICT (user_id, application_id) DO UPDATE SET access = max(access, excluded.access)`,
        )
        .run(user.id, requestToken.application_id, requestToken.access);
    })();
    return verifier;
  }

  deny(requestToken: RequestToken): void {
    this.db.prepare("UPDATE request_tokens SET state = 'denied' WHERE token = ?").run(requestToken.token);
  }

  /** Exchanges an authorized request token once; undefined when the verifier is not its own. */
  exchange(requestToken: RequestToken, verifier: string): { token: AccessToken; user: User } | undefined {
    const user = requestToken.user_id === null ? undefined : this.user(requestToken.user_id);
    const right =
      requestToken.state === "authorized" &&
      requestToken.verifier !== null &&
      equalInConstantTime(requestToken.verifier, verifier);
    if (!user || !right) {
      this.#countWrongVerifier(requestToken);
      return undefined;
    }
    this.db.prepare("UPDATE request_tokens SET state = 'spent' WHERE token = ?").run(requestToken.token);
    const token = this.addAccessToken({
      token: tokenValues.accessToken(user.id),
      secret: tokenValues.secret(),
      user_id: user.id,
      application_id: requestToken.application_id,
      access: requestToken.access,
    });
    return { token, user };
  }

  #countWrongVerifier(requestToken: RequestToken): void {
    this.db
      .prepare(
        `UPDATE request_tokens SET wrong_verifiers = wrong_verifiers + 1,
           state = CASE WHEN wrong_verifiers + 1 >= ? THEN 'spent' ELSE state END
         WHERE token = ?`,
      )
      .run(WRONG_VERIFIERS_ALLOWED, requestToken.token);
  }

  addAccessToken(values: Omit<AccessToken, "created_at" | "invalidated_at">): AccessToken {
    const created: AccessToken = { ...values, created_at: this.clock.now(), invalidated_at: null };
    this.db
      .prepare(
        `INSERT INTO access_tokens (token, secret, user_id, application_id, access, created_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
      )
      .run(
        created.token,
        created.secret,
        created.user_id,
        created.application_id,
        created.access,
        created.created_at,
      );
    return created;
  }

  liveAccessToken(token: string): LiveAccessToken | undefined {
    const kept = this.#accessTokens.get(token);
    if (kept) return kept;
    const row = this.db
      .prepare("SELECT * FROM access_tokens WHERE token = ? AND invalidated_at IS NULL")
      .get(token);
    if (row === undefined) return undefined;
    const found = accessTokenRow.parse(row);
    const user = this.user(found.user_id);
    if (!user) return undefined;
    const live: LiveAccessToken = {
      token: found,
      user,
      caller: {
        userId: user.id,
        handle: user.handle,
        applicationId: found.application_id,
        access: found.access,
      },
    };
    this.#accessTokens.set(token, live);
    return live;
  }

  /** Ends an access token; with the last one of an application, the user's grant to it ends too. */
  invalidateAccessToken({ token, user_id, application_id }: AccessToken): void {
    this.db.transaction(() => {
      this.db
        .prepare("UPDATE access_tokens SET invalidated_at = ? WHERE token = ?")
        .run(this.clock.now(), token);
      this.db
        .prepare(
          `DELETE FROM grants WHERE user_id = ?1 AND application_id = ?2 AND NOT EXISTS (
             SELECT 1 FROM access_tokens
             WHERE user_id = ?1 AND application_id = ?2 AND invalidated_at IS NULL)`,
        )
        .run(user_id, application_id);
    })();
    this.#accessTokens.delete(token);
  }

  /** The application's one outstanding bearer token, made now if there is none. */
  outstandingBearerToken(application: Application): BearerToken {
    const row = this.db
      .prepare("SELECT * FROM bearer_tokens WHERE application_id = ? AND invalidated_at IS NULL")
      .get(application.id);
    if (row !== undefined) return bearerTokenRow.parse(row);
    const token = tokenValues.bearer();
    const now = this.clock.now();
    this.db
      .prepare("INSERT INTO bearer_tokens (token, application_id, created_at) VALUES (?, ?, ?)")
      .run(token, application.id, now);
    return { token, application_id: application.id, created_at: now, invalidated_at: null };
  }

  liveBearerToken(token: string): BearerToken | undefined {
    const row = this.db
      .prepare("SELECT * FROM bearer_tokens WHERE token = ? AND invalidated_at IS NULL")
      .get(token);
    return row === undefined ? undefined : bearerTokenRow.parse(row);
  }

  invalidateBearerToken({ token }: BearerToken): void {
    this.db
      .prepare("UPDATE bearer_tokens SET invalidated_at = ? WHERE token = ?")
      .run(this.clock.now(), token);
  }
}
