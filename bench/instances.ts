// Instances of the dashboard's server that a part of the benchmark starts.
import type { Server } from "../scripts/servers.mjs";

/** What every contender of this part shares. */
export interface Setting {
  readonly environment: Record<string, string>;
  /** Starts one more instance, which is stopped at the end. */
  readonly start: (options?: {
    port?: number;
    noticeSeconds?: number;
    heapMegabytes?: number;
  }) => Promise<Server>;
}
