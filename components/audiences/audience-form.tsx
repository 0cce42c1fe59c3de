import { FormDialog } from "@/components/forms/form-dialog";
import { TextAreaField, TextField } from "@/components/forms/form-field";
import type { ServiceForm } from "@/components/forms/use-service-form";
import { AUDIENCE_DESCRIPTION_MAX, AUDIENCE_NAME_MAX } from "@/lib/ads/endpoints/custom-audiences";
import type { AudienceTyped } from "@/lib/audiences/new-audience";

interface AudienceFormProps {
  form: ServiceForm<AudienceTyped>;
  title: string;
  description: string;
  /** On the button that sends it. */
  action: string;
  onClose: () => void;
}

/** Name and description of an audience. */
export function AudienceForm({ form, ...dialog }: AudienceFormProps) {
  return (
    <FormDialog form={form} {...dialog}>
      <TextField
        form={form}
        name="name"
        label="Name"
        required
        max={AUDIENCE_NAME_MAX}
        hint="Unique in this account."
      />
      <TextAreaField
        form={form}
        name="description"
        label="Description"
        max={AUDIENCE_DESCRIPTION_MAX}
        hint="Who they are and where the list comes from; optional."
        input={{ rows: 3 }}
      />
    </FormDialog>
  );
}
