import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { counted } from "@/lib/format/plurals";
import { PERIOD_DAYS } from "@/lib/insights/insight-period";
import { CountryField } from "./country-field";
import { KeywordQueryField } from "./keyword-field";
import type { Countries } from "./use-countries";
import { COMPARISONS, type Comparison, type KeywordView } from "./use-keyword-view";
import type { AskedVolume } from "./use-volume";

const GRANULARITY_OPTIONS = [
  { value: "DAY", label: "Day" },
  { value: "HOUR", label: "Hour" },
] as const;

const DAY_OPTIONS = PERIOD_DAYS.map((days) => ({
  value: String(days),
  label: counted(days, "day"),
}));

const NOTHING = "nothing";

const COMPARISON_WORDS: Readonly<Record<Comparison, string>> = {
  days: "Other days",
  keywords: "Other keywords",
  country: "Another country",
};

const COMPARISON_OPTIONS = [
  { value: NOTHING, label: "Nothing" },
  ...COMPARISONS.map((value) => ({ value, label: COMPARISON_WORDS[value] })),
] as const;

interface QuestionFieldsProps {
  view: KeywordView;
  zone: string;
  /** The latest day that can be chosen. */
  latest: string;
  countries: Countries;
  first: AskedVolume;
  second: AskedVolume;
  /** The error of the chosen days. */
  wrongDay: string | undefined;
  wrongOtherDay: string | undefined;
  /** The last day of the comparison where none is chosen. */
  otherTo: string;
}

/** The days and the country of the question, and the comparison. */
export function QuestionFields({
  view,
  zone,
  latest,
  countries,
  first,
  wrongDay,
  ...other
}: QuestionFieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
      <div className="flex flex-col gap-1">
        <span aria-hidden className="font-medium">
          Interval
        </span>
        <Segmented
          label="Interval"
          className="self-start"
          options={GRANULARITY_OPTIONS}
          value={view.by}
          onValueChange={view.setBy}
        />
      </div>
      <Field label="Period" className="sm:w-24">
        <Select
          options={DAY_OPTIONS}
          value={String(view.days)}
          onValueChange={(days) => view.setDays(Number(days))}
        />
      </Field>
      <LastDay
        label="Up to"
        value={view.to ?? ""}
        latest={latest}
        problem={wrongDay ?? first.problems.get("days")}
        hint={view.to === null ? `Now, to the whole hour (${zone})` : `In ${zone}`}
        onValueChange={view.setTo}
      />
      <CountryField
        label="Country"
        countries={countries}
        value={view.country}
        onValueChange={view.setCountry}
        problem={first.problems.get("country")}
        orAny
      />
      <Field label="Compare with" className="sm:w-40">
        <Select
          options={COMPARISON_OPTIONS}
          value={view.comparison ?? NOTHING}
          onValueChange={(next) => view.compare(next === NOTHING ? null : next)}
        />
      </Field>
      <OtherFields view={view} latest={latest} countries={countries} {...other} />
    </div>
  );
}

type OtherFieldsProps = Pick<
  QuestionFieldsProps,
  "view" | "latest" | "countries" | "second" | "wrongOtherDay" | "otherTo"
>;

/** The settings in which the comparison differs. */
function OtherFields({ view, latest, countries, second, wrongOtherDay, otherTo }: OtherFieldsProps) {
  switch (view.comparison) {
    case "days":
      return (
        <LastDay
          label="Other days, up to"
          value={view.other.to ?? otherTo}
          latest={latest}
          problem={wrongOtherDay ?? second.problems.get("days")}
          hint="As many days as above"
          onValueChange={view.setOtherTo}
        />
      );
    case "country":
      return (
        <CountryField
          label="Other country"
          countries={countries}
          value={view.other.country}
          onValueChange={view.setOtherCountry}
          problem={second.problems.get("country")}
        />
      );
    case "keywords":
      return (
        <div className="col-span-2 w-full">
          <KeywordQueryField
            label="Other keywords"
            query={view.other.query}
            onQuery={view.setOtherQuery}
            problem={second.problems.get("keywords")}
          />
        </div>
      );
    default:
      return null;
  }
}

interface LastDayProps {
  label: string;
  value: string;
  latest: string;
  problem: string | undefined;
  hint: string;
  onValueChange: (day: string) => void;
}

function LastDay({ label, value, latest, problem, hint, onValueChange }: LastDayProps) {
  return (
    <Field label={label} className="sm:w-52" error={problem} hint={hint}>
      <TextInput
        type="date"
        max={latest}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
      />
    </Field>
  );
}
