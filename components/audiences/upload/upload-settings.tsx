import { useMemo } from "react";
import { Field } from "@/components/ui/field";
import { LocalTimeInput } from "@/components/ui/local-time-input";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { NUMBERING_PLANS } from "@/lib/audiences/calling-codes";
import { afterMonths, UPLOAD_EXPIRY_MONTHS } from "@/lib/audiences/upload-dates";
import { formatDay } from "@/lib/format/dates";
import { byWords } from "@/lib/format/lists";
import { countryName } from "@/lib/format/names";
import { dayIn, zoneOrUtc } from "@/lib/time/calendar";
import { PACKING, type SetupProblems, type UploadSetup } from "./upload-setup";

interface UploadSettingsProps {
  setup: UploadSetup;
  problems: SetupProblems;
  zone: string;
  onChange: (part: Partial<UploadSetup>) => void;
}

const OPERATIONS = [
  { value: "Update", label: "Add people" },
  { value: "Delete", label: "Remove people" },
] as const;

/** The reason for a suggested country; a person's choice needs none. */
const SUGGESTED = {
  list: "Suggested by the other numbers of the list.",
  zone: "Suggested by the account's time zone.",
  person: "",
} as const;

/** Operation, period, and batch size. */
export function UploadSettings({ setup, problems, zone, onChange }: UploadSettingsProps) {
  const countries = useMemo(countryOptions, []);
  const known = zoneOrUtc(zone);
  const expiry = formatDay(dayIn(known, afterMonths(Date.now(), UPLOAD_EXPIRY_MONTHS)));
  const adds = setup.operation === "Update";
  return (
    <section aria-labelledby="settings-title" className="grid gap-3">
      <h2 id="settings-title" className="font-semibold text-lg">
        What to do
      </h2>
      <Segmented
        label="What to do with the people"
        value={setup.operation}
        onValueChange={(operation) => onChange({ operation })}
        options={OPERATIONS}
        className="w-fit"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {setup.columns.includes("phone_number") && (
          <Field
            label="Default country code"
            hint={`For numbers without one; otherwise they are skipped. ${SUGGESTED[setup.countryFrom ?? "person"]}`.trim()}
          >
            <Select
              options={countries}
              value={setup.country === "" ? "none" : setup.country}
              onValueChange={(country) =>
                onChange({ country: country === "none" ? "" : country, countryFrom: undefined })
              }
            />
          </Field>
        )}
        {adds && (
          <>
            <Field
              label="Take effect"
              hint={`Account time (${known}). Empty: now.`}
              error={problems.effective}
            >
              <LocalTimeInput
                zone={known}
                value={setup.effective}
                onValueChange={(local) => onChange({ effective: local })}
              />
            </Field>
            <Field
              label="Expire"
              hint={`Empty: ${UPLOAD_EXPIRY_MONTHS} months after the request, ${expiry} if sent today.`}
              error={problems.expires}
            >
              <LocalTimeInput
                zone={known}
                value={setup.expires}
                onValueChange={(local) => onChange({ expires: local })}
              />
            </Field>
          </>
        )}
      </div>
      <details>
        <summary className="w-fit font-medium">Advanced</summary>
        <Field
          label="Batch size"
          hint="Batch size of a request. Eight need an eighth of the operations."
          className="mt-2 max-w-64"
        >
          <Select
            options={PACKING.map((each) => ({
              value: String(each),
              label: each === 1 ? "1 (default)" : String(each),
            }))}
            value={String(setup.usersPerOperation)}
            onValueChange={(packing) => onChange({ usersPerOperation: Number(packing) })}
          />
        </Field>
      </details>
    </section>
  );
}

function countryOptions() {
  const named = NUMBERING_PLANS.map(({ country, code }) => ({
    value: country,
    label: `${countryName(country)} (+${code})`,
  }));
  return [{ value: "none", label: "None" }, ...named.sort((a, b) => byWords(a.label, b.label))];
}
