import { formatServiceTime } from "@/lib/time/service-time";

/** Whose creatives are filled in, and when. */
export interface CreativeOwner {
  readonly accountId: string;
  readonly name: string;
  readonly createdAt: string;
  /** The present, from which everything counts that is still to come. */
  readonly now: string;
  /** Number of the first record of this kind. */
  readonly first: bigint;
}

/** The moment that lies so many minutes from the present; negative ones are past. */
export const minutesFrom = (now: string, minutes: number): string =>
  formatServiceTime(Date.parse(now) + minutes * 60_000);
