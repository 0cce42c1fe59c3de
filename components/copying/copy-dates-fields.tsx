import { TextField } from "@/components/forms/form-field";
import type { ServiceForm } from "@/components/forms/use-service-form";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { TextInput } from "@/components/ui/text-input";
import type { DateChange } from "@/lib/copying/copy-dates";
import type { CopyTyped } from "@/lib/copying/copy-form";
import { counted } from "@/lib/format/plurals";

const CHANGES = [
  { value: "keep", label: "Keep" },
  { value: "days", label: "Move by days" },
  { value: "start", label: "Start on a day" },
] as const;

interface CopyDatesFieldsProps {
  form: ServiceForm<CopyTyped>;
  /** The chosen change, or the default. */
  dates: DateChange;
  /** By how many days that moves them. */
  days: number;
  zone: string;
}

/** How the dates of copies change. */
export function CopyDatesFields({ form, dates, days, zone }: CopyDatesFieldsProps) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Field label="Dates of line items">
        <Segmented
          label="Dates of line items"
          value={dates.kind}
          onValueChange={(kind) => form.set({ dates: kind })}
          options={CHANGES}
        />
      </Field>
      {dates.kind === "days" && (
        <TextField
          form={form}
          name="days"
          label="Days later"
          className="w-48"
          hint="With a minus in front: earlier."
          input={{ inputMode: "numeric" }}
        />
      )}
      {dates.kind === "start" && (
        <Field
          label="The first starts on"
          className="w-56"
          hint={`${movedInWords(days)} Account time (${zone}).`}
        >
          <TextInput
            type="date"
            value={dates.day}
            onChange={({ target }) => form.set({ dates: "start", day: target.value })}
          />
        </Field>
      )}
    </div>
  );
}

function movedInWords(days: number): string {
  if (days === 0) return "Dates stay as they are.";
  return `All dates move ${counted(Math.abs(days), "day")} ${days > 0 ? "later" : "earlier"}.`;
}
