"use client";

import { useMemo } from "react";
import { Late, useLate } from "@/components/ui/late";
import { NO_GUARD } from "@/lib/campaigns/rules/guard";
import { isKeptRules } from "@/lib/campaigns/rules/kept-rules";
import { useCampaignRules } from "./use-campaign-rules";

// Few accounts have rules: those without never fetch what judges by them.
const judging = new Late(() => import("@/lib/campaigns/rules/judge"), { ahead: false });

/** What the open account's rules say of whatever creates or changes campaigns, and how campaigns are named there. */
export function useGuard() {
  const { value: rules } = useCampaignRules(isKeptRules);
  const ruled = rules.guards.length > 0;
  const judge = useLate(judging, ruled);
  return useMemo(
    () => ({
      template: rules.template,
      guard: ruled && judge ? judge.guardOf(rules) : NO_GUARD,
      /** Why nothing may be changed yet: a block must not be passed because it comes late. */
      waits: ruled && !judge ? "The rules of this account are being loaded." : undefined,
    }),
    [rules, ruled, judge],
  );
}
