import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { AGES } from "@/lib/ads/endpoints/targeting-criteria";
import { criterion } from "@/lib/targeting/criteria";
import { ageName, valueName } from "@/lib/targeting/targeting-words";
import { EntryList } from "./entry-list";
import { isWanted, type SectionProps } from "./section-props";

const ANY = "any";

const GENDERS = [
  { value: ANY, label: "Everyone" },
  { value: "2", label: "Women" },
  { value: "1", label: "Men" },
] as const;

type Gender = (typeof GENDERS)[number]["value"];

/** Age, one range for a line item, and gender. */
export function PeopleSection(props: SectionProps) {
  const { entries, onAdd, onRemove } = props;
  const wanted = entries.filter(isWanted);
  const ages = wanted.filter(({ criterion: { targeting_type } }) => targeting_type === "AGE");
  const genders = wanted.filter(({ criterion: { targeting_type } }) => targeting_type === "GENDER");
  const [age] = ages;
  const values = genders.map(({ criterion: { targeting_value } }) => targeting_value);
  // Both genders at once means everyone with an inferred gender.
  const gender: Gender = values.length === 1 ? (values[0] === "1" ? "1" : "2") : ANY;
  const unknown = age && !AGES.some((each) => each === age.criterion.targeting_value) ? [age] : [];
  return (
    <>
      <Field label="Age" className="max-w-64" hint="One age range per line item.">
        <Select
          value={age?.criterion.targeting_value ?? ANY}
          onValueChange={(value) =>
            value === ANY
              ? onRemove(ages)
              : onAdd([criterion("AGE", value, { name: ageName(value) ?? null })])
          }
          options={[
            { value: ANY, label: "Any age" },
            ...AGES.map((value) => ({ value: `${value}`, label: ageName(value) ?? value })),
            ...unknown.map((one) => ({
              value: one.criterion.targeting_value,
              label: valueName(one.criterion),
            })),
          ]}
        />
      </Field>
      <div className="flex flex-col items-start gap-1">
        <span className="font-medium">Gender</span>
        <Segmented<Gender>
          label="Gender"
          options={GENDERS}
          value={gender}
          onValueChange={(value) => {
            if (value === ANY) onRemove(genders);
            else onAdd([criterion("GENDER", value)]);
            if (value !== ANY) {
              onRemove(genders.filter(({ criterion: { targeting_value } }) => targeting_value !== value));
            }
          }}
        />
      </div>
      <EntryList what="ages and genders" {...props} />
    </>
  );
}
