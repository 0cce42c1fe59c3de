import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";

/** A code of the service in words: `AGE_13_TO_24` → "Age 13 to 24". */
const inWords = (code: string): string => {
  const words = code.toLowerCase().replaceAll("_", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** What a criterion is called: its kind, and what it asks for. */
export function criterionName({
  targeting_type: type,
  name,
  targeting_value: value,
}: Pick<TargetingCriterion, "targeting_type" | "name" | "targeting_value">): string {
  return `${inWords(type)}: ${name ?? value}`;
}

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
  const wanted = search.trim().toLocaleLowerCase();
  return subjects
    .map((subject) => ({ subject, name: nameOf(subject) }))
    .filter(
      ({ subject, name }) =>
        name.toLocaleLowerCase().includes(wanted) || subject.id.toLocaleLowerCase().includes(wanted),
    )
    .sort((a, b) => Date.parse(b.subject.updated_at) - Date.parse(a.subject.updated_at));
}
