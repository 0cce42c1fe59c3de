import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { typeName, valueName } from "@/lib/targeting/targeting-words";

/** What a criterion is called: its kind, and what it asks for. */
export const criterionName = (
  criterion: Pick<TargetingCriterion, "targeting_type" | "name" | "targeting_value">,
): string => `${typeName(criterion.targeting_type)}: ${valueName(criterion)}`;

export const promotedPostName = ({ post_id: id }: { post_id: string }): string => `Post ${id}`;

export const promotedAccountName = ({ user_id: id }: { user_id: string }): string => `User ${id}`;

/** What a history can be shown of: everything that the service keeps says when it was changed last. */
export interface Subject {
  readonly id: string;
  readonly updated_at: string;
  readonly deleted: boolean;
}

export interface NamedSubject<S extends Subject = Subject> {
  readonly subject: S;
  readonly name: string;
}

/** Those whose name or id holds the search, the one changed last first. */
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
