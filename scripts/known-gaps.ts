import type { Gap, Support } from "./supported-endpoints";

/** The ledger of what is not there yet: it may only shrink. */
export const KNOWN_GAPS: readonly Gap[] = [
  { kind: "Not in the emulator", isIn: ({ emulator }) => !emulator, most: 0 },
  { kind: "Without a screen", isIn: ({ dashboard }) => dashboard !== "screen", most: 10 },
  {
    kind: "Without a test of its own (every endpoint is walked with all others)",
    isIn: ({ tested }) => !tested,
    most: 0,
  },
];

/** What the ledger has to say of the endpoints as they are: gaps that have grown, and those that it may forget. */
export function ledgerProblems(
  endpoints: readonly Support[],
  ledger: readonly Gap[] = KNOWN_GAPS,
): { readonly grown: readonly string[]; readonly closed: readonly string[] } {
  const counted = ledger.map(({ kind, isIn, most }) => ({
    kind,
    most,
    count: endpoints.filter(isIn).length,
  }));
  return {
    grown: counted
      .filter(({ count, most }) => count > most)
      .map(({ kind, count, most }) => `${kind}: ${count} endpoints, and the ledger allows ${most}.`),
    closed: counted
      .filter(({ count, most }) => count < most)
      .map(({ kind, count }) => `${kind}: lower the ledger to ${count} (scripts/known-gaps.ts).`),
  };
}
