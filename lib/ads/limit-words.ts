import type { Wait } from "./patience";

/** What screens say when an allowance of requests is used up (429). Every screen, error and notice uses these words. */
export const LIMIT_REACHED = "API limit reached";

/** Why something waits, and what happens when the wait is over; a clock time follows. */
export const WAITING_WORDS: Readonly<Record<Wait["why"], string>> = {
  allowance: `${LIMIT_REACHED}. Resuming`,
  service: "No answer. Retrying",
  connection: "No connection. Resumes when it is back",
};
