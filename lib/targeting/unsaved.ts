import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { leftToDo, type TargetingChanges } from "./changes";
import type { FollowerType, KeywordType, Operator } from "./criteria";

/** What is typed and not added yet. */
export interface TypedTexts {
  readonly keywords: string;
  readonly handles: string;
  /** As what the keywords are added; by themselves, of the broadest match. */
  readonly match?: KeywordType;
  readonly side?: Operator;
  /** Who is reached of those around the handles; by themselves, their followers. */
  readonly reach?: FollowerType;
}

/** What is stored on the device until it is saved. */
export interface Unsaved {
  readonly changes: TargetingChanges;
  readonly typed: TypedTexts;
}

/** The key of a line item's targeting on the device. */
export const unsavedKey = (lineItemId: string) => `targeting ${lineItemId}`;

/** Whether something was typed and is not among the changes yet. */
export const isTyped = ({ keywords, handles }: TypedTexts): boolean =>
  keywords.trim() !== "" || handles.trim() !== "";

/** How many stored changes are not saved yet; undefined where there is nothing left to go on with. */
export function unsavedCount(
  { changes, typed }: Unsaved,
  existing: readonly TargetingCriterion[],
): number | undefined {
  const { additions, removals } = leftToDo(changes, existing);
  const count = additions.length + removals.length;
  return count > 0 || isTyped(typed) ? count : undefined;
}
