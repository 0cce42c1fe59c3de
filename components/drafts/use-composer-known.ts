import { useStoredCreation } from "@/components/creation/use-stored-creation";
import type { StoredOutcomes } from "@/lib/bulk/stored-job";
import type { CreationPlan } from "@/lib/creation/creation-plan";
import { forgetCreated } from "@/lib/creation/creation-results";
import type { DraftForm } from "@/lib/drafts/draft-form";
import { createMade, withCreated } from "@/lib/drafts/save-made";
import { type DraftKnown, useDraftKnown } from "./use-draft-known";

/** What is known around a post in the composer. */
export interface ComposerKnown extends DraftKnown {
  /** The post as it is now: what was made for it and exists already stands as the card that it is. */
  readonly whole: DraftForm;
  readonly create: (plan: CreationPlan, title: string) => Promise<StoredOutcomes>;
}

/** What is known around a post that is written. `original` is the one that is changed. */
export function useComposerKnown(form: DraftForm, original?: { readonly id: string }): ComposerKnown {
  const { results, running, create } = useStoredCreation(form.made?.id);
  const whole = withCreated(form, results);
  const known = useDraftKnown(whole, original);
  return {
    ...known,
    whole,
    // The lists of cards are read anew only after it was created.
    hasCard: (uri) => (whole !== form && uri === whole.cardUri) || known.hasCard(uri),
    create,
    closed: running ? "What is made for it is being created: see Jobs." : known.closed,
  };
}

/**
 * Creates what is made for a post, saves the post that shows it, and only then forgets that it was created: a post that
 * is refused is saved again with what exists.
 *
 * @throws CallError of whichever was refused
 */
export async function saveWithMade<Answer>(
  written: DraftForm,
  { whole, made: { zone }, create }: Pick<ComposerKnown, "whole" | "made" | "create">,
  accountId: string,
  save: (whole: DraftForm) => Promise<Answer>,
): Promise<Answer> {
  const answer = await save(await createMade(whole, { accountId, zone, now: Date.now() }, create));
  if (written.made) await forgetCreated(written.made.id);
  return answer;
}
