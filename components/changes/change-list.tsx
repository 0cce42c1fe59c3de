import { Braces, Pencil, Plus, RotateCcw, Trash2 } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useRef, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { TimeText } from "@/components/ui/time-text";
import { clockIn, formatDay } from "@/lib/format/dates";
import { byDay, type HistoryEntry, type NameOfReference } from "@/lib/history/arrange-history";
import { type FieldChange, valuesBefore } from "@/lib/history/describe-change";
import { dayIn } from "@/lib/time/calendar";
import { ChangeValue } from "./change-value";
import type { Restore, RestoreOf } from "./use-restore";

interface ChangeListProps {
  entries: readonly HistoryEntry[];
  zone: string;
  nameOf: NameOfReference;
  /** The user who looks on. */
  me: string | undefined;
  /** Restores the previous value of a field. */
  restoreOf: RestoreOf;
  /** The record of each change, in a list about several records. */
  subjectOf?: (record: HistoryEntry["record"]) => ReactNode;
  /** Whether it is in the panel of a record, below its chart. */
  inPanel?: boolean;
}

/** Sections whose panels compare the days before and after a change, with the address of that. */
const EFFECT_SECTIONS: ReadonlyMap<string, string> = new Map([
  ["CAMPAIGN", "campaigns"],
  ["LINE_ITEM", "line-items"],
]);

/** The link to the effect of a change. */
function SeeEffect({ record, zone }: { record: HistoryEntry["record"]; zone: string }) {
  const place = useAccount();
  const section = EFFECT_SECTIONS.get(record.entity);
  const at = Date.parse(record.change_time);
  if (section === undefined || Number.isNaN(at)) return null;
  const id = record.entity_id;
  return (
    <Link
      href={panelHref(place, section, id, { effect: `${dayIn(zone, at)}.${id}` })}
      prefetch={false}
      className="text-accent-text text-sm leading-6 hover:underline"
    >
      See its effect
    </Link>
  );
}

/** Changes under the days of the account's calendar. */
export function ChangeList({ entries, ...rest }: ChangeListProps) {
  const Heading = rest.inPanel ? "h4" : "h2";
  return byDay(entries, rest.zone).map(({ day, entries: ofDay }) => (
    <section key={day} aria-label={formatDay(day)} className="@container">
      <Heading
        className={classNames(
          "flex h-8 items-center border-b bg-surface-sunken font-medium text-sm text-text-muted",
          rest.inPanel ? "px-2" : "sticky top-0 z-10 px-4",
        )}
      >
        {formatDay(day)}
      </Heading>
      <ol>
        {ofDay.map((entry) => (
          <Entry key={entry.key} entry={entry} {...rest} />
        ))}
      </ol>
    </section>
  ));
}

const ICONS = { created: Plus, changed: Pencil, deleted: Trash2 } as const;
/** Fields of a creation that are shown initially. */
const SHOWN_AT_FIRST = 6;

type EntryProps = Omit<ChangeListProps, "entries"> & { entry: HistoryEntry };

function Entry({ entry, zone, nameOf, me, restoreOf, subjectOf, inPanel }: EntryProps) {
  const [raw, setRaw] = useState(false);
  const [all, setAll] = useState(false);
  const { record, what, kind, fields } = entry;
  const Icon = ICONS[kind];
  const shown = all ? fields : fields.slice(0, SHOWN_AT_FIRST);
  const hidden = fields.length - shown.length;
  return (
    <li
      className={classNames(
        "grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-b py-2 hover:bg-surface-hover @3xl:grid-cols-[64px_176px_104px_minmax(0,1fr)_24px]",
        inPanel ? "px-2" : "px-4",
      )}
    >
      <Clock at={record.change_time} zone={zone} />
      <Person record={record} nameOf={nameOf} me={me} />
      <span className="col-start-1 row-start-2 flex min-h-6 items-center gap-1.5 font-medium @max-3xl:col-span-3 @3xl:col-start-3 @3xl:row-start-1">
        <Icon size={14} aria-hidden className="shrink-0 text-text-muted" />
        {what}
      </span>
      <div className="col-span-3 min-w-0 @3xl:col-span-1 @3xl:col-start-4 @3xl:row-start-1">
        {subjectOf && (
          <p className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-2">{subjectOf(record)}</p>
        )}
        {fields.length === 0 ? (
          kind === "changed" && <p className="min-h-6 text-text-muted">No details available.</p>
        ) : (
          <dl className="grid gap-x-3 @xl:grid-cols-[144px_minmax(0,1fr)]">
            {shown.map((change) => (
              <Field
                key={change.field}
                change={change}
                zone={zone}
                nameOf={nameOf}
                created={kind === "created"}
                restore={
                  kind === "changed" && change.before !== undefined
                    ? restoreOf(change.field, valuesBefore(record))
                    : undefined
                }
              />
            ))}
          </dl>
        )}
        {kind === "changed" && !inPanel && <SeeEffect record={record} zone={zone} />}
        {hidden > 0 && (
          <Button size="small" tone="quiet" className="-ml-2" onClick={() => setAll(true)}>
            Show {hidden} more
          </Button>
        )}
        {raw && (
          <pre className="mt-2 overflow-x-auto rounded-md bg-surface-sunken p-3 font-mono text-sm">
            {JSON.stringify(record, null, 2)}
          </pre>
        )}
      </div>
      <IconButton
        size="small"
        label={raw ? "Hide the JSON" : "Show as JSON"}
        aria-expanded={raw}
        className="col-start-3 row-start-1 @3xl:col-start-5"
        onClick={() => setRaw(!raw)}
      >
        <Braces size={14} aria-hidden />
      </IconButton>
    </li>
  );
}

