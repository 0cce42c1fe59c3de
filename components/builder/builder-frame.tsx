"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { PageHeader } from "@/components/shell/page-header";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Segmented } from "@/components/ui/segmented";
import type { BuilderProblem } from "@/lib/builder/builder-problem";
import { formatInstant } from "@/lib/format/instant";
import { zoneOrUtc } from "@/lib/time/calendar";
import { BuilderBar, type PrimaryAction } from "./builder-bar";
import { SectionLink } from "./builder-opening";
import { HistoryButtons } from "./history-buttons";
import { type JsonSide, JsonView, type WrittenJson } from "./json-view";
import { useHistoryKeys } from "./use-history-keys";
import type { StoredHistory } from "./use-stored-history";

interface BuilderFrameProps<Value> {
  /** What is being created, "New card". */
  title: string;
  history: StoredHistory<Value>;
  /** An empty value for starting over when unfinished work was found. */
  blank: () => Value;
  /** Its blocks; builders without blocks have none. */
  outline?: ReactNode;
  /** Fields of the chosen block. Each is inside an element with `data-field`, so that it can be jumped to. */
  fields: ReactNode;
  /** Outline and fields are there to be read only. */
  readOnly?: boolean;
  preview: ReactNode;
  /** The outcome: the type that the service will assign. */
  result?: ReactNode;
  /** Why it cannot be saved yet, in the order of the fields. */
  problems: readonly BuilderProblem[];
  /** Worth a second look, without preventing a save. */
  advice: readonly BuilderProblem[];
  /** The field to focus; a new object focuses it again. */
  wanted: { readonly field: string } | undefined;
  onJump: (field: string) => void;
  json?: JsonSide;
  primary: PrimaryAction;
  /** Further actions after it. */
  next?: readonly PrimaryAction[];
  /** About the whole: a refusal that belongs to no field. */
  notice?: ReactNode;
}

type Side = "build" | "preview";

const SIDES = [
  { value: "build", label: "Build" },
  { value: "preview", label: "Preview" },
] as const;

/**
 * The layout of every builder: outline, fields and preview side by side, a bar below; on a phone one of Build and
 * Preview. Ctrl+Z and Ctrl+Shift+Z go through its history wherever the focus is, except in the JSON text.
 */
export function BuilderFrame<Value>({
  title,
  history,
  blank,
  outline,
  fields,
  readOnly = false,
  preview,
  result,
  problems,
  advice,
  wanted,
  onJump,
  json,
  primary,
  next = [],
  notice,
}: BuilderFrameProps<Value>) {
  const [side, setSide] = useState<Side>("build");
  const [asJson, setAsJson] = useState(false);
  const [written, setWritten] = useState<WrittenJson>();
  const [followed, setFollowed] = useState(wanted);
  const frame = useRef<HTMLDivElement>(null);
  if (wanted !== followed) {
    setFollowed(wanted);
    setAsJson(false);
    setSide("build");
  }
  useHistoryKeys(history);
  useEffect(() => {
    focusFirst(frame.current);
  }, []);
  useEffect(() => {
    if (wanted) focusField(frame.current, wanted.field);
  }, [wanted]);
  const unread = json && written?.taken === false ? written : undefined;
  const openJson = (open: boolean) => {
    setAsJson(open);
    if (!unread) setWritten(undefined);
  };
  const showJson = () => {
    setSide("build");
    setAsJson(true);
  };
  const building = asJson && json ? <JsonView {...json} written={written} onWritten={setWritten} /> : null;
  // Text on screen that is not parsed would be expected to be sent.
  const blocking = unread ? [unreadJson(unread), ...problems] : problems;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <HistoryButtons history={history} />
            <SectionLink tone="quiet" />
          </>
        }
      />
      {history.continuedFrom !== undefined && (
        <Continued history={history} since={history.continuedFrom} blank={blank} />
      )}
      <div ref={frame} className="@container flex min-h-0 flex-1 flex-col">
        <div className="shrink-0 border-b px-4 py-2 @3xl:hidden">
          <Segmented
            label="Show"
            value={side}
            onValueChange={setSide}
            options={SIDES}
            className="w-full *:flex-1"
          />
        </div>
        <div className="flex min-h-0 flex-1 overflow-y-auto @3xl:overflow-hidden">
          <div
            className={classNames(
              "min-w-0 flex-1 flex-col @5xl:flex-row @3xl:flex @3xl:overflow-y-auto @5xl:overflow-hidden",
              side === "build" ? "flex" : "hidden",
            )}
          >
            {building ?? (
              <>
                {outline && (
                  <section
                    aria-label="Outline"
                    className="shrink-0 border-b @5xl:w-[260px] @5xl:overflow-y-auto @5xl:border-r @5xl:border-b-0"
                  >
                    <ReadOnly on={readOnly}>{outline}</ReadOnly>
                  </section>
                )}
                <section aria-label="Fields" className="relative min-w-0 flex-1 @5xl:overflow-y-auto">
                  <div className="flex flex-col gap-2 px-4 pt-4 empty:hidden">{notice}</div>
                  <ReadOnly on={readOnly}>{fields}</ReadOnly>
                </section>
              </>
            )}
          </div>
          <section
            aria-label="Preview"
            className={classNames(
              "relative w-full shrink-0 bg-surface-sunken @3xl:block @3xl:w-[380px] @3xl:overflow-y-auto @3xl:border-l @5xl:w-[420px]",
              side === "preview" ? "block" : "hidden",
            )}
          >
            {preview}
          </section>
        </div>
        <BuilderBar
          storage={history.storage}
          result={result}
          problems={blocking}
          advice={advice}
          onJump={(field) => (field === JSON_FIELD ? showJson() : onJump(field))}
          json={json && { open: asJson, onOpenChange: openJson }}
          next={next}
          primary={unread ? { ...primary, onClick: showJson } : primary}
        />
      </div>
    </>
  );
}

