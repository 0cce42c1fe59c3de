/** The results of one of several, out of all its impressions. */
interface Rated {
  readonly hits: bigint;
  readonly shown: bigint;
}

/**
 * How a rate compares with that of the others together; "unclear" where chance alone may make as large a difference.
 */
export type Likely = "higher" | "lower" | "unclear" | "too few";

/** Expected hits, and expected misses, that both sides need before they are compared. */
const EXPECTED_MIN = 10;
/** Probability that chance alone makes any difference among all that are compared. */
const CHANCE = 0.05;

/**
 * Compares the rate of each with that of all others together: a test of two proportions, with Bonferroni's correction.
 *
 * @returns a verdict for each in their order; undefined for one that was not shown, or has no other to compare with
 */
export function likelyBeside(all: readonly Rated[]): readonly (Likely | undefined)[] {
  const shown = all.filter((one) => one.shown > 0n);
  const total = shown.reduce((sum, one) => sum + Number(one.shown), 0);
  const hits = shown.reduce((sum, one) => sum + Number(one.hits), 0);
  return all.map((one) => {
    if (one.shown <= 0n || shown.length < 2) return undefined;
    const mine = { hits: Number(one.hits), shown: Number(one.shown) };
    const rest = { hits: hits - mine.hits, shown: total - mine.shown };
    return beside(mine, rest, CHANCE / shown.length);
  });
}

interface Side {
  readonly hits: number;
  readonly shown: number;
}

function beside(mine: Side, rest: Side, chance: number): Likely {
  const rate = (mine.hits + rest.hits) / (mine.shown + rest.shown);
  const least = Math.min(mine.shown, rest.shown) * Math.min(rate, 1 - rate);
  if (least < EXPECTED_MIN) return "too few";
  const spread = Math.sqrt(rate * (1 - rate) * (1 / mine.shown + 1 / rest.shown));
  const z = (mine.hits / mine.shown - rest.hits / rest.shown) / spread;
  if (byChance(Math.abs(z)) >= chance) return "unclear";
  return z > 0 ? "higher" : "lower";
}

/**
 * Two-sided probability of a deviation in standard deviations: the complementary error function by Abramowitz and
 * Stegun, 7.1.26, exact to seven digits.
 */
export function byChance(deviations: number): number {
  const x = deviations / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const polynomial = terms.reduceRight((sum, term) => (sum + term) * t, 0);
  return polynomial * Math.exp(-x * x);
}
