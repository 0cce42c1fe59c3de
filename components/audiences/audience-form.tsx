import { useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { TextArea, TextInput } from "@/components/ui/text-input";
import {
  AUDIENCE_DESCRIPTION_MAX,
  AUDIENCE_NAME_MAX,
  type CustomAudience,
} from "@/lib/ads/endpoints/custom-audiences";
import type { CallError } from "@/lib/ads/errors";
import { type AudienceTyped, audienceProblems, textLength } from "@/lib/audiences/new-audience";
import { refusalsAtFields } from "./refusals-at-fields";

interface AudienceFormProps {
  title: string;
  description: string;
  /** On the button that sends it. */
  action: string;
  typed: AudienceTyped;
  onTyped: (typed: AudienceTyped) => void;
  /** The account's other audiences: names are unique. */
  others: readonly CustomAudience[];
  sending: boolean;
  error: CallError | null;
  /** What failed, "The audience was not created". */
  failure: string;
  onSubmit: () => void;
  onClose: () => void;
}

/** Name and description of an audience, each problem at its field. */
export function AudienceForm({
  title,
  description,
  action,
  typed,
  onTyped,
  others,
  sending,
  error,
  failure,
  onSubmit,
  onClose,
}: AudienceFormProps) {
  // Problems appear once the person tried to send, and then follow what is typed.
  const [tried, setTried] = useState(false);
  const problems = audienceProblems(typed, others);
  const served = refusalsAtFields(error, ["name", "description"]);
  const errorAt = (field: keyof AudienceTyped) =>
    (tried ? problems[field] : undefined) ?? served.fields[field];
  const submit = () => {
    setTried(true);
    if (Object.keys(problems).length === 0 && !sending) onSubmit();
  };
  return (
    <FormDialog
      title={title}
      description={description}
      action={action}
      busy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        error={errorAt("name")}
        counter={{ used: textLength(typed.name), max: AUDIENCE_NAME_MAX }}
        hint="Unique in this account."
      >
        <TextInput value={typed.name} onChange={({ target }) => onTyped({ ...typed, name: target.value })} />
      </Field>
      <Field
        label="Description"
        error={errorAt("description")}
        counter={{ used: textLength(typed.description), max: AUDIENCE_DESCRIPTION_MAX }}
        hint="Who they are and where the list comes from; optional."
      >
        <TextArea
          rows={3}
          value={typed.description}
          onChange={({ target }) => onTyped({ ...typed, description: target.value })}
        />
      </Field>
      {error && !served.all && <ErrorState compact title={failure} error={error} />}
    </FormDialog>
  );
}
