"use client";

import { useState } from "react";
import { ConfirmWarnings, NOT_PASSED, usePassed } from "@/components/bulk/confirm-warnings";
import { usePlace } from "@/components/campaigns/place";
import type { AttemptCampaign } from "@/components/campaigns/use-save-campaign";
import { ErrorState } from "@/components/ui/error-state";
import { FormDialog } from "@/components/ui/form-dialog";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CallError } from "@/lib/ads/errors";
import { refusedFields } from "@/lib/ads/refused-fields";
import type { EditableField } from "@/lib/campaigns/campaign-columns";
import { isEmptyChange } from "@/lib/campaigns/change";
import { type EditForm, editForm, isEditableField, readForm } from "@/lib/campaigns/edit-form";
import { EditFields } from "./edit-fields";

interface EditDialogProps {
  /** As it is now. */
  campaign: Campaign;
  /** The changes wait until they are published. */
  stages: boolean;
  onSave: AttemptCampaign;
  onClose: () => void;
}

/**
 * The fields of a campaign that can be edited, one below the other, where there are no cells to edit them in: by
 * the cells' rules, and sent like a cell's change, with the touched fields only.
 */
export function EditDialog({ campaign, stages, onSave, onClose }: EditDialogProps) {
  const [opened] = useState(campaign);
  const [form, setForm] = useState<EditForm>(() => editForm(campaign));
  const [confirmed, setConfirmed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const [refused, setRefused] = useState<ReadonlyMap<EditableField, string>>(new Map());

  const { guard } = usePlace();
  const { change, problems, large, warnings } = readForm(opened, campaign, form, guard);
  const warned = usePassed(new Map([...warnings].map(([field, told]) => [field, [told]])));
  const asked = large.map(({ field, to }) => `${field} ${to}`).join();
  const verb = stages ? "Stage" : "Save";
  const touched = Object.keys(change).length;
  const blocked =
    problems.size > 0
      ? "Correct the marked fields first."
      : isEmptyChange(change)
        ? "Nothing is changed yet."
        : asked !== "" && confirmed !== asked
          ? "Confirm the large change first."
          : warned.passed
            ? undefined
            : NOT_PASSED;

  const submit = async () => {
    if (blocked || busy) return;
    setBusy(true);
    setRefusal(undefined);
    setRefused(new Map());
    const saved = await onSave(campaign, change).finally(() => setBusy(false));
    if (saved.state === "kept") return onClose();
    const { fields, complete } = refusedFields(saved.error, (parameter) =>
      isEditableField(parameter) ? parameter : undefined,
    );
    setRefused(fields);
    if (!complete) setRefusal(saved.error);
  };
  return (
    <FormDialog
      title={
        <>
          Edit <bdi>{opened.name}</bdi>
        </>
      }
      description={stages && "Nothing is sent now: the changes wait on this device until you publish them."}
      action={touched > 1 ? `${verb} ${touched} changes` : verb}
      busy={busy}
      disabledReason={blocked}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <EditFields
        campaign={campaign}
        form={form}
        errors={new Map([...refused, ...problems])}
        warnings={warnings}
        large={problems.size > 0 ? [] : large}
        confirmed={confirmed === asked}
        onConfirmed={(yes) => setConfirmed(yes ? asked : undefined)}
        onForm={(part) => {
          setForm((before) => ({ ...before, ...part }));
          setRefused((before) => new Map([...before].filter(([field]) => !Object.hasOwn(part, field))));
        }}
      />
      {problems.size === 0 && <ConfirmWarnings {...warned} about="this campaign" className="rounded-md" />}
      {refusal && <ErrorState compact error={refusal} title={`${opened.name} was not changed`} />}
    </FormDialog>
  );
}
