import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { PERIOD_OPTIONS, type ReadPeriod } from "@/lib/history/period";
import type { HistoryView } from "./use-history-view";

interface PeriodFilterProps {
  view: HistoryView;
  /** The error of the chosen days, if any. */
  read: ReadPeriod | undefined;
}

/** Shown instead of changes while no days are chosen. */
export const WhichDays = () => (
  <EmptyState title="Which days?">Choose the first and the last day to look at.</EmptyState>
);

const DAYS = [
  { which: "from", label: "First day" },
  { which: "to", label: "Last day" },
] as const;

/** From when to when, by days of the account's calendar. */
export function PeriodFilter({ view, read }: PeriodFilterProps) {
  const { period } = view.chosen;
  const problem = read && "problem" in read ? read.problem : undefined;
  return (
    <>
      <Select
        aria-label="Period"
        className="max-w-40"
        value={period}
        onValueChange={view.setPeriod}
        options={PERIOD_OPTIONS}
      />
      {period === "days" &&
        DAYS.map(({ which, label }) => (
          <Field
            key={which}
            label={label}
            labelHidden
            error={problem?.at === which ? problem.words : undefined}
            className="max-w-60"
          >
            <TextInput
              type="date"
              value={view.chosen[which] ?? ""}
              onChange={({ target }) => view.setDay(which, target.value)}
            />
          </Field>
        ))}
    </>
  );
}
