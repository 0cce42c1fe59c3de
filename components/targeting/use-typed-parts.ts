import { flushSync } from "react-dom";
import type { NewCriterion } from "@/lib/targeting/criteria";
import type { TargetingGroup } from "@/lib/targeting/targeting-groups";
import type { TypingDraft } from "./use-targeting-draft";
import { type HandleField, useTypedHandles } from "./use-typed-handles";
import { type KeywordField, useTypedKeywords } from "./use-typed-keywords";

export interface TypedFields {
  readonly keywords: KeywordField;
  readonly handles: HandleField;
}

/** What is typed but not added yet, in any part of the form. */
export function useTypedParts(draft: TypingDraft, onGroup: (group: TargetingGroup) => void) {
  const keywords = useTypedKeywords(draft);
  const handles = useTypedHandles(draft);
  const show = (group: TargetingGroup, field: KeywordField["field"] | HandleField["field"]) => {
    // The field is mounted only once its part of the form is rendered.
    flushSync(() => onGroup(group));
    field.current?.focus();
  };
  return {
    fields: { keywords, handles },
    busy: handles.busy,
    /** Adds everything typed; undefined where some cannot be added, which stays in its field with the error. */
    take: async (): Promise<readonly NewCriterion[] | undefined> => {
      const words = keywords.take();
      const people = handles.text.trim() === "" ? { added: [], complete: true } : await handles.take();
      if (!words.complete) show("keywords", keywords.field);
      else if (!people.complete) show("followers", handles.field);
      return words.complete && people.complete ? [...words.added, ...people.added] : undefined;
    },
  };
}
