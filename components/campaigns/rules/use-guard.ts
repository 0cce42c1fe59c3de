"use client";

import { useMemo } from "react";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { NO_GUARD } from "@/lib/campaigns/rules/guard";
import { isKeptRules } from "@/lib/campaigns/rules/kept-rules";
import { useCampaignRules } from "./use-campaign-rules";

// Few accounts have rules: those without never fetch what judges by them.
const judging = new LazyModule(() => import("@/lib/campaigns/rules/judge"), { ahead: false });

/** What the open account's rules say of whatever creates or changes campaigns, and how campaigns are named there. */
export function useGuard() {
  const { value: rules, kept } = useCampaignRules(isKeptRules);
  const ruled = rules.guards.length > 0;
  const judge = useLazyModule(judging, ruled);
  return useMemo(
    () => ({
      template: rules.template,
      guard: ruled && judge ? judge.guardOf(rules) : NO_GUARD,
      /** Why nothing may be changed yet: a block must not be passed because it comes late. */
      /** What this device keeps of them is read. */
      read: kept !== "reading",
      waits: ruled && !judge ? "The rules of this account are being loaded." : undefined,
    }),
    [rules, ruled, judge, kept],
  );
}
