import { PickField } from "@/components/shell/pick-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { Countries } from "./use-countries";

/** The value of "any country" in the list; no country of the service has this name. */
const ANY = "any country";

interface CountryFieldProps {
  label: string;
  countries: Countries;
  value: string | null;
  onValueChange: (value: string) => void;
  problem: string | undefined;
  /** Whether all countries can be chosen. */
  orAny?: boolean;
}

/** The one country that is counted. */
export function CountryField({ label, countries, value, onValueChange, problem, orAny }: CountryFieldProps) {
  const any = orAny ? [{ id: ANY, name: "Any country" }] : [];
  const chosen = value ?? (orAny ? ANY : "");
  return (
    <Field
      label={label}
      className="sm:w-52"
      error={problem ?? (countries.error ? "The countries could not be read." : undefined)}
      hint={
        countries.error && (
          <Button size="small" onClick={countries.retry}>
            Read the countries
          </Button>
        )
      }
    >
      <PickField
        label={label}
        placeholder="Choose a country"
        many="countries"
        items={[...any, ...countries.countries]}
        value={chosen}
        chosenName={value === null ? undefined : countries.nameOf(value)}
        onValueChange={(id) => onValueChange(id === ANY ? "" : id)}
        none="No countries listed."
        reading={countries.pending}
        groupOf={({ id }) => (id === ANY ? "Everywhere" : "One country")}
      />
    </Field>
  );
}
