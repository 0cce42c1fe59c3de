import type { Db } from "../database/database";
import type { Clock } from "../http/clock";
import { RateLimiter } from "../http/rate-limiter";
import { UsedNonces } from "./nonces";
import { AccessTokens } from "./store/access-tokens";
import { BearerTokens } from "./store/bearer-tokens";
import { BrowserSessions } from "./store/browser-sessions";
import { People } from "./store/people";
import { credentialTables } from "./store/records";
import { RequestTokens } from "./store/request-tokens";

/** What every credential route and every signed call works with. */
export interface CredentialStores {
  readonly people: People;
  readonly requestTokens: RequestTokens;
  readonly accessTokens: AccessTokens;
  readonly bearerTokens: BearerTokens;
  readonly sessions: BrowserSessions;
  readonly nonces: UsedNonces;
  readonly limiter: RateLimiter;
  /** Forgets what is in memory, after the database was emptied. */
  reset(): void;
}

export function createCredentialService(db: Db, clock: Clock): CredentialStores {
  db.exec(credentialTables);
  const service = {
    people: new People(db),
    requestTokens: new RequestTokens(db, clock),
    accessTokens: new AccessTokens(db, clock),
    bearerTokens: new BearerTokens(db, clock),
    sessions: new BrowserSessions(db, clock),
    nonces: new UsedNonces(clock),
    limiter: new RateLimiter(clock),
  };
  return {
    ...service,
    reset: () => {
      service.people.forget();
      service.accessTokens.forget();
      service.nonces.clear();
      service.limiter.clear();
    },
  };
}

declare module "hono" {
  interface ContextVariableMap {
    /** Set for every request by createEmulator. */
    credentials: CredentialStores;
  }
}
