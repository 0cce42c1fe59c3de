import type { StoredOutcomes } from "@/lib/bulk/stored-job";
import { type CreationPlan, creationPlan } from "@/lib/creation/creation-plan";
import { creationRefusal } from "@/lib/creation/creation-refusal";
import { stepKey } from "@/lib/creation/creation-results";
import { type DraftForm, madeFieldIn, madeOf, withCard } from "./draft-form";
import { type MadeForPost, madeStep } from "./made-for-post";

const keyOf = ({ id }: MadeForPost) => stepKey(id, "made");

/** The post with its new attachment replaced by the created card, if that exists. */
export function withCreated(form: DraftForm, results: StoredOutcomes): DraftForm {
  const made = madeOf(form);
  const state = made && results.get(keyOf(made));
  return state?.state === "done" && state.id !== undefined ? withCard(form, state.id) : form;
}

/**
 * Creates the new attachment of a post, unless there is none or it exists already.
 *
 * @param create carries out a plan, skipping what exists
 * @returns the post with the card that it shows
 * @throws RefusedError at the fields of the attachment
 */
export async function createMade(
  form: DraftForm,
  around: Parameters<typeof madeStep>[2],
  create: (plan: CreationPlan, title: string) => Promise<StoredOutcomes>,
): Promise<DraftForm> {
  const made = madeOf(form);
  if (!made) return form;
  const step = madeStep(made, keyOf(made), around);
  const plan = creationPlan([step]);
  const results = await create(plan, `Create ${step.name}`);
  const refusal = creationRefusal(plan, results, {
    fieldOf: (_, parameter) => madeFieldIn(form, parameter),
    rest: madeFieldIn(form),
    again: "Save again",
  });
  if (refusal) throw refusal;
  return withCreated(form, results);
}
