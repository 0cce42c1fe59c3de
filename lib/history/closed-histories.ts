import * as z from "zod";
import { Listeners } from "@/lib/store";

/** How long an account is remembered to have no history at the service, in milliseconds: a day. */
const BELIEVED_MS = 24 * 60 * 60_000;

const STORED_AS = "accounts-without-history";

/** When the service last refused each, in milliseconds since the epoch. */
const storedTimes = z.record(z.string(), z.number()).catch({});

const keyOf = (environment: string, accountId: string) => `${environment} ${accountId}`;
/** Notified whenever it is noted of an account whether it has a history. */
export const closedHistories = new Listeners();
let lastWritten: Readonly<Record<string, number>> = {};

function read(): Readonly<Record<string, number>> {
  try {
    const text = localStorage.getItem(STORED_AS);
    return text === null ? lastWritten : storedTimes.parse(JSON.parse(text));
  } catch {
    // Without storage, or with unreadable data, it applies to this page only.
    return lastWritten;
  }
}

function write(next: Readonly<Record<string, number>>): void {
  lastWritten = next;
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(next));
  } catch {
    // Without storage it applies to this page only.
  }
  closedHistories.notify();
}

/** Whether the service recently refused the history of an account: asking again would be refused, and logged. */
export function isHistoryClosed(environment: string, accountId: string, now = Date.now()): boolean {
  const at = read()[keyOf(environment, accountId)];
  return at !== undefined && now - at < BELIEVED_MS;
}

/** Remembers in this browser whether the service has a history of an account. */
export function noteHistory(
  environment: string,
  accountId: string,
  state: "closed" | "open",
  now = Date.now(),
): void {
  const key = keyOf(environment, accountId);
  const others = Object.entries(read()).filter(([each, at]) => each !== key && now - at < BELIEVED_MS);
  write(Object.fromEntries(state === "closed" ? [...others, [key, now]] : others));
}
