import fc from "fast-check";
import type { GuardRule } from "./campaign-rules";
import type { Guard } from "./guard";
import { guardOf } from "./judge";

type About = Pick<GuardRule, "id" | "severity" | "note">;
type Sample<Rule> = Rule extends GuardRule ? Omit<Rule, keyof About> & Partial<About> : never;

/** A rule for tests, blocking and without a note by default. */
export const sampleRule = (rule: Sample<GuardRule>): GuardRule => ({
  id: "r1",
  severity: "block",
  note: "",
  ...rule,
});

/** The templates of an account for tests; none for an empty pattern. */
const sampleTemplates = (pattern: string) => (pattern === "" ? [] : [{ id: "t1", pattern }]);

/** The guard of an account with a single rule. */
export const judgeWith = (rule: Sample<GuardRule>, { template = "" } = {}): Guard =>
  guardOf({ templates: sampleTemplates(template), guards: [sampleRule(rule)] });

const about = {
  id: fc.uuid(),
  severity: fc.constantFrom("warn" as const, "block" as const),
  note: fc.string({ maxLength: 20 }),
};
const budget = fc.constantFrom(
  "daily_budget_amount_local_micro" as const,
  "total_budget_amount_local_micro" as const,
);
const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 });

/** Any rule that a person can make. */
export const anyRule: fc.Arbitrary<GuardRule> = fc.oneof(
  fc.record({
    ...about,
    is: fc.constantFrom("over" as const, "under" as const),
    field: budget,
    micros: fc.bigInt(0n, 10n ** 12n).map(String),
    currency: fc.constantFrom("EUR", "JPY"),
  }),
  fc.record({ ...about, is: fc.constant("missing" as const), field: budget }),
  fc.record({
    ...about,
    is: fc.constantFrom("lacking" as const, "having" as const),
    field: fc.constantFrom("name" as const, "purchase_order_number" as const),
    text,
  }),
  fc.record({ ...about, is: fc.constant("unlike-template" as const), field: fc.constant("name" as const) }),
);

/** Any account's rules. */
export const anyRules = fc.record({
  templates: fc.uniqueArray(
    fc.record({ id: fc.uuid(), pattern: fc.constantFrom("{brand}_{geo}_{yyyymm}", "{brand}", "Q4 {geo}") }),
    { maxLength: 3, selector: ({ pattern }) => pattern },
  ),
  guards: fc.array(anyRule, { maxLength: 6 }),
});
