import * as z from "zod";

/** What a record was from an instant on, in milliseconds, until the next of its states. */
export interface State<T> {
  readonly from: number;
  readonly value: T;
}

/** A record that can be switched off and deleted. */
interface Switched {
  readonly entity_status: string;
  readonly deleted: boolean;
}

export interface PastChange {
  readonly at: number;
  /** JSON text of the fields that changed, each with what it was `before`. */
  readonly changes: string;
}

const changed = z.record(z.string(), z.object({ before: z.unknown() }));

interface Life {
  readonly createdAt: number;
  /** Since when the seed has it switched off or deleted, where no change records it. */
  readonly stoppedAt: number | undefined;
}

/** What a record was, from its creation on: derived from what it is and how it changed (the oldest change first). */
export function statesOf<T extends Switched>(
  now: T,
  schema: z.ZodType<Partial<T>>,
  changes: readonly PastChange[],
  { createdAt, stoppedAt }: Life,
): readonly State<T>[] {
  const states: State<T>[] = [];
  let value = now;
  for (const { at, changes: text } of changes.toReversed()) {
    const before = Object.fromEntries(
      Object.entries(changed.parse(JSON.parse(text))).flatMap(([name, one]) =>
        name in now ? [[name, one.before]] : [],
      ),
    );
    if (Object.keys(before).length === 0 || at <= createdAt) continue;
    states.unshift({ from: at, value });
    value = { ...value, ...schema.parse(before) };
  }
  states.unshift({ from: createdAt, value });
  const isOff = value.deleted || value.entity_status === "PAUSED";
  if (!isOff || stoppedAt === undefined || stoppedAt <= createdAt) return states;
  const until = states[1]?.from ?? Number.POSITIVE_INFINITY;
  if (stoppedAt >= until) return states;
  const running = { ...value, deleted: false, entity_status: "ACTIVE" };
  return [{ from: createdAt, value: running }, { from: stoppedAt, value }, ...states.slice(1)];
}

/** The state at an instant; undefined before the first. */
export function stateAt<T>(states: readonly State<T>[], instant: number): T | undefined {
  let found: T | undefined;
  for (const { from, value } of states) {
    if (from > instant) break;
    found = value;
  }
  return found;
}
