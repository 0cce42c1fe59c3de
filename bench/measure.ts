/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly peer: string;
  readonly theirs: string;
  readonly ratio: string;
  readonly goal: string;
  /** It is in the README too, as every row with a goal is. */
  readonly headline?: boolean;
}

/** A row that has no peer. */
export const alone = (what: string, ours: string, goal: string): Row => ({
  what,
  ours,
  peer: "–",
  theirs: "–",
  ratio: "–",
  goal,
});

/**
 * Measures contenders in turn, `rounds` times over: what slows the machine for a while slows all of them. The
 * first round warms up and is thrown away.
 */
export async function interleave<Name extends string>(
  rounds: number,
  contenders: Readonly<Record<Name, () => Promise<number> | number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as Record<Name, number[]>;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const value = await contenders[name]();
      if (round > 0) results[name].push(value);
    }
  }
  return results;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** The middle of the ratios round by round, which is steadier than the ratio of the middles. */
export const medianRatio = (ours: readonly number[], theirs: readonly number[]) =>
  median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));

/** Calls a second, measured for `milliseconds` in steps of a hundred calls. */
export function callsPerSecond(call: () => unknown, milliseconds: number): number {
  const began = performance.now();
  let calls = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let index = 0; index < 100; index += 1) call();
    calls += 100;
    elapsed = performance.now() - began;
  }
  return (calls / elapsed) * 1000;
}

export const whole = (value: number) => Math.round(value).toLocaleString("en-US");
export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const megabytes = (bytes: number) => `${whole(bytes / 1_000_000)} MB`;
export const times = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)}×`;
