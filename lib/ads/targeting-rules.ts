import { AGES, ENGAGEMENT_TYPES, type TargetingCriterion } from "./endpoints/targeting-criteria";
import type { Rule } from "./rules";

/** One targeting criterion as the rules see it. */
export type TargetingTerms = Pick<TargetingCriterion, "targeting_type" | "targeting_value" | "operator_type">;

/** The operators of a type; all others only compare for equality. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  APP_LIST: ["NE"],
  BROAD_KEYWORD: ["EQ", "NE"],
  CONVERSATION: ["EQ"],
  CUSTOM_AUDIENCE: ["EQ", "NE"],
  EXACT_KEYWORD: ["EQ", "NE"],
  IAB_CATEGORY: ["EQ", "NE"],
  LOCATION: ["EQ", "NE"],
  NETWORK_ACTIVATION_DURATION: ["LT", "GTE"],
  PHRASE_KEYWORD: ["EQ", "NE"],
  UNORDERED_KEYWORD: ["EQ", "NE"],
};

/** The operators of a targeting type; only EQ for unknown ones. */
export const operatorsOf = (type: string): readonly string[] => OPERATORS[type] ?? ["EQ"];

const operatorFits: Rule<TargetingTerms> = {
  name: "operator-fits",
  parameter: "operator_type",
  code: "INVALID_PARAMETER",
  message: "operator_type is not allowed for the targeting_type",
  advice:
    "This kind of criterion cannot be compared that way: some can only be included, some only excluded.",
  broken: ({ targeting_type, operator_type }) => !operatorsOf(targeting_type).includes(operator_type),
};

/** Values of the types that the service lists. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  AGE: AGES,
  ENGAGEMENT_TYPE: ENGAGEMENT_TYPES,
  // Male, female.
  GENDER: ["1", "2"],
  // The two mobile platforms, other phones, the mobile web, desktop.
  PLATFORM: ["0", "1", "2", "3", "4"],
  WIFI_ONLY: ["1"],
};

const NUMERIC: readonly string[] = [
  "FOLLOWERS_OF_USER",
  "SIMILAR_TO_FOLLOWERS_OF_USER",
  "INTEREST",
  "NETWORK_ACTIVATION_DURATION",
];

const valueFits: Rule<TargetingTerms> = {
  name: "value-fits",
  parameter: "targeting_value",
  code: "INVALID_PARAMETER",
  message: "targeting_value is not valid for the targeting_type",
  advice: "This value does not exist for this kind of criterion. Choose one that is offered.",
  broken: ({ targeting_type, targeting_value }) => {
    const values = VALUES[targeting_type];
    if (values) return !values.includes(targeting_value);
    return NUMERIC.includes(targeting_type) && !/^\d{1,19}$/.test(targeting_value);
  },
};

export const targetingRules: readonly Rule<TargetingTerms>[] = [operatorFits, valueFits];

/** Criteria of one kind on one line item. */
export const TARGETING_LIMITS = [
  { types: ["INTEREST"], limit: 100 },
  { types: ["FOLLOWERS_OF_USER", "SIMILAR_TO_FOLLOWERS_OF_USER"], limit: 100 },
  { types: ["LOCATION"], limit: 2_000 },
  { types: ["BROAD_KEYWORD", "EXACT_KEYWORD", "PHRASE_KEYWORD", "UNORDERED_KEYWORD"], limit: 1_000 },
  { types: ["EVENT"], limit: 1 },
  { types: ["AGE"], limit: 1 },
] as const;
