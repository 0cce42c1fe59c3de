import type { ReactNode } from "react";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import type { NewCampaign } from "@/lib/campaigns/new-campaign";
import type { Day } from "@/lib/time/calendar";

/** The data for the fields of a new campaign. */
export interface CampaignFieldsProps {
  campaign: NewCampaign;
  onTyped: (part: Partial<NewCampaign>) => void;
  errorAt: (field: string) => string | undefined;
  /** Warnings of the account's rules, by field. */
  warnings: ReadonlyMap<string, string>;
  funding: readonly FundingInstrument[];
  /** What the chosen funding source has left, and how long it lasts. */
  balance: ReactNode;
  /** The usual daily budget of the account's campaigns, in micros of its currency. */
  usualDaily: string | undefined;
  /** The naming patterns of campaigns in the account, the default first. */
  templates: readonly string[];
  /** In the account's zone: dates in names are of this day. */
  today: Day;
}
