"use client";

import { Fragment, type ReactNode, useId, useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { formatInstant } from "@/lib/format/instant";
import { useUnfinished } from "./use-unfinished";

/** The ids and callbacks of the form in the dialog. */
interface CreateFormPorts<Form> {
  /** For the form element: the submit button is outside of it. */
  readonly id: string;
  /** Unfinished input, to start with. */
  readonly restored: Form | undefined;
  /** Stores the input. */
  readonly onChange: (form: Form) => void;
  /** The label of the submit button, and whether it is busy. */
  readonly onLabel: (label: CreateLabel) => void;
  /** It was created: no unfinished input is left. */
  readonly onDone: () => void;
}

interface CreateLabel {
  readonly text: string;
  readonly busy: boolean;
}

interface CreateDialogProps<Form> {
  title: string;
  description?: string;
  /** Name of the stored input: "new-campaign"; one per account. */
  storedAs: string;
  accountId: string;
  /** For the time at which the restored form was typed. */
  zone: string;
  /** Label of the submit button until the form sets one. */
  label: string;
  onClose: () => void;
  /** Called again, for a new form, when the restored input is discarded. */
  children: (ports: CreateFormPorts<Form>) => ReactNode;
}

/** A dialog that creates something. What was typed survives a closed dialog, a closed tab and a refusal. */
export function CreateDialog<Form>({
  title,
  description,
  storedAs,
  accountId,
  zone,
  label: firstLabel,
  onClose,
  children,
}: CreateDialogProps<Form>) {
  const id = useId();
  const unfinished = useUnfinished<Form>(storedAs, accountId);
  const [fresh, setFresh] = useState(false);
  const [label, setLabel] = useState<CreateLabel>({ text: firstLabel, busy: false });
  const restored = fresh ? null : unfinished.found;
  return (
    <Dialog
      open
      writes
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      {...(description !== undefined && { description })}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button tone="primary" type="submit" form={id} busy={label.busy}>
            {label.text}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {restored && (
          <Banner
            className="rounded-md"
            action={
              <Button
                size="small"
                onClick={() => {
                  void unfinished.forget();
                  setFresh(true);
                }}
              >
                Start afresh
              </Button>
            }
          >
            Restored what you typed on{" "}
            {formatInstant(new Date(restored.at).toISOString(), zone, "time-and-zone")}.
          </Banner>
        )}
        {unfinished.found === undefined ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <Fragment key={fresh ? "fresh" : "restored"}>
            {children({
              id,
              restored: restored?.form,
              onChange: unfinished.store,
              onLabel: setLabel,
              onDone: unfinished.forget,
            })}
          </Fragment>
        )}
      </div>
    </Dialog>
  );
}
