import type { Connection } from "../../database/connection";
import { type Plan, planOf } from "./plan";
import { readCampaigns } from "./records";

/** Reported numbers change in these steps: the present is the last of them. */
export const STEP_MS = 300_000;

/** The last step that has begun at an instant, in milliseconds. */
export const stepAt = (instant: number): number => Math.floor(instant / STEP_MS) * STEP_MS;

/** Plans of single campaigns in memory. Those of whole accounts are made and forgotten. */
const CACHED_MAX = 300;

/** Remembers plans for as long as nothing is written and no step begins. */
export class Plans {
  private readonly cached = new Map<string, Plan>();
  private step = 0;

  constructor(private readonly connection: Connection) {}

  /** Plans of some campaigns of an account until a step, or of all of them. */
  of(accountId: string, until: number, ids?: readonly string[]): readonly Plan[] {
    if (ids === undefined || ids.length > CACHED_MAX)
      return readCampaigns(this.connection, accountId, ids).map((one) => planOf(one, until));
    if (until !== this.step || this.cached.size + ids.length > CACHED_MAX) this.clear();
    this.step = until;
    const missing = ids.filter((id) => !this.cached.has(id));
    if (missing.length > 0) {
      for (const records of readCampaigns(this.connection, accountId, missing))
        this.cached.set(records.id, planOf(records, until));
    }
    return ids.flatMap((id) => this.cached.get(id) ?? []);
  }

  /** To be called whenever records were written. */
  clear(): void {
    if (this.cached.size > 0) this.cached.clear();
  }
}
