import type { ServiceError } from "@/lib/ads/service-error";
import type { CardDraft } from "./card-draft";
import { fieldAt } from "./draft-problems";

/** The service's refusals by the field of the builder they are about, and those that are about none. */
export interface RefusalsAtFields {
  readonly fields: ReadonlyMap<string, string>;
  readonly rest: readonly ServiceError[];
}

/** Finds the fields that a refusal is about: by the parameter it names, or by the medium. */
export function refusalsAtFields(draft: CardDraft, errors: readonly ServiceError[]): RefusalsAtFields {
  const fields = new Map<string, string>();
  const rest: ServiceError[] = [];
  for (const error of errors) {
    const found = fieldsOf(draft, error);
    if (found.length === 0) rest.push(error);
    for (const field of found) if (!fields.has(field)) fields.set(field, error.message);
  }
  return { fields, rest };
}

function fieldsOf(draft: CardDraft, { parameter, value }: ServiceError): string[] {
  if (parameter === undefined) return [];
  if (parameter === "name") return ["name"];
  if (parameter === "media_key") {
    return draft.sides
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => {
        if (block.type === "MEDIA" && block.media_key === value) return [`${block.id}.media_key`];
        const swiped = block.type === "SWIPEABLE_MEDIA" && block.media_keys.some((key) => key === value);
        return swiped ? [`${block.id}.media_keys`] : [];
      });
  }
  const path = [...parameter.matchAll(/[^.[\]]+/g)].map(([step]) =>
    /^\d+$/.test(step) ? Number(step) : step,
  );
  return path[0] === draft.shape && path.length > 1 ? [fieldAt(draft, path)] : [];
}
