"use client";

import { FormDialog } from "@/components/forms/form-dialog";
import { TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { WhoseField } from "@/components/saved-items/whose-field";
import { isCallError } from "@/lib/ads/errors";
import { NO_PROBLEMS } from "@/lib/forms/form-reading";
import type { Whose } from "@/lib/lists/savable";
import type { ShownView } from "@/lib/saved-items/shown-view";
import { copyName } from "@/lib/text/copy-name";

export type Naming =
  | { readonly kind: "save" }
  | { readonly kind: "rename" | "duplicate"; readonly view: ShownView };

interface NameViewDialogProps {
  naming: Naming;
  /** Views are saved for the account, by oneself or shared; without a store on this device. */
  inStore: boolean;
  /** Why it cannot be the account's. */
  shareReason: string | undefined;
  onName: (name: string, whose: Whose) => Promise<void>;
  onClose: () => void;
}

const NAME_MAX = 60;

function wordsOf(naming: Naming): { readonly title: string; readonly name: string } {
  if (naming.kind === "save") return { title: "Save this view", name: "" };
  const { name } = naming.view;
  return naming.kind === "rename"
    ? { title: `Rename “${name}”`, name }
    : { title: `Duplicate “${name}”`, name: copyName(name, NAME_MAX) };
}

const WHOSE_MEANS = {
  mine: "You alone see it, wherever you sign in.",
  account: "Everybody with access to this account sees it, with your name.",
};

/** Asks for the name of a view, and of a new one whose it is. */
export function NameViewDialog({ naming, inStore, shareReason, onName, onClose }: NameViewDialogProps) {
  const { title, name } = wordsOf(naming);
  const asksWhose = inStore && naming.kind !== "rename";
  const inAccount = naming.kind === "rename" ? naming.view.savedAs !== undefined : inStore;
  const start: { readonly name: string; readonly whose: Whose } = { name, whose: "mine" };
  const form = useServiceForm({
    start,
    read: (typed) => ({ problems: NO_PROBLEMS, input: typed }),
    send: (typed) =>
      onName(typed.name, typed.whose).catch((error: unknown) => {
        if (isCallError(error)) throw error;
        notifyNotSaved("view", error, "The view was not saved");
      }),
    onSent: onClose,
    failure: naming.kind === "rename" ? "The view was not renamed" : "The view was not saved",
    closed: (typed) => (typed.name.trim() === "" ? "Give it a name first." : undefined),
  });
  return (
    <FormDialog
      form={form}
      writes={false}
      width="narrow"
      title={title}
      description={`${inAccount ? "Saved for this account" : "Saved on this device"}: filters, sort, columns and density.`}
      action="Save"
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" input={{ maxLength: NAME_MAX }} />
      {asksWhose && (
        <WhoseField
          value={form.values.whose}
          onValueChange={(whose) => form.set({ whose })}
          means={WHOSE_MEANS}
          shareReason={shareReason}
        />
      )}
    </FormDialog>
  );
}
