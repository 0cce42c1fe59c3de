import type { BuilderKnown, BuilderPartProps } from "@/components/builder/builder";
import type { useCampaignContextHere } from "@/components/campaigns/use-campaign-context-here";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import type { StoredOutcomes } from "@/lib/bulk/stored-job";
import type { CreationPlan } from "@/lib/creation/creation-plan";
import type { Runway } from "@/lib/funding/runway";
import type { GuidedDraft } from "@/lib/guided/guided-draft";
import type { KnownToGuided } from "@/lib/guided/guided-problems";
import type { ConfirmedWarnings } from "./use-rule-warnings";

/** The context of a planned campaign. */
export interface GuidedKnown extends BuilderKnown, KnownToGuided {
  readonly place: ReturnType<typeof useCampaignContextHere>;
  readonly funding: readonly FundingInstrument[];
  /** The funding source; undefined until one is chosen. */
  readonly payer: FundingInstrument | undefined;
  /** How long the payer's money lasts; undefined while unknown. */
  readonly runway: Runway | undefined;
  /** The usual daily budget of the account's campaigns, in micros. */
  readonly usualDaily: string | undefined;
  readonly warned: ConfirmedWarnings;
  /** The outcomes so far, by the keys of the steps. */
  readonly results: StoredOutcomes;
  /** Creates everything that does not exist yet, and resolves with the outcome of each step. */
  readonly create: (plan: CreationPlan, title: string) => Promise<StoredOutcomes>;
}

export type GuidedParts = BuilderPartProps<GuidedDraft, GuidedKnown>;
