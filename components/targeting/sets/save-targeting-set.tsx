"use client";

import { FormDialog } from "@/components/forms/form-dialog";
import { TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { WhoseField } from "@/components/saved-items/whose-field";
import { TargetingSentence } from "@/components/targeting/targeting-sentence";
import { toast } from "@/components/ui/toast";
import { isCallError } from "@/lib/ads/errors";
import { NO_PROBLEMS } from "@/lib/forms/form-reading";
import type { Whose } from "@/lib/lists/savable";
import { SET_NAME_MAX, setProblem, type TargetingSet } from "@/lib/saved-items/saved-targeting";
import type { NewCriterion } from "@/lib/targeting/criteria";
import { SavedSets } from "./saved-sets";
import { useTargetingSets } from "./use-targeting-sets";

interface SaveTargetingSetProps {
  criteria: readonly NewCriterion[];
  onClose: () => void;
}

const START: { readonly name: string; readonly whose: Whose } = { name: "", whose: "mine" };

const MEANS = {
  mine: "You alone see it, wherever you sign in.",
  account: "Everybody with access to this account sees it, with your name.",
};

/** Saves the targeting of a line item as a set, to apply to others; saved sets can be removed here. */
export function SaveTargetingSet({ criteria, onClose }: SaveTargetingSetProps) {
  const { list, sets, replaced, save } = useTargetingSets();
  const form = useServiceForm({
    start: START,
    read: (typed) => ({ problems: NO_PROBLEMS, input: { ...typed, name: typed.name.trim() } }),
    send: async (typed) => {
      try {
        await save({ ...typed, criteria });
        toast({ title: `Saved the targeting set “${typed.name}”`, tone: "positive" });
      } catch (error) {
        // The form shows errors of the store.
        if (isCallError(error)) throw error;
        notifyNotSaved("targeting", error, "The set was not saved");
      }
    },
    onSent: onClose,
    failure: "The set was not saved",
    closed: ({ name }) => setProblem(name, criteria),
  });
  const before = replaced(form.values);
  return (
    <FormDialog
      form={form}
      writes={false}
      title="Save targeting as a set"
      description={`Saved ${list.inStore ? "" : "on this device, "}for this account, to target other line items by.`}
      action={before ? "Replace set" : "Save set"}
      onClose={onClose}
    >
      <TargetingSentence criteria={criteria} className="rounded-md bg-surface-sunken px-3 py-2" />
      <TextField
        form={form}
        name="name"
        label="Name"
        hint={before && replacedWords(before)}
        input={{ maxLength: SET_NAME_MAX }}
      />
      {list.inStore && (
        <WhoseField
          value={form.values.whose}
          onValueChange={(whose) => form.set({ whose })}
          means={MEANS}
          shareReason={list.shareReason}
        />
      )}
      <SavedSets sets={sets} list={list} />
    </FormDialog>
  );
}

function replacedWords({ savedAs }: TargetingSet): string {
  if (savedAs?.whose !== "account") return "Takes the place of your set of this name.";
  return `Takes the place of the account’s set of this name${savedAs.own ? "" : `, made by @${savedAs.maker}`}.`;
}
