import type { CopyPlan } from "@/lib/campaigns/duplicate";

/** What is created, what is not and why, and what is still to be said before any of it. */
export interface Copies extends CopyPlan {
  readonly blocked: string | undefined;
}

export const NO_COPIES: CopyPlan = { items: [], excluded: [], warnings: new Map() };

/** A plan that makes nothing is none. */
export const withBlocked = (plan: CopyPlan): Copies => ({
  ...plan,
  blocked: plan.items.length === 0 ? "No copy would be created." : undefined,
});
