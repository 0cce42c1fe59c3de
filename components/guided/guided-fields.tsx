import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ComponentType, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { type GuidedStep, STEP_NAMES, STEPS } from "@/lib/guided/guided-draft";
import { AdsStep } from "./ads-step";
import { CampaignStep } from "./campaign-step";
import type { GuidedParts } from "./guided-builder";
import { LineItemStep } from "./line-item-step";
import { ObjectiveStep } from "./objective-step";
import { ReviewStep } from "./review-step";
import { TargetingStep } from "./targeting-step";

const PARTS: Readonly<Record<GuidedStep, ComponentType<GuidedParts>>> = {
  objective: ObjectiveStep,
  campaign: CampaignStep,
  "line-items": LineItemStep,
  targeting: TargetingStep,
  ads: AdsStep,
  review: ReviewStep,
};

const FIELDS = [":is(input, select, textarea)", "button"].map(
  (control) => `${control}:not(:disabled, [tabindex='-1'])`,
);

/** The current step, with links to the previous and next one. */
export function GuidedFields(props: GuidedParts) {
  const { draft, showPart } = props;
  const { step } = draft;
  const place = STEPS.indexOf(step);
  const [before, after] = [STEPS[place - 1], STEPS[place + 1]];
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const element = frame.current;
    // After a jump to a field the focus is inside already.
    if (element?.contains(document.activeElement)) return;
    heading.current?.scrollIntoView({ block: "start" });
    // On a touch screen a field would open the keyboard over the step.
    if (matchMedia("(pointer: coarse)").matches) {
      heading.current?.focus({ preventScroll: true });
      return;
    }
    const [field] = FIELDS.flatMap((control) => element?.querySelector<HTMLElement>(control) ?? []);
    field?.focus({ preventScroll: true });
  }, [step]);
  const Part = PARTS[step];
  return (
    <div className="flex flex-col gap-5 p-4">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-4 font-semibold text-lg outline-none">
        {STEP_NAMES[step]}
      </h2>
      <div key={step} ref={frame} className="flex flex-col gap-5">
        <Part {...props} />
      </div>
      <div className="flex flex-wrap justify-between gap-2 border-t pt-4">
        {before ? (
          <Button tone="quiet" onClick={() => showPart(before)}>
            <ArrowLeft size={14} aria-hidden />
            {STEP_NAMES[before]}
          </Button>
        ) : (
          <span />
        )}
        {after && (
          <Button onClick={() => showPart(after)}>
            Next: {STEP_NAMES[after].toLowerCase()}
            <ArrowRight size={14} aria-hidden />
          </Button>
        )}
      </div>
    </div>
  );
}
