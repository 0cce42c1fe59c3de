import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

interface StagedValueProps {
  /** The current value; left out where it is shown elsewhere. */
  old?: ReactNode;
  /** Both in words, for where only one has room. */
  title: string;
  align?: "start" | "end";
  children: ReactNode;
}

/** A staged value, with the current one beside it where there is room for both. */
export function StagedValue({ old, title, align = "start", children }: StagedValueProps) {
  return (
    <span
      title={title}
      className={classNames(
        // The old value comes first. Without enough room it wraps to a second line, which is cut off: columns never
        // widen for it.
        "flex max-h-5 min-w-0 flex-row-reverse flex-wrap items-baseline gap-x-1.5 overflow-hidden leading-5 tabular-nums",
        align === "start" && "justify-end",
      )}
    >
      <ins className="max-w-full truncate font-medium text-accent-text no-underline">{children}</ins>{" "}
      {old !== undefined && <del className="whitespace-nowrap text-sm leading-5 text-text-muted">{old}</del>}
    </span>
  );
}

/** The same in running text. */
export function StagedWords({ words, old }: { words: string; old: string }) {
  return (
    <>
      <ins className="text-accent-text no-underline">
        <bdi>{words}</bdi>
      </ins>{" "}
      <del className="font-normal text-text-muted">
        <bdi>{old}</bdi>
      </del>
    </>
  );
}
