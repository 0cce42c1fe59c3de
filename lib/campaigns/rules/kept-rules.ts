/**
 * An account's rules as a page that only asks for them reads them: a template, and some guards. What these are is
 * for the code that judges by them, which comes where there are any.
 */
export interface KeptRules {
  readonly template: string;
  readonly guards: readonly unknown[];
}

export const NO_RULES = { template: "", guards: [] } as const satisfies KeptRules;

export const isKeptRules = (stored: unknown): stored is KeptRules =>
  typeof stored === "object" &&
  stored !== null &&
  "template" in stored &&
  typeof stored.template === "string" &&
  "guards" in stored &&
  Array.isArray(stored.guards);
