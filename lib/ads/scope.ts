import type { Environment } from "./endpoint";

/** Which environment a call is for, and which connected handle signs it. */
export interface Scope {
  readonly environment: Environment;
  readonly handle: string;
}
