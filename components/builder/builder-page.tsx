"use client";

import { useHydrated } from "@/components/shell/handed-over";
import { RoleGate } from "@/components/shell/role-gate";
import { Banner } from "@/components/ui/banner";
import { ErrorState } from "@/components/ui/error-state";
import type { Builder, BuilderKnown, BuilderNext, BuilderStart } from "./builder";
import { BuilderFrame } from "./builder-frame";
import { BuilderImpossible, BuilderOpening, BuilderSkeleton } from "./builder-opening";
import { useBuilding } from "./use-building";

interface BuilderPageProps<Draft, Known extends BuilderKnown, Original> {
  builder: Builder<Draft, Known, Original>;
}

/** The page of a builder: rendered from its description, the same for all. */
export function BuilderPage<Draft, Known extends BuilderKnown, Original>({
  builder,
}: BuilderPageProps<Draft, Known, Original>) {
  const { needs, title, closedTo } = builder;
  return (
    <RoleGate needs={needs} title={title} what={closedTo} verb="use" waiting={<BuilderSkeleton />}>
      <Opening builder={builder} />
    </RoleGate>
  );
}

function Opening<Draft, Known extends BuilderKnown, Original>({
  builder,
}: BuilderPageProps<Draft, Known, Original>) {
  const start = builder.useStart();
  const hydrated = useHydrated();
  const { title } = builder;
  // The server has no access to the device's storage.
  if (!hydrated) return <BuilderOpening title={title} what={title} error={null} />;
  if (start.state === "reading")
    return <BuilderOpening title={title} what={start.what} error={start.error} />;
  if (start.state === "impossible") {
    return <BuilderImpossible page={title} title={start.title} why={start.why} action={start.action} />;
  }
  return <Building key={start.name} builder={builder} start={start} />;
}

const NOTHING: readonly BuilderNext[] = [];
const useNothing = () => NOTHING;

interface BuildingProps<Draft, Known extends BuilderKnown, Original>
  extends BuilderPageProps<Draft, Known, Original> {
  start: Extract<BuilderStart<Draft, Original>, { state: "ready" }>;
}

function Building<Draft, Known extends BuilderKnown, Original>({
  builder,
  start,
}: BuildingProps<Draft, Known, Original>) {
  const { initial, history, parts, problems, refused, wanted, jump, busy, save, goOn, closed, closedNext } =
    useBuilding(builder, start);
  const { useNext = useNothing } = builder;
  const next = useNext();
  const { Fields, Preview, Outline, Result, json, action, failure } = builder;
  const { draft, known, change, refusal } = parts;
  return (
    <BuilderFrame
      title={start.title ?? builder.title}
      history={history}
      blank={initial}
      outline={Outline && <Outline {...parts} />}
      notice={
        <>
          {refused.fields.size > 0 && (
            <Banner tone="blocked" live className="rounded-md" title={`${failure}.`}>
              The reasons are shown at the fields.
            </Banner>
          )}
          {refusal && !refused.complete && <ErrorState compact title={failure} error={refusal} />}
          {known.notice}
        </>
      }
      readOnly={known.readOnly ?? false}
      fields={<Fields {...parts} />}
      preview={<Preview {...parts} />}
      result={Result && <Result {...parts} />}
      problems={problems}
      advice={builder.advice?.(draft, known) ?? []}
      wanted={wanted}
      onJump={jump}
      json={
        json && {
          text: json.text(draft),
          onText: (text) => {
            const read = json.read(text, draft, known);
            const { draft: next } = read;
            if (next !== undefined) change(() => next, { label: "Edit as JSON", run: "json" });
            return { taken: next !== undefined, problems: read.problems };
          },
        }
      }
      primary={{
        label: typeof action === "string" ? action : action(draft, known),
        onClick: save,
        busy,
        disabledReason: closed,
      }}
      next={next.map((each) => ({
        label: each.label,
        onClick: () => goOn(each),
        disabledReason: each.disabledReason ?? closedNext,
      }))}
    />
  );
}
