"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { usePassed } from "@/components/bulk/confirm-warnings";
import type { ServiceForm } from "@/components/forms/use-service-form";
import { judgeNewCampaign, type NewCampaign, type NewCampaignRules } from "@/lib/campaigns/new-campaign";

interface CreateWarnings {
  form: ServiceForm<NewCampaign>;
  rules: NewCampaignRules;
  /** Names that are taken in the account. */
  names: ReadonlySet<string>;
}

/** What the account's rules warn of in a new campaign, at its fields, and the question whether to go on. */
export function useCreateWarnings({ form, rules, names }: CreateWarnings) {
  const { warnings } = judgeNewCampaign(form.values, rules);
  const [asks, setAsks] = useState(false);
  const shown = (field: string) => asks || form.tried || form.isChanged(field);
  const at = new Map<string, string>();
  const tell = (field: string, advice: string) => {
    if (shown(field)) at.set(field, [at.get(field), advice].filter(Boolean).join(" "));
  };
  if (names.has(form.values.name.trim())) tell("name", "A campaign of this name exists already.");
  for (const { field, advice } of warnings) tell(field, advice);

  const confirm = usePassed(new Map(warnings.map(({ advice }) => [advice, [advice]])));
  const question = useRef<HTMLDivElement>(null);
  const asked = asks && warnings.length > 0;
  const focusQuestion = useCallback(() => question.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (asked) focusQuestion();
  }, [asked, focusQuestion]);
  /** Whether it may go on; asks the person where it may not yet. */
  const ask = () => {
    if (!confirm.passed) {
      setAsks(true);
      focusQuestion();
    }
    return confirm.passed;
  };
  return { at, confirm, asked, question, ask };
}
