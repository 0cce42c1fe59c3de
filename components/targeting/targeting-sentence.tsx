import { classNames } from "@/components/ui/class-names";
import type { Shown } from "@/lib/targeting/criteria";
import { targetingSentenceOf } from "@/lib/targeting/targeting-words";

/** Who criteria reach, in plain words. */
export function TargetingSentence({
  criteria,
  className,
}: {
  criteria: readonly Shown[];
  className?: string;
}) {
  const { reached, not } = targetingSentenceOf(criteria);
  return (
    <div className={classNames("wrap-anywhere flex flex-col gap-1", className)}>
      <p>
        <bdi>{reached}</bdi>
      </p>
      {not !== undefined && (
        <p>
          <span className="font-medium">Not:</span> <bdi>{not}</bdi>
        </p>
      )}
    </div>
  );
}
