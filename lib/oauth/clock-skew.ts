import "server-only";
import { readDate } from "@/lib/ads/patience";

/** The service's time, as far as its answers have taught us how far our own clock is off. */
export interface ServiceClock {
  /** Seconds since the epoch. */
  seconds(): number;
  /** Takes the service's time from the Date header of an answer; false when there is none. */
  learnFrom(dateHeader: string | undefined): boolean;
}

/** A clock that agrees with the system’s until an answer teaches it better. */
export function createServiceClock(system: () => number = Date.now): ServiceClock {
  let offset = 0;
  return {
    seconds: () => Math.floor((system() + offset) / 1000),
    learnFrom(dateHeader) {
      const ours = system();
      const theirs = readDate(dateHeader, ours);
      if (theirs === undefined) return false;
      offset = theirs - ours;
      return true;
    },
  };
}
