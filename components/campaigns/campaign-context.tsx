"use client";

import { createContext, useContext } from "react";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import type { CallError } from "@/lib/ads/errors";
import type { Guard } from "@/lib/campaigns/rules/guard";

/** The account of the campaigns on screen, and what may be done there. */
export interface CampaignContext {
  readonly accountId: string;
  readonly accountName: string;
  /** The account's IANA zone: days and times are shown on its clocks. */
  readonly zone: string;
  /** The account's approval status; undefined while it is not known. */
  readonly approval: string | undefined;
  /** Why campaigns may not be changed here; undefined when they may. */
  readonly readOnlyReason: string | undefined;
  readonly fundingPath: string;
  readonly lineItemsPath: string;
  readonly funding: ReadonlyMap<string, FundingInstrument>;
  /** Why the funding sources could not be read completely; null while that is open. */
  readonly fundingError: CallError | null;
  readonly fundingComplete: boolean;
  /** The account's rules for creating and changing campaigns. */
  readonly guard: Guard;
  /** The naming patterns of campaigns here, the default first. */
  readonly templates: readonly string[];
  /** Both are read. */
  readonly rulesRead: boolean;
}

const Context = createContext<CampaignContext | undefined>(undefined);
export const CampaignContextProvider = Context;

export function useCampaignContext(): CampaignContext {
  const context = useContext(Context);
  if (!context) throw new Error("No campaigns: wrap the component in <CampaignContextProvider>");
  return context;
}

/** The name of a funding source; its id while the name is unknown. */
export function fundingName({ funding }: Pick<CampaignContext, "funding">, id: string): string {
  return funding.get(id)?.description || id;
}
