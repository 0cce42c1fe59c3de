import {
  AUDIENCE_DESCRIPTION_MAX,
  AUDIENCE_NAME_MAX,
  type CustomAudience,
} from "@/lib/ads/endpoints/custom-audiences";
import { type FormReading, problemsAt } from "@/lib/forms/form-reading";
import { tidyName } from "@/lib/text/visible-name";

/** The values of an audience's form. */
export interface AudienceTyped {
  readonly name: string;
  readonly description: string;
}

type Others = readonly Pick<CustomAudience, "name" | "deleted" | "is_owner">[];

type AudienceProblems = Partial<Record<keyof AudienceTyped, string>>;

export const EMPTY_AUDIENCE: AudienceTyped = { name: "", description: "" };

/** Length as the service counts it: an emoji is one character. */
export const textLength = (text: string): number => [...text].length;

/**
 * The errors of a form, by field. Names are unique ignoring case (docs/decisions/audiences.md); uniqueness against
 * unread names is left to the service.
 *
 * @param others the account's other audiences, as far as they are known
 */
export function audienceProblems({ name, description }: AudienceTyped, others: Others): AudienceProblems {
  const trimmed = tidyName(name);
  const folded = trimmed.toLowerCase();
  const taken = others.some(
    (other) => other.is_owner && !other.deleted && other.name.toLowerCase() === folded,
  );
  return {
    ...(trimmed === ""
      ? { name: "Give it a name." }
      : textLength(trimmed) > AUDIENCE_NAME_MAX
        ? { name: `At most ${AUDIENCE_NAME_MAX} characters.` }
        : taken && {
            name: `“${trimmed}” is already used by another audience here. Choose a different name.`,
          }),
    ...(textLength(description.trim()) > AUDIENCE_DESCRIPTION_MAX && {
      description: `At most ${AUDIENCE_DESCRIPTION_MAX} characters.`,
    }),
  };
}

/** The input for a new audience; an empty description is not sent. */
export function readNewAudience(typed: AudienceTyped, others: Others) {
  const description = typed.description.trim();
  return {
    problems: problemsAt(audienceProblems(typed, others)),
    input: { name: tidyName(typed.name), ...(description !== "" && { description }) },
  } satisfies FormReading<keyof AudienceTyped, object>;
}

/** The form of an existing audience. */
export const audienceTyped = ({
  name,
  description,
}: Pick<CustomAudience, "name" | "description">): AudienceTyped => ({ name, description: description ?? "" });

/** Only touched fields, for an update; an emptied description is unset. */
export function readAudienceChange(typed: AudienceTyped, known: AudienceTyped, others: Others) {
  const name = tidyName(typed.name);
  const description = typed.description.trim();
  return {
    problems: problemsAt(audienceProblems(typed, others)),
    input: {
      ...(name !== known.name && { name }),
      ...(description !== known.description && { description: description || null }),
    },
  } satisfies FormReading<keyof AudienceTyped, object>;
}
