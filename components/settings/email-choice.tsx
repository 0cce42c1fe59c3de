import { useController } from "react-hook-form";
import type { ServiceForm } from "@/components/forms/use-service-form";
import { Checkbox } from "@/components/ui/checkbox";
import { EMAIL_TYPES } from "@/lib/ads/endpoints/user-settings";
import type { UserTyped } from "@/lib/settings/user-fields";
import { codeInWords } from "@/lib/text/characters";

/** Which e-mails a person gets. The current choice cannot be read, so it stays unless another is made. */
export function EmailChoice({ form }: { form: ServiceForm<UserTyped> }) {
  const { field } = useController({ control: form.control, name: "subscribe_email_types" });
  const mails = field.value;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-medium">E-mails</legend>
      <p className="text-text-muted">Current e-mail preferences aren’t available.</p>
      <Checkbox checked={mails !== null} onCheckedChange={(chosen) => field.onChange(chosen ? [] : null)}>
        Set preferences
      </Checkbox>
      {mails && (
        <div className="flex flex-col gap-1 pl-6">
          {EMAIL_TYPES.map((type) => (
            <Checkbox
              key={type}
              checked={mails.includes(type)}
              onCheckedChange={(wanted) =>
                field.onChange(EMAIL_TYPES.filter((each) => (each === type ? wanted : mails.includes(each))))
              }
            >
              {codeInWords(type)}
            </Checkbox>
          ))}
          {mails.length === 0 && <p className="text-text-muted">With none ticked, you get none of them.</p>}
        </div>
      )}
      <p role="alert" className="text-blocked text-sm empty:hidden">
        {form.errors.get("subscribe_email_types")}
      </p>
    </fieldset>
  );
}
