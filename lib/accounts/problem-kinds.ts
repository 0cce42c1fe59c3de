/** In the order of urgency; the words are shown in filters. */
export const PROBLEMS = {
  "account-rejected": "Rejected",
  "no-funding": "No funding",
  "funding-unable": "Funding cannot pay",
  "at-campaign-limit": "Campaign limit reached",
  "account-under-review": "Under review",
  "funding-ends-soon": "Funding ends soon",
  "funding-runs-out": "Funding runs out soon",
  "funding-low": "Funding low",
  "spend-stopped": "Spend stopped",
  "behind-plan": "Far behind plan",
  "spend-doubled": "Spend doubled",
  "spend-halved": "Spend halved",
  "near-campaign-limit": "Near campaign limit",
  "zone-changes": "Time zone changes",
} as const;

export type ProblemKind = keyof typeof PROBLEMS;
export const PROBLEM_KINDS = Object.keys(PROBLEMS) as ProblemKind[];

export interface AccountProblem {
  readonly kind: ProblemKind;
  /** `blocked` stops campaigns from serving or being started; `attention` is about to. */
  readonly level: "blocked" | "attention";
  readonly what: string;
  readonly fix: string;
  /** The page of the account that shows it, where there is one. */
  readonly page?: "campaigns" | "funding" | "overview";
}
