import type { Random } from "../../seed/random";

const OBJECTIVES = ["Reach", "Traffic", "Video views", "App installs", "Engagement", "Followers"] as const;
const SHORT: Readonly<Record<(typeof OBJECTIVES)[number], string>> = {
  Reach: "RCH",
  Traffic: "TRF",
  "Video views": "VID",
  "App installs": "APP",
  Engagement: "ENG",
  Followers: "FLW",
};
const STAGES = [
  "Prospecting",
  "Retargeting",
  "Lookalike 1%",
  "Lookalike 3%",
  "Brand",
  "Always on",
  "Loyalty",
] as const;
const MOMENTS = [
  "Launch",
  "Teaser",
  "Sale",
  "Holiday",
  "Evergreen",
  "Test A",
  "Test B",
  "Last chance",
] as const;

interface NameParts {
  /** Country code. */
  readonly market: string;
  readonly theme: string;
  readonly quarter: string;
  readonly year: string;
  /** Counts the campaigns of the account. */
  readonly number: number;
}

/** Naming conventions in use; an account keeps to one. The last is that of teams that have none. */
const CONVENTIONS: readonly [
  (parts: NameParts, random: Random) => string,
  ...((parts: NameParts, random: Random) => string)[],
] = [
  ({ market, theme, quarter, year, number }, random) =>
    `${market}_${SHORT[random.pick(OBJECTIVES)]}_${theme.replaceAll(" ", "-")}_${random.pick(STAGES).replaceAll(" ", "-")}_${quarter}-${year.slice(2)}_${String(number).padStart(3, "0")}`,
  ({ theme, quarter, year }, random) =>
    `${year} ${quarter} | ${theme} | ${random.pick(OBJECTIVES)} | ${random.pick(STAGES)}`,
  ({ theme }, random) => `${theme} – ${random.pick(MOMENTS)} – ${random.pick(STAGES)}`,
  ({ market, theme, number, year }, random) =>
    `[${String(number).padStart(4, "0")}] ${theme} / ${random.pick(MOMENTS)} / ${market} ${year}`,
  ({ theme, number }, random) =>
    random.chance(0.3)
      ? `${theme} ${number}`
      : `${random.pick(MOMENTS).toLowerCase()} ${theme.toLowerCase()}`,
];

/** A name as the account's own convention makes it. */
export function nameCampaign(convention: number, parts: NameParts, random: Random): string {
  const make = CONVENTIONS[convention % CONVENTIONS.length] ?? CONVENTIONS[0];
  return make(parts, random);
}

/** Most agencies number their orders, some clients have numbers of their own, many give none. */
export function purchaseOrder(number: number, year: string, random: Random): string | null {
  const style = random.below(10);
  if (style < 4) return null;
  if (style < 8) return `PO-${year}-${String(1_000 + number).padStart(5, "0")}`;
  return `45000${String(19_000 + number)}`;
}
