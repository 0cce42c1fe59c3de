import { askBeforeLeaving } from "@/lib/jobs/ask-before-leaving";

const latest = new Map<string, Promise<unknown>>();

/** Runs work once all earlier work of the same key has ended, successfully or not. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = latest.get(key);
  const mine = before ? waitFor(before).then(work) : work();
  const ended = mine.then(nothing, nothing).then(() => {
    if (latest.get(key) === ended) latest.delete(key);
  });
  latest.set(key, ended);
  return mine;
}

const nothing = () => {};

/** Waiting changes have not been sent: they would be lost with the page. */
async function waitFor(before: Promise<unknown>): Promise<void> {
  const mayLeave = askBeforeLeaving();
  await before;
  mayLeave();
}
