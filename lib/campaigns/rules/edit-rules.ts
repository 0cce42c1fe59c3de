import type { CampaignRules, GuardRule } from "./campaign-rules";

/** Adds a rule, or puts it in the place of the one with its id. */
export function putRule(rules: CampaignRules, rule: GuardRule): CampaignRules {
  const known = rules.guards.some(({ id }) => id === rule.id);
  const guards = known
    ? rules.guards.map((each) => (each.id === rule.id ? rule : each))
    : [...rules.guards, rule];
  return { ...rules, guards };
}

export const removeRule = (rules: CampaignRules, id: string): CampaignRules => ({
  ...rules,
  guards: rules.guards.filter((rule) => rule.id !== id),
});

/** What a rule says, whatever it is kept under. */
const meaning = ({ id: _, ...rule }: GuardRule) => JSON.stringify(Object.entries(rule).sort());

/** Those of some rules that an account does not have yet, each once. */
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

/** Takes somebody else's rules over: beside those that are there, or in their place. */
export function takeOver(
  rules: CampaignRules,
  shared: CampaignRules,
  how: "beside" | "instead",
): CampaignRules {
  if (how === "instead") return shared;
  return {
    template: shared.template || rules.template,
    guards: [...rules.guards, ...newRules(rules, shared.guards)],
  };
}
