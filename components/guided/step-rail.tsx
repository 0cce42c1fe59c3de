import { classNames } from "@/components/ui/class-names";
import { StatusShape } from "@/components/ui/status-mark";
import { counted } from "@/lib/format/plurals";
import { type GuidedStep, STEP_NAMES, STEPS } from "@/lib/guided/guided-draft";
import { guidedProblems, stepOfField } from "@/lib/guided/guided-problems";
import { objectiveName } from "@/lib/line-items/line-item-words";
import type { GuidedParts } from "./guided-builder";

/** The steps, each with a summary, or with what is missing. */
export function StepRail({ draft, known, showPart }: GuidedParts) {
  const problems = guidedProblems(draft, known);
  return (
    <nav aria-label="Steps" className="p-3">
      <ol className="flex flex-col gap-0.5 @max-5xl:flex-row @max-5xl:flex-wrap">
        {STEPS.map((step, place) => {
          const own = problems.filter(({ field }) => stepOfField(field) === step);
          const [first] = own;
          const isDone =
            first === undefined && !(step === "ads" && draft.items.some(({ ads }) => ads.length === 0));
          const current = step === draft.step;
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={current ? "step" : undefined}
                onClick={() => showPart(step)}
                className={classNames(
                  "flex min-h-9 w-full items-start gap-2 rounded-md px-2 py-1.5 text-left",
                  current ? "bg-surface-selected" : "hover:bg-surface-hover",
                )}
              >
                <StatusShape
                  className="mt-1"
                  kind={isDone ? "running" : own.every(({ empty }) => empty) ? "ended" : "attention"}
                />
                <span className="min-w-0">
                  <span className={classNames("block", current && "font-medium")}>
                    <span className="tabular-nums">{place + 1}</span> {STEP_NAMES[step]}
                    <span className="sr-only">{isDone ? ", complete" : ", to do"}</span>
                  </span>
                  <span className="wrap-anywhere line-clamp-2 block text-sm text-text-muted @max-5xl:hidden">
                    {first?.message ?? aboutStep(step, draft)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** A short summary of a step. */
function aboutStep(step: GuidedStep, { objective, campaign, items }: GuidedParts["draft"]): string {
  const sum = (count: (item: (typeof items)[number]) => number) =>
    items.reduce((all, item) => all + count(item), 0);
  switch (step) {
    case "objective":
      return objectiveName(objective);
    case "campaign":
      return campaign.name;
    case "line-items":
      return counted(items.length, "line item");
    case "targeting": {
      const criteria = sum(({ targeting }) => targeting.length);
      return criteria === 0 ? "Everyone on the platform" : counted(criteria, "criterion", "criteria");
    }
    case "ads": {
      const ads = sum((item) => item.ads.length);
      return ads === 0 ? "No ads yet: nothing would be shown" : counted(ads, "ad");
    }
    case "review":
      return campaign.active ? "Starts when it is created" : "Created paused";
  }
}
