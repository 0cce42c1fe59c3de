"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type PlannedItem, planBulkChange } from "@/lib/campaigns/bulk-plan";
import { GRACE_MS } from "@/lib/grace";

interface DeleteDialogProps {
  campaigns: readonly Campaign[];
  accountName: string;
  onClose: () => void;
  onStart: (title: string, items: readonly PlannedItem[]) => void;
}

/** Deletes campaigns once the person has typed how many: the words cannot be clicked through by habit. */
export function DeleteDialog({ campaigns, accountName, onClose, onStart }: DeleteDialogProps) {
  const [typed, setTyped] = useState("");
  const { items } = planBulkChange(campaigns, { kind: "delete" });
  const what = items.length === 1 ? "1 campaign" : `${items.length.toLocaleString("en-GB")} campaigns`;
  const wanted = `delete ${items.length}`;
  const matches = typed.trim().toLowerCase() === wanted;
  const start = () => {
    onStart(`Delete ${what}`, items);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      writes
      title={`Delete ${what} in ${accountName}`}
      description={`Deletes ${what} in ${accountName}. After ${GRACE_MS / 1000} seconds this cannot be undone.`}
      footer={
        <>
          <Button onClick={onClose}>Keep them</Button>
          <Button
            tone="danger"
            disabledReason={matches ? undefined : `Type “${wanted}” first.`}
            onClick={start}
          >
            Delete {what}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (matches) start();
        }}
      >
        <ul className="max-h-40 list-disc overflow-auto pl-5">
          {items.slice(0, 8).map(({ key, name }) => (
            <li key={key} className="truncate">
              <bdi>{name}</bdi>
            </li>
          ))}
          {items.length > 8 && <li>and {(items.length - 8).toLocaleString("en-GB")} more</li>}
        </ul>
        <Field label={`Type “${wanted}” to confirm`}>
          <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
