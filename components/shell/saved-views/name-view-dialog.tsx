"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";

interface NameViewDialogProps {
  title: string;
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function NameViewDialog({ title, name, onName, onClose }: NameViewDialogProps) {
  const [typed, setTyped] = useState(name);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed.trim() === "") return;
    onName(typed);
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
          <TextInput value={typed} maxLength={60} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
