/**
 * How long the answer to a read that nothing shows any more is kept, in milliseconds: what react-query's time of
 * garbage collection is made with. On the server nothing is collected by time, because each page has a client of its
 * own that goes with it; a finite time there is a timer of the process, which holds the whole request until it runs out.
 */
export const cachedFor = (milliseconds: number): number =>
  typeof window === "undefined" ? Number.POSITIVE_INFINITY : milliseconds;
