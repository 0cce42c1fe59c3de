import type { ServiceError } from "@/lib/ads/service-error";
import type { CardDraft } from "./card-draft";
import { fieldAt } from "./card-problems";

/** The fields of the builder that a refusal is about: found by the parameter it names, or by the file. */
export function refusedCardFields(
  draft: CardDraft,
  parameter: string,
  value: ServiceError["value"],
): readonly string[] {
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
