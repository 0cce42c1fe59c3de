"use client";

import { useMemo } from "react";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { NO_GUARD } from "@/lib/campaigns/rules/guard";
import { patternsOffered } from "@/lib/campaigns/rules/naming-templates";
import { useCampaignRules } from "./use-campaign-rules";

// Few accounts have rules: those without never fetch the code that checks them.
const judging = new LazyModule(() => import("@/lib/campaigns/rules/judge"), { ahead: false });

/** The open account's rules for creating and changing campaigns, and its naming patterns. */
export function useGuard() {
  const { rules, templates } = useCampaignRules();
  const ruled = rules.items.length > 0;
  const judge = useLazyModule(judging, ruled);
  const read = rules.loaded && templates.loaded;
  return useMemo(
    () => ({
      templates: patternsOffered(templates.items),
      guard: ruled && judge ? judge.guardOf({ guards: rules.items, templates: templates.items }) : NO_GUARD,
      read,
      /** Why nothing may be changed yet: blocking rules also apply while their code loads. */
      waits: ruled && !judge ? "The rules of this account are being loaded." : undefined,
    }),
    [rules.items, templates.items, ruled, judge, read],
  );
}
