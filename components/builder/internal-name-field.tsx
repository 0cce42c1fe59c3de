import type { BuilderPartProps } from "./builder";
import { CountedText } from "./counted-text";

interface NameFieldProps<Draft>
  extends Pick<BuilderPartProps<Draft, unknown>, "draft" | "change" | "errorAt"> {
  /** Maximum length. */
  max: number;
  /** Where it is optional: "the text is used as the name". */
  ifEmpty?: string;
}

/** The internal name of a draft, which readers never see. */
export function InternalNameField<Draft extends { readonly name: string }>({
  draft,
  change,
  errorAt,
  max,
  ifEmpty,
}: NameFieldProps<Draft>) {
  return (
    <CountedText
      field="name"
      label="Name"
      hint={`Internal name – not shown publicly.${ifEmpty === undefined ? "" : ` If empty, ${ifEmpty}.`}`}
      value={draft.name}
      max={max}
      error={errorAt("name")}
      required={ifEmpty === undefined}
      onChange={(name) => change((before) => ({ ...before, name }), { label: "Name", run: "name" })}
    />
  );
}
