import "server-only";
import { readDate } from "@/lib/ads/patience";

/** How far off a call may be whose time a service still takes; other clocks are a minute or two apart. */
const SKEW_SECONDS = 300;

/** The service's time, as far as its answers have taught us how far our own clock is off. */
export interface ServiceClock {
  /** Seconds since the epoch. */
  seconds(): number;
  /** Takes the service's time from the Date header of an answer; false when there is none. */
  learnFrom(dateHeader: string | undefined): boolean;
  /**
   * Whether the Date header of a refusal shows that the call was refused for its time, which not every part of the
   * service reports by a code. `signedAt` is what the call named, in seconds.
   */
  wasOff(dateHeader: string | undefined, signedAt: number): boolean;
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
    wasOff(dateHeader, signedAt) {
      const theirs = readDate(dateHeader, system());
      return theirs !== undefined && Math.abs(theirs / 1_000 - signedAt) > SKEW_SECONDS;
    },
  };
}
