import type { Db } from "../../database/database";
import type { Clock } from "../../http/clock";
import { type Application, bearerTokenRow, type StoredBearerToken } from "./records";
import { tokenValues } from "./token-values";

/** App-only tokens, at most one outstanding per application. */
export class BearerTokens {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** The application's outstanding token, made now if there is none. */
  outstanding(application: Application): string {
    const row = this.db
      .prepare("SELECT * FROM bearer_tokens WHERE application_id = ? AND invalidated_at IS NULL")
      .get(application.id);
    if (row !== undefined) return bearerTokenRow.parse(row).token;
    const token = tokenValues.bearer();
    this.db
      .prepare("INSERT INTO bearer_tokens (token, application_id, created_at) VALUES (?, ?, ?)")
      .run(token, application.id, this.clock.now());
    return token;
  }

  live(token: string): StoredBearerToken | undefined {
    const row = this.db
      .prepare("SELECT * FROM bearer_tokens WHERE token = ? AND invalidated_at IS NULL")
      .get(token);
    return row === undefined ? undefined : bearerTokenRow.parse(row);
  }

  invalidate({ token }: StoredBearerToken): void {
    this.db
      .prepare("UPDATE bearer_tokens SET invalidated_at = ? WHERE token = ?")
      .run(this.clock.now(), token);
  }
}
