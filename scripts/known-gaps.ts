import { type Gap, rowsIn, type Support } from "./supported-endpoints";

/** Rows that no screen calls, by why. Any other row without a screen is a gap, and so is one here that has a screen. */
export const WITHOUT_SCREEN: readonly { readonly why: string; readonly rows: string }[] = [
  { why: "Screens read the list, which holds the same records.", rows: "40, R62, R64–R65, R74" },
  { why: "Screens do the same by a batch.", rows: "24" },
  { why: "Screens do the same by the older address.", rows: "R69–R71" },
  { why: "Deprecated; screens call its successor.", rows: "83" },
  { why: "Screens end all connections, or those that they choose.", rows: "90" },
  {
    why: "For programs on the platform, whose posts, users and uploads are no part of advertising.",
    rows: "85–87, 92, 95, R120–R135, R147",
  },
  { why: "For programs that begin many jobs; the few of a screen end by themselves.", rows: "R53" },
  { why: "For programs of websites, apps and stores, which report what happens there.", rows: "R96–R98" },
  {
    why: "No screen yet; the API explorer and other people's clients call it.",
    rows: "R54–R60, R67–R68, R72, R75–R79, R81–R82, R84–R95, R99–R119, R136–R146",
  },
];

const explained = new Set(WITHOUT_SCREEN.flatMap(({ rows }) => rowsIn(rows)));

/** The ledger of what is not there yet: it may only shrink. */
export const KNOWN_GAPS: readonly Gap[] = [
  { kind: "Not in the emulator", isIn: ({ emulator }) => !emulator, most: 0 },
  {
    kind: "Without a screen, and without a reason",
    isIn: ({ dashboard, number }) => dashboard !== "screen" && !explained.has(number),
    most: 0,
  },
  {
    kind: "With a screen, though a reason says why there is none",
    isIn: ({ dashboard, number }) => dashboard === "screen" && explained.has(number),
    most: 0,
  },
  {
    kind: "Without a test of its own (every endpoint is walked with all others)",
    isIn: ({ tested }) => !tested,
    most: 0,
  },
];

/** Problems of the ledger with the current endpoints: gaps that have grown, and those that it may forget. */
export function ledgerProblems(
  endpoints: readonly Support[],
  ledger: readonly Gap[] = KNOWN_GAPS,
): { readonly grown: readonly string[]; readonly closed: readonly string[] } {
  const counted = ledger.map(({ kind, isIn, most }) => {
    const found = endpoints.filter(isIn);
    return { kind, most, count: found.length, numbers: found.map(({ number }) => number).join(", ") };
  });
  return {
    grown: counted
      .filter(({ count, most }) => count > most)
      .map(
        ({ kind, count, most, numbers }) =>
          `${kind}: ${count} endpoints (${numbers}), and the ledger allows ${most}.`,
      ),
    closed: counted
      .filter(({ count, most }) => count < most)
      .map(({ kind, count }) => `${kind}: lower the ledger to ${count} (scripts/known-gaps.ts).`),
  };
}
