import * as z from "zod";
import { CAMPAIGN_NAME_MAX } from "@/lib/ads/endpoints/campaigns";
import { templateProblem } from "@/lib/campaigns/name-pattern";
import { type CampaignRules, guardRule } from "./campaign-rules";
import { patternsOffered } from "./naming-templates";

const sharedRules = z.object({
  /** Identifies the text and its version. */
  campaign_rules: z.literal(1),
  /** For texts from when there was at most one. */
  naming_template: z.string().default(""),
  naming_templates: z.array(z.string().min(1)).default([]),
  rules: z.array(z.unknown()),
});

/** Rules as a text, to be sent to a person, and pasted into another account or browser. */
export const sharedText = ({ templates, guards }: CampaignRules): string =>
  JSON.stringify(
    {
      campaign_rules: 1,
      naming_templates: patternsOffered(templates),
      rules: guards.map(({ id: _, savedAs: __, ...rule }) => rule),
    },
    null,
    2,
  );

type ReadShared =
  | { readonly ok: true; readonly rules: CampaignRules }
  | { readonly ok: false; readonly reason: string };

/**
 * Parses such a text.
 *
 * @param newId creates ids for rules and templates
 */
export function readShared(text: string, newId: () => string): ReadShared {
  const shared = sharedRules.safeParse(parsed(text));
  if (!shared.success) {
    return { ok: false, reason: "This is no text of rules. Copy it whole, from its first { to its last }." };
  }
  const { naming_template: single, naming_templates: several, rules } = shared.data;
  const patterns = [...new Set(single === "" ? several : [single, ...several])];
  for (const pattern of patterns) {
    const problem = templateProblem(pattern, CAMPAIGN_NAME_MAX);
    if (problem !== undefined) return { ok: false, reason: `The naming template cannot be used. ${problem}` };
  }
  const guards = [];
  for (const [place, rule] of rules.entries()) {
    const read = guardRule.safeParse({ ...Object(rule), id: newId() });
    if (!read.success) {
      return { ok: false, reason: `Rule ${place + 1} is none that is known here. Nothing is taken over.` };
    }
    guards.push(read.data);
  }
  return { ok: true, rules: { templates: patterns.map((pattern) => ({ id: newId(), pattern })), guards } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
