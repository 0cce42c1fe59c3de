import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { TextInput } from "@/components/ui/text-input";
import { REPORT_TITLE_MAX, type ReportDays } from "@/lib/reports/report";

/** What is chosen for a report. */
export interface ReportChoices {
  readonly title: string;
  readonly withSpend: boolean;
  readonly days: ReportDays;
}

const DAYS: Readonly<Record<"7" | "30" | "90", ReportDays>> = { "7": 7, "30": 30, "90": 90 };
const DAY_OPTIONS = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
] as const;
const SPEND_OPTIONS = [
  { value: "with", label: "With spend" },
  { value: "without", label: "Without spend" },
] as const;

interface ReportFormProps {
  choices: ReportChoices;
  onChoices: (choices: ReportChoices) => void;
}

/** What a report is called, whether it tells of spend, and for how long its link opens. */
export function ReportForm({ choices, onChoices }: ReportFormProps) {
  return (
    <div className="flex flex-col gap-3">
      <Field label="Title" counter={{ used: choices.title.length, max: REPORT_TITLE_MAX }}>
        <TextInput
          value={choices.title}
          maxLength={REPORT_TITLE_MAX}
          onChange={({ target }) => onChoices({ ...choices, title: target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <div className="flex flex-col gap-1">
          <span className="font-medium">Opens for</span>
          <Segmented
            label="Opens for"
            value={dayValue(choices.days)}
            onValueChange={(value) => onChoices({ ...choices, days: DAYS[value] })}
            options={DAY_OPTIONS}
            className="self-start"
          />
        </div>
        <div className="flex flex-col gap-1">
          <span className="font-medium">Spend</span>
          <Segmented
            label="Spend"
            value={choices.withSpend ? "with" : "without"}
            onValueChange={(value) => onChoices({ ...choices, withSpend: value === "with" })}
            options={SPEND_OPTIONS}
            className="self-start"
          />
        </div>
      </div>
      {!choices.withSpend && (
        <p className="text-sm text-text-muted">
          Spend, budgets, prices such as CPM, and pacing are left out. Sales and results stay. Rows keep the
          order they have here.
        </p>
      )}
    </div>
  );
}

const dayValue = (days: ReportDays) => (days === 7 ? "7" : days === 30 ? "30" : "90");
