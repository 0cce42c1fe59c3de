import type { Clock } from "../clock";
import type { Db } from "../store/database";
import { Allowances } from "./allowances";
import { BrowserSessions } from "./browser-session";
import { UsedNonces } from "./nonces";
import { CredentialStore } from "./store";

/** What every credential route and every signed call works with. */
export interface CredentialService {
  readonly clock: Clock;
  readonly store: CredentialStore;
  readonly nonces: UsedNonces;
  readonly allowances: Allowances;
  readonly sessions: BrowserSessions;
  /** Forgets what is in memory, after the database was emptied. */
  reset(): void;
}

export function createCredentialService(db: Db, clock: Clock): CredentialService {
  const store = new CredentialStore(db, clock);
  const nonces = new UsedNonces(clock);
  const allowances = new Allowances(clock);
  const sessions = new BrowserSessions(db, clock);
  return {
    clock,
    store,
    nonces,
    allowances,
    sessions,
    reset: () => {
      store.forget();
      nonces.clear();
      allowances.clear();
    },
  };
}

declare module "hono" {
  interface ContextVariableMap {
    /** Set for every request by createEmulator. */
    credentials: CredentialService;
  }
}
