import type { CampaignRules, GuardRule, ShownRule } from "./campaign-rules";
import { type NamingTemplate, patternsOffered } from "./naming-templates";

/** The meaning of a rule, regardless of its id and owner. */
const meaning = ({ id: _, savedAs: __, ...rule }: ShownRule) => JSON.stringify(Object.entries(rule).sort());

/** The rules that an account does not have yet, each once. */
export function newRules(
  { guards }: Pick<CampaignRules, "guards">,
  others: readonly GuardRule[],
): readonly GuardRule[] {
  const known = new Set(guards.map(meaning));
  return others.filter((rule) => {
    const what = meaning(rule);
    if (known.has(what)) return false;
    known.add(what);
    return true;
  });
}

const newTemplates = ({ templates }: CampaignRules, others: readonly NamingTemplate[]) => {
  const known = patternsOffered(templates);
  return others.filter(({ pattern }) => !known.includes(pattern));
};

/** What happens to a person's own rules when those in a text are added. */
export type TakeOverHow = "beside" | "instead";

/** The rules and templates that are added and removed with those in a text. */
export interface TakingOver {
  readonly comes: CampaignRules;
  readonly goes: CampaignRules;
}

/** Adds the rules in a text to the existing ones, or replaces a person's own. Skips those that exist. */
export function takeOver(there: CampaignRules, shared: CampaignRules, how: TakeOverHow): TakingOver {
  const isOwn = ({ savedAs }: ShownRule | NamingTemplate) => savedAs?.whose !== "account";
  const goes = how === "instead" ? partOf(there, isOwn) : { templates: [], guards: [] };
  const stays = how === "instead" ? partOf(there, (item) => !isOwn(item)) : there;
  return {
    comes: { templates: newTemplates(stays, shared.templates), guards: newRules(stays, shared.guards) },
    goes,
  };
}

const partOf = (
  { templates, guards }: CampaignRules,
  is: (item: ShownRule | NamingTemplate) => boolean,
): CampaignRules => ({ templates: templates.filter(is), guards: guards.filter(is) });
