import { useState } from "react";
import { Field } from "@/components/ui/field";
import { LocalTimeInput } from "@/components/ui/local-time-input";
import { Select } from "@/components/ui/select";
import { TimeText } from "@/components/ui/time-text";
import { INTERVALS, type Interval, timesFrom } from "@/lib/drafts/publish/plan-publications";
import { readSchedule, usualSchedule } from "@/lib/drafts/schedule-form";
import { type DraftsToPublish, PublicationDialog } from "./publication-dialog";

/** Schedules many drafts: the first at a given time, the others at intervals. */
export function ScheduleDrafts({ zone, ...chosen }: DraftsToPublish & { zone: string }) {
  const [now] = useState(Date.now);
  const [local, setLocal] = useState(() => usualSchedule(zone, now));
  const [interval, setInterval] = useState<Interval>("hour");
  const { input, problems } = readSchedule({ scheduled_at: local }, zone, now);
  return (
    <PublicationDialog
      {...chosen}
      verb="Schedule"
      amount="times"
      times={input && timesFrom(input.scheduled_at, interval, chosen.drafts.length, zone)}
      describeDraft={(_, at) => at && <TimeText at={at} zone={zone} show="time-and-zone" />}
    >
      <p>They are published automatically, in the order in which you selected them. The drafts stay.</p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field
          label="Publish the first at"
          hint={`Account time (${zone}).`}
          error={problems.get("scheduled_at")}
        >
          <LocalTimeInput zone={zone} value={local} onValueChange={setLocal} />
        </Field>
        <Field label="The others">
          <Select options={INTERVALS} value={interval} onValueChange={setInterval} />
        </Field>
      </div>
    </PublicationDialog>
  );
}
