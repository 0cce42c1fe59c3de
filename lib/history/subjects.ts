import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { typeName, valueName } from "@/lib/targeting/targeting-words";

/** The name of a criterion: its kind and value. */
export const criterionName = (
  criterion: Pick<TargetingCriterion, "targeting_type" | "name" | "targeting_value">,
): string => `${typeName(criterion.targeting_type)}: ${valueName(criterion)}`;

export const promotedPostName = ({ post_id: id }: { post_id: string }): string => `Post ${id}`;

export const promotedAccountName = ({ user_id: id }: { user_id: string }): string => `User ${id}`;

/** A record with a history: all kinds have the time of their last change. */
export interface Subject {
  readonly id: string;
  readonly updated_at: string;
  readonly deleted: boolean;
}

export interface NamedSubject<S extends Subject = Subject> {
  readonly subject: S;
  readonly name: string;
}

/** Those whose name or id contains the search, the latest changed first. */
export function arrangeSubjects<S extends Subject>(
  subjects: readonly S[],
  nameOf: (subject: S) => string,
  search: string,
): NamedSubject<S>[] {
  const wanted = search.trim().toLowerCase();
  return subjects
    .map((subject) => ({ subject, name: nameOf(subject) }))
    .filter(
      ({ subject, name }) => name.toLowerCase().includes(wanted) || subject.id.toLowerCase().includes(wanted),
    )
    .sort((a, b) => Date.parse(b.subject.updated_at) - Date.parse(a.subject.updated_at));
}