/** Parts that cannot be changed while `on`. They are remounted then, which closes their dialogs. */
function ReadOnly({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <div key={on ? "read" : "written"} inert={on} className={on ? "opacity-60" : undefined}>
      {children}
    </div>
  );
}

interface ContinuedProps<Value> {
  history: StoredHistory<Value>;
  since: number;
  blank: () => Value;
}

/** Notes that unfinished work was found, and lets the person dismiss it. */
export function Continued<Value>({ history, since, blank }: ContinuedProps<Value>) {
  const { account } = useAccount();
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const when = formatInstant(new Date(since).toISOString(), zone, "time-and-zone");
  return (
    <Banner
      title={`Continued from ${when}.`}
      live
      action={
        <Button size="small" onClick={() => history.startOver(blank())}>
          Start over
        </Button>
      }
    >
      What you had not finished was saved on this device.
    </Banner>
  );
}

/** The field of an unreadable text. */
const JSON_FIELD = "json";

function unreadJson({ problems: [first] }: WrittenJson): BuilderProblem {
  const where = first ? ` Line ${first.line}: ${first.message}` : "";
  return {
    field: JSON_FIELD,
    message: `The JSON text cannot be read, so nothing can be created from it.${where}`,
  };
}

const CONTROL = ":is(input, select, textarea, button):not(:disabled, [tabindex='-1'])";

/** Focuses the first field; not on touch screens, where the keyboard would cover the builder. */
function focusFirst(frame: HTMLElement | null) {
  if (document.activeElement !== document.body || matchMedia("(pointer: coarse)").matches) return;
  frame
    ?.querySelector<HTMLElement>(`[aria-label=Fields] [data-field] ${CONTROL}`)
    ?.focus({ preventScroll: true });
}

/** Whether the path of the field includes each area around an element: "made" in "made/name", and not in "name". */
const isOwn = (field: string) => (area: HTMLElement) => {
  const part = area.parentElement?.closest<HTMLElement>("[data-field]")?.dataset.field;
  return part === undefined || `/${field}`.includes(`/${part}/`);
};

/** A part that is also edited on its own page uses that page's field names: "text" for "ads/item1/ad2/post/text". */
function focusField(frame: HTMLElement | null, field: string) {
  const all = [...(frame?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
  // A nested part may have a field with the same name as one of the whole.
  const areas = [...all.filter(isOwn(field)), ...all.filter((each) => !isOwn(field)(each))];
  const ends = ({ dataset }: HTMLElement) => dataset.field && field.endsWith(`/${dataset.field}`);
  const around = all.findLast(({ dataset }) => dataset.field && field.startsWith(`${dataset.field}/`));
  const area =
    areas.find(({ dataset }) => dataset.field === field) ??
    areas.find((each) => ends(each) && around?.contains(each)) ??
    areas.find(ends) ??
    around;
  const control = area?.querySelector<HTMLElement>(CONTROL);
  (control ?? area)?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}
