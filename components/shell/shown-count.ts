import { formatNumber } from "@/lib/format/numbers";

interface Counted {
  /** How many are on screen. */
  readonly shown: number;
  /** How many have been read. */
  readonly all: number;
  /** Whether all there are have been read. */
  readonly complete: boolean;
}

const whole = (count: number) => formatNumber(count);

/**
 * A list's count for the page's header: "40", "12 of 40"; with a plus while more may come. Undefined while nothing has
 * been read: then an empty list is not known to be empty.
 */
export function shownCount({ shown, all, complete }: Counted): string | undefined {
  if (all === 0 && !complete) return undefined;
  const total = complete ? whole(all) : `${whole(all)}+`;
  return shown === all ? total : `${whole(shown)} of ${total}`;
}
