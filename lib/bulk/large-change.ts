import type { PlannedItem } from "./bulk-plan";

/** A budget that grows or shrinks by more than this factor is asked about before it is sent. */
export const LARGE_CHANGE_FACTOR = 3n;

/** True when a new amount looks like a slip of the finger: more than three times, or less than a third. */
export function isLargeChange(from: string | null, to: string | null): boolean {
  if (from === null || to === null) return false;
  const before = BigInt(from);
  const after = BigInt(to);
  if (before <= 0n) return false;
  return after > before * LARGE_CHANGE_FACTOR || after * LARGE_CHANGE_FACTOR < before;
}

const asMicros = (value: unknown) => (typeof value === "string" ? value : null);

/** How many amounts of a planned item change that much. */
export const largeChangesOf = ({ differences }: Pick<PlannedItem, "differences">): number =>
  differences.filter(
    ({ field, from, to }) => field.endsWith("_local_micro") && isLargeChange(asMicros(from), asMicros(to)),
  ).length;

/** The same of many. */
export const countLargeChanges = (items: readonly PlannedItem[]): number =>
  items.reduce((count, item) => count + largeChangesOf(item), 0);

/** `×12`, `×3.4` or `÷5`, for reading. */
export function changeFactor(from: string, to: string): string {
  const [low, high, sign] =
    BigInt(to) >= BigInt(from) ? [BigInt(from), BigInt(to), "×"] : [BigInt(to), BigInt(from), "÷"];
  if (low === 0n) return sign;
  const tenths = (high * 10n) / low;
  return tenths % 10n === 0n || tenths >= 100n
    ? `${sign}${tenths / 10n}`
    : `${sign}${tenths / 10n}.${tenths % 10n}`;
}
