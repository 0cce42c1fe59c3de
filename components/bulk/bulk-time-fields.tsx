import { Field } from "@/components/ui/field";
import { LocalTimeInput } from "@/components/ui/local-time-input";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { TimeAdjustment } from "@/lib/bulk/adjust-time";

/** The input for one time of many records. */
interface TypedTimeChange {
  readonly mode: "keep" | "set" | "later" | "earlier" | "none";
  /** The value of a field for times. */
  readonly local: string;
  readonly days: string;
}

export const UNTOUCHED_TIME: TypedTimeChange = { mode: "keep", local: "", days: "7" };

interface BulkTimeFieldsProps {
  /** "Starts". */
  label: string;
  /** The account's IANA zone. */
  zone: string;
  /** The label for no value, "No end"; left out where there has to be one. */
  none?: string;
  value: TypedTimeChange;
  onChange: (value: TypedTimeChange) => void;
}

const MODES = [
  { value: "keep", label: "Keep" },
  { value: "set", label: "Set to" },
  { value: "later", label: "Move later by days" },
  { value: "earlier", label: "Move earlier by days" },
] as const;

const WHOLE_DAYS = /^[1-9]\d{0,3}$/;

/** Undefined for an unchanged one, and while the input is invalid. */
export function timeAdjustmentOf({ mode, local, days }: TypedTimeChange): TimeAdjustment | undefined {
  switch (mode) {
    case "keep":
      return undefined;
    case "none":
      return { by: "none" };
    case "set":
      return local === "" ? undefined : { by: "set", local };
    default:
      return WHOLE_DAYS.test(days)
        ? { by: "days", days: mode === "later" ? Number(days) : -Number(days) }
        : undefined;
  }
}

/** How one time of many records changes: it is set, moved by days, or removed. */
export function BulkTimeFields({ label, zone, none, value, onChange }: BulkTimeFieldsProps) {
  const { mode, local, days } = value;
  const modes = none === undefined ? MODES : [...MODES, { value: "none" as const, label: none }];
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Field label={label}>
        <Select options={modes} value={mode} onValueChange={(mode) => onChange({ ...value, mode })} />
      </Field>
      {mode === "set" && (
        <Field label={`${label}: date and time`} hint={`Account time (${zone}).`}>
          <LocalTimeInput
            zone={zone}
            value={local}
            onValueChange={(local) => onChange({ ...value, local })}
          />
        </Field>
      )}
      {(mode === "later" || mode === "earlier") && (
        <Field
          label={`${label}: days`}
          hint="The time of day stays."
          error={WHOLE_DAYS.test(days) ? undefined : "Type a number of days, 1 to 9999."}
        >
          <TextInput
            inputMode="numeric"
            value={days}
            onChange={({ target }) => onChange({ ...value, days: target.value.trim() })}
          />
        </Field>
      )}
    </div>
  );
}
