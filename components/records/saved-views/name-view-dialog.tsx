"use client";

import { FormDialog } from "@/components/forms/form-dialog";
import { TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { NO_PROBLEMS } from "@/lib/forms/form-reading";
import type { SavedView } from "@/lib/grid/saved-views";
import { copyName } from "@/lib/text/copy-name";
import { tellNotKept } from "./tell-not-kept";

export type Naming =
  | { readonly kind: "save" }
  | { readonly kind: "rename" | "duplicate"; readonly view: SavedView };

interface NameViewDialogProps {
  naming: Naming;
  onName: (name: string) => Promise<void>;
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

/** Asks for the name of a view. */
export function NameViewDialog({ naming, onName, onClose }: NameViewDialogProps) {
  const { title, name } = wordsOf(naming);
  const form = useServiceForm({
    start: { name },
    read: (typed) => ({ problems: NO_PROBLEMS, input: typed }),
    send: (typed) => {
      onName(typed.name).catch(tellNotKept);
    },
    onSent: onClose,
    failure: "The view was not saved",
    closed: (typed) => (typed.name.trim() === "" ? "Give it a name first." : undefined),
  });
  return (
    <FormDialog
      form={form}
      writes={false}
      width="narrow"
      title={title}
      description="Kept on this device: filters, sort, columns and density."
      action="Save"
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" input={{ maxLength: NAME_MAX }} />
    </FormDialog>
  );
}
