import { SegmentedField, TextField } from "@/components/forms/form-field";
import type { ServiceForm } from "@/components/forms/use-service-form";
import { problemsAt } from "@/lib/forms/form-reading";
import { CONFIRMED_DAYS, REPORT_TITLE_MAX, type ReportDays } from "@/lib/reports/report";

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

const NUMBERS_OPTIONS = [
  { value: "stay", label: "Stay as they are now" },
  { value: "follow", label: "Follow" },
] as const;

/** The form values of a report. */
export interface ReportTyped {
  readonly title: string;
  readonly days: keyof typeof DAYS;
  readonly spend: (typeof SPEND_OPTIONS)[number]["value"];
  readonly numbers: (typeof NUMBERS_OPTIONS)[number]["value"];
}

/** Validates a report's form, and builds its request. */
export function readReportForm({ title: typed, days, spend, numbers }: ReportTyped) {
  const title = typed.trim();
  return {
    problems: problemsAt({ title: title === "" ? "Give the report a title." : undefined }),
    input: { title, days: DAYS[days], withSpend: spend === "with", follow: numbers === "follow" },
  };
}

interface ReportFieldsProps {
  form: ServiceForm<ReportTyped>;
  /** "campaigns" */
  many: string;
  /** "last 7 days"; undefined where the days stay. */
  following: string | undefined;
}

/** Title, live updates and spend of a report, and the expiry of its link. */
export function ReportFields({ form, many, following }: ReportFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <TextField
        form={form}
        name="title"
        label="Title"
        max={REPORT_TITLE_MAX}
        input={{ maxLength: REPORT_TITLE_MAX }}
      />
      <SegmentedField form={form} name="numbers" label="Contents" options={NUMBERS_OPTIONS} />
      {form.values.numbers === "follow" && (
        <div className="flex flex-col gap-1 text-sm text-text-muted">
          <p>
            Each opening shows the numbers that this dashboard has read last
            {following !== undefined && `, of the ${following} by then`}. It reads no new ones: those come
            when people who may see the account open it here.
          </p>
          <p>
            Names, status, budgets and the choice of {many} follow in the same way, by the filters that are
            set now; pacing is left out. The link shows nothing once you lose access to the account, or have
            not opened it here for {CONFIRMED_DAYS} days.
          </p>
        </div>
      )}
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
