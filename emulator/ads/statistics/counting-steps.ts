import type { Funnel, FunnelStep } from "./funnel";

/** How a number is made (funnel.ts), as numbers: they are looked at for every hour of everything that is counted. */
export const SHOWN = 0;
export const BILLED = 1;
export const CHARGE = 2;
export const PASSED = 3;
export const PART = 4;
export const SUM = 5;
export const LESS = 6;
export const WORTH = 7;

const KINDS = {
  shown: SHOWN,
  billed: BILLED,
  charge: CHARGE,
  passed: PASSED,
  part: PART,
  sum: SUM,
  less: LESS,
  worth: WORTH,
} as const satisfies Record<FunnelStep["make"]["kind"], number>;

/** The steps of a funnel that what was asked for is computed of, each after those that it is made of. */
export interface CountingSteps {
  readonly length: number;
  readonly kinds: Uint8Array;
  /** Which steps a step is made of; one beyond the last, which is always nothing, for none. */
  readonly first: Int16Array;
  readonly second: Int16Array;
  readonly parts: Float64Array;
  /** 1 where appeal decides on the part. */
  readonly appeals: Uint8Array;
  readonly salts: Uint32Array;
  /** The name of each step that was asked for itself. */
  readonly shown: readonly (string | undefined)[];
}

const known = new WeakMap<Funnel, WeakMap<ReadonlySet<string>, CountingSteps>>();

/** The steps that some names are computed of. The same set of names is not looked at again. */
export function stepsFor(funnel: Funnel, names: ReadonlySet<string>): CountingSteps {
  const ofFunnel = known.get(funnel) ?? new WeakMap<ReadonlySet<string>, CountingSteps>();
  known.set(funnel, ofFunnel);
  const steps = ofFunnel.get(names) ?? flat(funnel.columns, names);
  ofFunnel.set(names, steps);
  return steps;
}

function flat(columns: readonly FunnelStep[], names: ReadonlySet<string>): CountingSteps {
  const needed = neededFor(columns, names);
  const placeOf = new Map(needed.map((column, place) => [column, place]));
  const made = needed.flatMap((column) => columns[column] ?? []);
  const sources = made.map(({ make }) => madeOf(make).map((column) => placeOf.get(column) ?? needed.length));
  const shares = made.map(({ make }) => (make.kind === "part" || make.kind === "passed" ? make : undefined));
  return {
    length: made.length,
    kinds: Uint8Array.from(made, ({ make }) => KINDS[make.kind]),
    first: Int16Array.from(sources, ([first = made.length]) => first),
    second: Int16Array.from(sources, ([, second = made.length]) => second),
    parts: Float64Array.from(shares, (one) => one?.part ?? 0),
    appeals: Uint8Array.from(shares, (one) => (one?.appeals ? 1 : 0)),
    salts: Uint32Array.from(made, ({ salt }) => salt),
    shown: made.map(({ name }) => (names.has(name) ? name : undefined)),
  };
}

/** Columns in their order that are asked for, or that those are computed of. */
function neededFor(columns: readonly FunnelStep[], names: ReadonlySet<string>): readonly number[] {
  const needed = new Set<number>();
  for (let at = columns.length - 1; at >= 0; at -= 1) {
    const column = columns[at];
    if (!column || !(needed.has(at) || names.has(column.name))) continue;
    needed.add(at);
    for (const of of madeOf(column.make)) if (of >= 0) needed.add(of);
  }
  return [...needed].sort((a, b) => a - b);
}

function madeOf(make: FunnelStep["make"]): readonly number[] {
  switch (make.kind) {
    case "shown":
    case "charge":
    case "billed":
      return [];
    case "sum":
    case "less":
      return make.of;
    case "passed":
    case "part":
    case "worth":
      return [make.of];
  }
}
