import { Check } from "lucide-react";
import { classNames } from "@/components/ui/class-names";

interface TickProps {
  chosen: boolean;
  /** Visible without a pointer on its tile. */
  always?: boolean;
  className?: string;
}

/**
 * The corner of a medium that chooses it, large enough for a thumb. Only a picture of a checkbox: the list around it
 * handles its clicks, and its option announces whether it is chosen.
 */
export function Tick({ chosen, always = false, className }: TickProps) {
  return (
    <span
      data-tick
      aria-hidden
      className={classNames("inline-flex size-11 shrink-0 items-center justify-center", className)}
    >
      <span
        className={classNames(
          "inline-flex size-5 items-center justify-center rounded-sm border transition-opacity",
          chosen ? "border-accent bg-accent text-on-accent" : "border-line-strong bg-surface",
          !chosen &&
            !always &&
            "opacity-0 group-hover/tile:opacity-100 group-data-choosing/tiles:opacity-100 pointer-coarse:opacity-100",
        )}
      >
        {chosen && <Check size={14} />}
      </span>
    </span>
  );
}
