import { useStoredCreation } from "@/components/creation/use-stored-creation";
import type { StoredOutcomes } from "@/lib/bulk/stored-job";
import type { CreationPlan } from "@/lib/creation/creation-plan";
import { forgetCreated } from "@/lib/creation/creation-results";
import type { DraftForm } from "@/lib/drafts/draft-form";
import { createMade, withCreated } from "@/lib/drafts/save-made";
import { type DraftKnown, useDraftKnown } from "./use-draft-known";

/** The context of a post in the composer. */
export interface ComposerKnown extends DraftKnown {
  /** The current post, with created attachments replaced by their cards. */
  readonly whole: DraftForm;
  readonly create: (plan: CreationPlan, title: string) => Promise<StoredOutcomes>;
}

/** The context of a post under edit. `original` is the existing one. */
export function useComposerKnown(form: DraftForm, original?: { readonly id: string }): ComposerKnown {
  const { results, running, create } = useStoredCreation(form.made?.id);
  const whole = withCreated(form, results);
  const known = useDraftKnown(whole, original);
  return {
    ...known,
    whole,
    // The lists of cards are refetched only after it was created.
    hasCard: (uri) => (whole !== form && uri === whole.cardUri) || known.hasCard(uri),
    create,
    closed: running ? "What is made for it is being created: see Jobs." : known.closed,
  };
}

/**
 * Creates the new attachment of a post, saves the post, and only then forgets the outcome: a refused post is saved
 * again with the existing card.
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
