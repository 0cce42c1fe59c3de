"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { formatDay } from "@/lib/format/dates";
import {
  RANGE_COMPARISONS,
  RANGE_NAMES,
  type RangeName,
  readComparison,
  type StatisticsDays,
  whyNoRange,
} from "@/lib/statistics/day-ranges";
import type { StatisticsView } from "./use-statistics-view";

interface RangeChoiceProps {
  view: StatisticsView;
  days: StatisticsDays;
  zone: string;
  onDone: () => void;
}

const NOTHING = "nothing";
const COMPARED = [
  { value: NOTHING, label: "Nothing" },
  ...Object.entries(RANGE_COMPARISONS).map(([value, label]) => ({ value, label })),
];

const NAMES = Object.keys(RANGE_NAMES) as RangeName[];

/** Named ranges, custom days, and the comparison. */
export function RangeChoice({ view, days, zone, onDone }: RangeChoiceProps) {
  const { range, today, comparison, compared } = days;
  const [own, setOwn] = useState({ from: range.from, to: range.to });
  const [problem, setProblem] = useState<string>();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const why = whyNoRange(own, today);
    setProblem(why);
    if (why !== undefined) return;
    view.setRange(own);
    onDone();
  };
  return (
    <div className="flex flex-col gap-3 p-3">
      <fieldset className="grid grid-cols-2 gap-1">
        <legend className="sr-only">Days</legend>
        {NAMES.map((name) => (
          <Button
            key={name}
            size="small"
            tone={range.name === name ? "secondary" : "quiet"}
            aria-pressed={range.name === name}
            className="justify-start"
            onClick={() => {
              view.setRange(name);
              onDone();
            }}
          >
            {RANGE_NAMES[name]}
          </Button>
        ))}
      </fieldset>
      <form onSubmit={apply} className="flex flex-col gap-2 border-t pt-3">
        <div className="grid grid-cols-2 gap-2">
          <Field label="First day">
            <TextInput
              type="date"
              max={today}
              value={own.from}
              onChange={({ target }) => setOwn({ ...own, from: target.value })}
            />
          </Field>
          <Field label="Last day">
            <TextInput
              type="date"
              max={today}
              value={own.to}
              onChange={({ target }) => setOwn({ ...own, to: target.value })}
            />
          </Field>
        </div>
        <p role="status" className="text-sm text-blocked empty:hidden">
          {problem}
        </p>
        <div className="flex items-center justify-between gap-2">
          <span className="text-sm text-text-muted">Days of {zone}, both included</span>
          <Button size="small" type="submit">
            Apply
          </Button>
        </div>
      </form>
      <div className="flex flex-col gap-1 border-t pt-3">
        <Field label="Compare with">
          <Select
            value={comparison ?? NOTHING}
            onValueChange={(value) => view.setComparison(readComparison(value))}
            options={COMPARED}
          />
        </Field>
        <p className="text-sm text-text-muted empty:hidden">
          {compared &&
            `${formatDay(compared.now.from)} to ${formatDay(compared.now.to)} against ${formatDay(compared.before.from)} to ${formatDay(compared.before.to)}, complete days only.`}
          {comparison && !compared && "Today is compared once it is over."}
        </p>
      </div>
    </div>
  );
}
