import { equalInConstantTime } from "@/lib/oauth/verify";
import type { Db } from "../../database/database";
import type { Clock } from "../../http/clock";
import { OOB_CALLBACK } from "./callbacks";
import {
  type Application,
  type ApplicationAccess,
  requestTokenRow,
  type StoredRequestToken,
  type User,
} from "./records";
import { tokenValues } from "./token-values";

/** How long a user has from the request token to its exchange. */
const REQUEST_TOKEN_LIFETIME_MS = 15 * 60_000;
/** After so many wrong verifiers a request token is spent: seven digits are few. */
const WRONG_VERIFIERS_ALLOWED = 5;

const DAY_MS = 86_400_000;

/** Request tokens: issued, then authorized or denied by a user, then spent by their exchange. */
export class RequestTokens {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  issue(
    application: Application,
    callback: string,
    access: ApplicationAccess,
  ): Pick<StoredRequestToken, "token" | "secret"> {
    const now = this.clock.now();
    this.db.prepare("DELETE FROM request_tokens WHERE created_at < ?").run(now - DAY_MS);
    const issued = { token: tokenValues.requestToken(), secret: tokenValues.secret() };
    this.db
      .prepare(
        `INSERT INTO request_tokens
           (token, secret, application_id, callback, access, created_at, state, wrong_verifiers)
         VALUES (?, ?, ?, ?, ?, ?, 'issued', 0)`,
      )
      .run(issued.token, issued.secret, application.id, callback, access, now);
    return issued;
  }

  /** A request token that can still become an access token: not expired, not denied, not spent. */
  open(token: string): StoredRequestToken | undefined {
    const row = this.db.prepare("SELECT * FROM request_tokens WHERE token = ?").get(token);
    if (row === undefined) return undefined;
    const found = requestTokenRow.parse(row);
    const expired = this.clock.now() - found.created_at >= REQUEST_TOKEN_LIFETIME_MS;
    return expired || found.state === "denied" || found.state === "spent" ? undefined : found;
  }

  /** Notes that the user allowed the application, and returns the verifier: a PIN where there is no callback. */
  authorize({ token, callback }: StoredRequestToken, user: User): string {
    const verifier = callback === OOB_CALLBACK ? tokenValues.pin() : tokenValues.verifier();
    this.db
      .prepare("UPDATE request_tokens SET state = 'authorized', user_id = ?, verifier = ? WHERE token = ?")
      .run(user.id, verifier, token);
    return verifier;
  }

  deny({ token }: StoredRequestToken): void {
    this.db.prepare("UPDATE request_tokens SET state = 'denied' WHERE token = ?").run(token);
  }

  /** Spends an authorized token on its verifier; the id of the user who allowed it, or undefined. */
  spend({ token, state, user_id, verifier }: StoredRequestToken, sent: string): string | undefined {
    const isRight =
      state === "authorized" && user_id !== null && verifier !== null && equalInConstantTime(verifier, sent);
    if (!isRight) {
      this.#countWrongVerifier(token);
      return undefined;
    }
    const { changes } = this.db
      .prepare("UPDATE request_tokens SET state = 'spent' WHERE token = ? AND state = 'authorized'")
      .run(token);
    return changes === 1 ? user_id : undefined;
  }

  #countWrongVerifier(token: string): void {
    this.db
      .prepare(
        `UPDATE request_tokens SET wrong_verifiers = wrong_verifiers + 1,
           state = CASE WHEN wrong_verifiers + 1 >= ? THEN 'spent' ELSE state END
         WHERE token = ?`,
      )
      .run(WRONG_VERIFIERS_ALLOWED, token);
  }
}
