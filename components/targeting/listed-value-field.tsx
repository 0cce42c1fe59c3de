import { useState } from "react";
import { PickField } from "@/components/shell/pick-field";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { PickedId } from "@/components/ui/picker/picker-row";
import { Select } from "@/components/ui/select";
import { byWords } from "@/lib/format/lists";
import { COUNTRY_CODES, countryName } from "@/lib/format/names";
import { formatNumber } from "@/lib/format/numbers";
import { typeName } from "@/lib/targeting/targeting-words";
import { LISTED, type ListedType, useListedValues } from "./use-listed-values";

interface ListedValueFieldProps {
  type: ListedType;
  /** Targeted countries: the first is searched by default. */
  countries: readonly string[];
  value: string;
  /** The error of the value. */
  problem: string | undefined;
  onChoose: (value: string, name: string) => void;
}

const ANYWHERE = "US";
const ALL = COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).toSorted((a, b) =>
  byWords(a.label, b.label),
);

/** Chooses a value of a kind by its name, for kinds that the service lists. */
export function ListedValueField({ type, countries, value, problem, onChoose }: ListedValueFieldProps) {
  const [said, setCountry] = useState<string>();
  const country = said ?? countries[0] ?? ANYWHERE;
  const { many, byCountry } = LISTED[type];
  const { values, more, reading, error, retry } = useListedValues(type, country);
  return (
    <>
      {byCountry && (
        <Field label="In" className="w-44">
          <Select
            options={ALL}
            value={country}
            onValueChange={(next) => {
              setCountry(next);
              onChoose("", "");
            }}
          />
        </Field>
      )}
      <Field label={typeName(type)} className="min-w-48 flex-1" error={problem}>
        <PickField
          label={typeName(type)}
          placeholder="Choose one"
          many={many}
          items={values}
          value={value}
          onValueChange={(id) => onChoose(id, values.find((one) => one.id === id)?.name ?? "")}
          none={`No ${many} listed${byCountry ? ` in ${countryName(country)}` : ""}.`}
          reading={reading}
          groupOf={() => typeName(type)}
          note={more && <span>Showing the first {formatNumber(values.length)} only.</span>}
          rowOf={({ id }) => ({ aside: <PickedId id={id} /> })}
        />
      </Field>
      {error && (
        <div className="w-full">
          <ErrorState compact title={`The ${many} could not be listed`} error={error} onRetry={retry} />
        </div>
      )}
    </>
  );
}
