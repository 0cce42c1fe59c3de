"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { copyName } from "@/lib/copy-name";
import type { SavedView } from "@/lib/grid/saved-views";
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
  const [typed, setTyped] = useState(name);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed.trim() === "") return;
    onName(typed).catch(tellNotKept);
    onClose();
  };
  return (
    <Dialog
      open
      width="narrow"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description="Kept on this device: filters, sort, columns and density."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabledReason={typed.trim() === "" ? "Give it a name first." : undefined}
            onClick={() => submit()}
          >
            Save
          </Button>
        </>
      }
    >
      <form onSubmit={submit}>
        <Field label="Name">
          <TextInput value={typed} maxLength={NAME_MAX} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
