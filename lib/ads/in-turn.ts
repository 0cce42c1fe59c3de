import { askBeforeLeaving } from "@/lib/jobs/ask-before-leaving";
import { type AnyEndpoint, addressOf, pathParamsOf } from "./endpoint";
import type { Scope } from "./scope";

const latest = new Map<string, Promise<unknown>>();

/** What the changes of one record have in common. */
export const recordTurn = ({ environment, handle }: Scope, id: string): string =>
  [environment, handle, id].join(" ");

/** The same for a single change: a new record has no id yet, and waits for others at its address. */
export function turnOf(endpoint: AnyEndpoint, scope: Scope, input: object): string {
  const id: unknown = Reflect.get(input, pathParamsOf(endpoint).at(-1) ?? "");
  return recordTurn(scope, endpoint.method === "POST" ? addressOf(endpoint, input) : String(id));
}

/** Runs work once all earlier work with any of its keys has ended, successfully or not. */
export function inTurn<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
  const before = keys.flatMap((key) => latest.get(key) ?? []);
  const mine = before.length > 0 ? waitFor(before).then(work) : work();
  const ended = mine.then(nothing, nothing).then(() => {
    for (const key of keys) if (latest.get(key) === ended) latest.delete(key);
  });
  for (const key of keys) latest.set(key, ended);
  return mine;
}

const nothing = () => {};

/** Waiting changes have not been sent: they would be lost with the page. */
async function waitFor(before: readonly Promise<unknown>[]): Promise<void> {
  const mayLeave = askBeforeLeaving();
  await Promise.all(before);
  mayLeave();
}