/** The time of day; day and zone are shown above, and its title has the full time. */
function Clock({ at, zone }: { at: string; zone: string }) {
  const milliseconds = Date.parse(at);
  const clock = Number.isNaN(milliseconds) ? undefined : clockIn(zone, milliseconds);
  if (clock === undefined) return <TimeText at={at} zone={zone} />;
  return (
    <time
      dateTime={at}
      title={`${new Date(milliseconds).toISOString().slice(0, 19).replace("T", " ")} UTC`}
      className="flex min-h-6 items-center text-text-muted tabular-nums"
    >
      {clock}
    </time>
  );
}

function Person({
  record,
  nameOf,
  me,
}: Pick<ChangeListProps, "nameOf" | "me"> & Pick<HistoryEntry, "record">) {
  const { user_id: id, platform } = record.change_by;
  const name = nameOf("user", id);
  return (
    <span
      title={`User ${id}, through ${platform}`}
      className="flex min-h-6 min-w-0 items-center gap-1 @max-3xl:text-text-muted"
    >
      {name === undefined ? (
        <>
          User <code className="truncate font-mono text-sm">{id}</code>
        </>
      ) : (
        <bdi className="truncate">{name}</bdi>
      )}
      {id === me && <span className="shrink-0 text-text-muted">(you)</span>}
    </span>
  );
}

interface FieldProps {
  change: FieldChange;
  zone: string;
  nameOf: NameOfReference;
  /** There was nothing before. */
  created: boolean;
  restore: Restore | undefined;
}

function Field({ change: { name, before, after, difference }, zone, nameOf, created, restore }: FieldProps) {
  const values = useRef<HTMLElement>(null);
  return (
    <>
      <dt className="wrap-anywhere py-0.5 text-text-muted">{name}</dt>
      <dd
        ref={values}
        tabIndex={-1}
        className="flex min-w-0 flex-wrap items-baseline gap-x-2 py-0.5 @max-xl:pb-2 pointer-coarse:items-center"
      >
        {!created && before !== undefined && (
          <>
            <del
              className={
                before.kind === "none"
                  ? "min-w-0 no-underline"
                  : "min-w-0 text-text-muted decoration-text-muted"
              }
            >
              <span className="sr-only">before: </span>
              <ChangeValue value={before} zone={zone} nameOf={nameOf} />
            </del>
            {restore && (
              <IconButton
                size="small"
                // On touch screens its label is always visible.
                className="-my-1 gap-1 self-center pointer-coarse:my-0 pointer-coarse:h-8 pointer-coarse:w-auto pointer-coarse:px-2"
                label={restore.label}
                disabledReason={restore.disabledReason}
                onClick={() => {
                  restore.run();
                  // The button disappears with the restored value.
                  values.current?.focus();
                }}
              >
                <RotateCcw size={14} aria-hidden />
                <span className="hidden pointer-coarse:inline">Restore</span>
              </IconButton>
            )}
            <span aria-hidden className="text-text-muted">
              →
            </span>
          </>
        )}
        <ins className="min-w-0 no-underline">
          {!created && before !== undefined && <span className="sr-only">after: </span>}
          <ChangeValue value={after} zone={zone} nameOf={nameOf} />
        </ins>
        {difference && <span className="text-text-muted tabular-nums">{difference}</span>}
      </dd>
    </>
  );
}
