/**
 * How long the answer of an unused read is cached, in milliseconds: for react-query's garbage collection time. On the
 * server nothing is collected by time, because each page has its own client; a finite time would be a timer of the
 * process, which would retain the whole request until it fires.
 */
export const cachedFor = (milliseconds: number): number =>
  typeof window === "undefined" ? Number.POSITIVE_INFINITY : milliseconds;
