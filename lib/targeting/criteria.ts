import {
  OPERATOR_TYPES,
  TARGETING_TYPES,
  type TargetingCriterion,
} from "@/lib/ads/endpoints/targeting-criteria";
import type { TargetingTerms } from "@/lib/ads/targeting-rules";

export type TargetingType = (typeof TARGETING_TYPES)[number];
export type Operator = (typeof OPERATOR_TYPES)[number];

/** A criterion as words are made of it, whether the service has it or is to get it. */
export type Shown = TargetingTerms & Pick<TargetingCriterion, "name" | "location_type">;

/** A criterion that is to be added. */
export interface NewCriterion extends Shown {
  readonly targeting_type: TargetingType;
  readonly targeting_value: string;
  readonly operator_type: Operator;
  /** As it was chosen; null where nothing but the value is known. */
  readonly name: string | null;
  readonly location_type: string | null;
}

const isIn = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((each) => each === text);

/** A criterion of another line item as one to be added; undefined where its type is not known here. */
export function asNew({
  targeting_type,
  targeting_value,
  operator_type,
  name,
  location_type,
}: Shown): NewCriterion | undefined {
  if (!isIn(TARGETING_TYPES, targeting_type) || !isIn(OPERATOR_TYPES, operator_type)) return undefined;
  return { targeting_type, targeting_value, operator_type, name, location_type };
}

/** A criterion that includes a value, or leaves it out. */
export const criterion = (
  targeting_type: TargetingType,
  targeting_value: string,
  {
    operator_type = "EQ",
    name = null,
    location_type = null,
  }: { operator_type?: Operator; name?: string | null; location_type?: string | null } = {},
): NewCriterion => ({ targeting_type, targeting_value, operator_type, name, location_type });

export const KEYWORD_TYPES = [
  "BROAD_KEYWORD",
  "PHRASE_KEYWORD",
  "UNORDERED_KEYWORD",
  "EXACT_KEYWORD",
] as const;
export type KeywordType = (typeof KEYWORD_TYPES)[number];

export type FollowerType = "FOLLOWERS_OF_USER" | "SIMILAR_TO_FOLLOWERS_OF_USER";

/** The value as it is compared: a keyword is the same in capitals. */
const folded = ({ targeting_type, targeting_value }: TargetingTerms) =>
  isIn(KEYWORD_TYPES, targeting_type) ? targeting_value.toLowerCase() : targeting_value;

/** What a criterion is about, without regard to whether it includes or leaves out. */
const subjectOf = (terms: TargetingTerms): string => `${terms.targeting_type} ${folded(terms)}`;

/** Equal for criteria that are one to the service's users. */
export const criterionKeyOf = (terms: TargetingTerms): string => `${terms.operator_type} ${subjectOf(terms)}`;

/** Whether it leaves people out instead of reaching them. */
export const excludes = ({ operator_type }: Pick<TargetingTerms, "operator_type">): boolean =>
  operator_type === "NE";

/** Whether values of a type are the ids of audiences. */
export const isAudienceType = (type: string): boolean => type.startsWith("CUSTOM_AUDIENCE");
