"use client";

import { useState } from "react";
import { ConfirmWarnings, NOT_PASSED, usePassed } from "@/components/bulk/confirm-warnings";
import { useCampaignContext } from "@/components/campaigns/campaign-context";
import { FormDialog } from "@/components/forms/form-dialog";
import { heldBack, useServiceForm } from "@/components/forms/use-service-form";
import type { RecordSaver } from "@/components/staged/use-stage-or-save";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { type EditForm, editForm, readCampaignForm } from "@/lib/campaigns/edit-form";
import { EditFields } from "./edit-fields";

interface EditDialogProps {
  /** The current record. */
  campaign: Campaign;
  /** The changes are staged. */
  stages: boolean;
  onSave: RecordSaver<Campaign, CampaignChange>["attempt"];
  onClose: () => void;
}

/**
 * The editable fields of a campaign, one below the other, for use without grid cells: with the rules of cells, and
 * sending only touched fields.
 */
export function EditDialog({ campaign, stages, onSave, onClose }: EditDialogProps) {
  const [opened] = useState(campaign);
  const [confirmed, setConfirmed] = useState<string>();
  const { guard } = useCampaignContext();
  const form = useServiceForm({
    edit: true,
    start: editForm(opened),
    read: (typed: EditForm) => {
      const { change, problems } = readCampaignForm(opened, campaign, typed, guard);
      return { problems, input: change };
    },
    send: async (change) => {
      const saved = await onSave(campaign, change);
      if (saved.state !== "saved") throw saved.error;
    },
    onSent: onClose,
    failure: `${opened.name} was not changed`,
  });
  const { large, warnings } = readCampaignForm(opened, campaign, form.values, guard);
  const warned = usePassed(new Map([...warnings].map(([field, warning]) => [field, [warning]])));
  const asked = large.map(({ field, to }) => `${field} ${to}`).join();
  const held =
    asked !== "" && confirmed !== asked
      ? "Confirm the large change first."
      : warned.passed
        ? undefined
        : NOT_PASSED;
  const verb = stages ? "Stage" : "Save";
  return (
    <FormDialog
      title={
        <>
          Edit <bdi>{opened.name}</bdi>
        </>
      }
      description={stages && "Nothing is sent now: the changes wait on this device until you publish them."}
      action={form.changes > 1 ? `${verb} ${form.changes} changes` : verb}
      form={heldBack(form, held)}
      onClose={onClose}
    >
      <EditFields
        campaign={campaign}
        form={form}
        warnings={warnings}
        large={form.valid ? large : []}
        confirmed={confirmed === asked}
        onConfirmed={(yes) => setConfirmed(yes ? asked : undefined)}
      />
      {form.valid && <ConfirmWarnings {...warned} about="this campaign" className="rounded-md" />}
    </FormDialog>
  );
}
