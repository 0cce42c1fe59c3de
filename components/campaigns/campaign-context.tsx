"use client";

import { createContext, useContext } from "react";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import type { CallError } from "@/lib/ads/errors";
import type { Guard } from "@/lib/campaigns/rules/guard";

/** The account that the campaigns on screen belong to, and what may be done there. */
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
  /** What the account's rules say of whatever creates or changes campaigns. */
  readonly guard: Guard;
  /** The patterns that campaigns can be named by here, the usual one first. */
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

/** What a funding source is called; its id while nothing better is known. */
export function fundingName({ funding }: Pick<CampaignContext, "funding">, id: string): string {
  return funding.get(id)?.description || id;
}
