import { SegmentedField, TextField } from "@/components/forms/form-field";
import type { ServiceForm } from "@/components/forms/use-service-form";
import { problemsAt } from "@/lib/forms/form-reading";
import { REPORT_TITLE_MAX, type ReportDays } from "@/lib/reports/report";

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

/** What is typed and chosen for a report. */
export interface ReportTyped {
  readonly title: string;
  readonly days: keyof typeof DAYS;
  readonly spend: (typeof SPEND_OPTIONS)[number]["value"];
}

/** What is wrong with a report's form, and what it asks for. */
export function readReportForm({ title: typed, days, spend }: ReportTyped) {
  const title = typed.trim();
  return {
    problems: problemsAt({ title: title === "" ? "Give the report a title." : undefined }),
    input: { title, days: DAYS[days], withSpend: spend === "with" },
  };
}

/** What a report is called, whether it tells of spend, and for how long its link opens. */
export function ReportFields({ form }: { form: ServiceForm<ReportTyped> }) {
  return (
    <div className="flex flex-col gap-3">
      <TextField
        form={form}
        name="title"
        label="Title"
        max={REPORT_TITLE_MAX}
        input={{ maxLength: REPORT_TITLE_MAX }}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <SegmentedField form={form} name="days" label="Opens for" options={DAY_OPTIONS} />
        <SegmentedField form={form} name="spend" label="Spend" options={SPEND_OPTIONS} />
      </div>
      {form.values.spend === "without" && (
        <p className="text-sm text-text-muted">
          Spend, budgets, prices such as CPM, and pacing are left out. Sales and results stay. Rows keep the
          order they have here.
        </p>
      )}
    </div>
  );
}
