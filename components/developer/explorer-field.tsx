import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextArea, TextInput } from "@/components/ui/text-input";
import type { FieldKind, ExplorerField as FieldOf } from "@/lib/developer/fields";

interface ExplorerFieldProps {
  field: FieldOf;
  /** Undefined without a value. */
  text: string | undefined;
  error: string | undefined;
  onText: (text: string | undefined) => void;
}

const NOT_GIVEN = "";

/** Further hints beyond the rule. */
const HINTS: Partial<Record<FieldKind, string>> = {
  money: "In millionths of the currency: 5500000 is 5.50.",
  time: "As 2026-11-22T10:00:00Z.",
  list: "Separated by commas.",
  json: "As JSON.",
};

/** The rule is shown once: with the error, if there is one. */
function hintOf({ kind, words }: FieldOf, error: string | undefined): string | undefined {
  const rule = error === undefined && kind !== "choice" && kind !== "flag" ? words.rule : undefined;
  return [rule, HINTS[kind]].filter(Boolean).join(" ") || undefined;
}

/** One parameter, as declared in the catalogue. */
export function ExplorerFieldInput({ field, text, error, onText }: ExplorerFieldProps) {
  const { name, kind, required, options, words } = field;
  if (kind === "choices") return <Choices field={field} text={text} error={error} onText={onText} />;
  const isChoice = kind === "choice" || kind === "flag";
  const unset = words.clearable && text === "";
  return (
    <div className="flex flex-col gap-1">
      <Field
        label={<code className="font-mono">{name}</code>}
        required={required}
        error={error}
        hint={hintOf(field, error)}
      >
        {isChoice ? (
          <Select
            value={text ?? NOT_GIVEN}
            onValueChange={(next) => onText(next === NOT_GIVEN ? undefined : next)}
            options={[
              { value: NOT_GIVEN, label: unset ? "Empty" : "Not given" },
              ...options.map((value) => ({ value, label: value })),
            ]}
          />
        ) : (
          <FreeText kind={kind} text={text} onText={onText} disabled={unset === true} />
        )}
      </Field>
      {words.clearable && (
        <Checkbox checked={unset} onCheckedChange={(empty) => onText(empty ? "" : undefined)}>
          Send {name} empty, which unsets it
        </Checkbox>
      )}
    </div>
  );
}

interface FreeTextProps extends Pick<ExplorerFieldProps, "text" | "onText"> {
  kind: FieldKind;
  disabled: boolean;
}

function FreeText({ kind, text = "", onText, disabled }: FreeTextProps) {
  const props = {
    value: text,
    disabled,
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) =>
      onText(target.value === "" ? undefined : target.value),
  };
  if (kind === "lines" || kind === "json") return <TextArea rows={3} {...props} />;
  return <TextInput {...((kind === "number" || kind === "money") && { inputMode: "numeric" })} {...props} />;
}

/** Any of a few, in the order in which they were ticked. */
function Choices({ field: { name, required, options }, text, error, onText }: ExplorerFieldProps) {
  const chosen = text ? text.split(",") : [];
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-medium">
        <code className="font-mono">{name}</code>
        {required && <span className="ml-2 font-normal text-sm text-text-muted">required</span>}
      </legend>
      <div className="flex max-h-36 flex-col overflow-y-auto rounded-md border border-line-strong px-1.5 py-1">
        {options.map((option) => (
          <Checkbox
            key={option}
            checked={chosen.includes(option)}
            onCheckedChange={(on) => {
              const next = on ? [...chosen, option] : chosen.filter((each) => each !== option);
              onText(next.length === 0 ? undefined : next.join(","));
            }}
          >
            {option}
          </Checkbox>
        ))}
      </div>
      <p role="alert" className="text-blocked text-sm empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
