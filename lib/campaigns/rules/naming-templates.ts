import type { Savable, Whose } from "@/lib/lists/savable";

/** A pattern that names of campaigns are made by, `{brand}_{geo}_{yyyymm}`. */
export interface NamingTemplate extends Savable {
  readonly pattern: string;
}

const isOfAccount = ({ savedAs }: Savable) => savedAs?.whose === "account";

/** The naming patterns for new campaigns, each once: a person's own before the account's. */
export const patternsOffered = (templates: readonly NamingTemplate[]): readonly string[] => {
  const own = templates.filter((template) => !isOfAccount(template));
  return [...new Set([...own, ...templates.filter(isOfAccount)].map(({ pattern }) => pattern))];
};

/**
 * The patterns that a rule compares names with. A rule of the account uses the account's own, so that it is the same
 * for everyone.
 *
 * @param whose the rule is; undefined for one that is only on this device
 */
export const patternsFor = (
  whose: Whose | undefined,
  templates: readonly NamingTemplate[],
): readonly string[] => patternsOffered(whose === "account" ? templates.filter(isOfAccount) : templates);
