import { type ReactNode, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import { listPlain } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import type { Shown } from "@/lib/targeting/criteria";
import type { Manner, Preview } from "@/lib/targeting/take-over";
import { comparedName } from "@/lib/targeting/targeting-words";

export interface TakeOverProps {
  /** The effect of copying criteria. */
  onPreview: (manner: Manner, criteria: readonly Shown[]) => Preview;
  onTake: (manner: Manner, criteria: readonly Shown[]) => void;
}

interface TakeOverBoxProps extends TakeOverProps {
  /** The name of the other line item. */
  name: string;
  criteria: readonly Shown[];
  /** How many of its criteria cannot be copied, because their kinds are unknown here. */
  unknown: number;
  onClose: (done?: { manner: Manner; preview: Preview }) => void;
}

const MANNERS = [
  { value: "add", label: "Add to what is here" },
  { value: "replace", label: "Replace what is here" },
] as const;

/** What copying the targeting of another line item would add and remove. */
export function TakeOverBox({ name, criteria, unknown, onPreview, onTake, onClose }: TakeOverBoxProps) {
  const [manner, setManner] = useState<Manner>("add");
  const preview = useMemo(() => onPreview(manner, criteria), [onPreview, manner, criteria]);
  const { comes, goes, stays } = preview;
  return (
    <section
      aria-label={`Targeting of ${name}`}
      className="flex w-full flex-col gap-3 rounded-md border bg-surface p-3"
    >
      <h4 className="font-medium">
        Take over the targeting of <bdi>{name}</bdi>
      </h4>
      <Segmented
        label="How to take it over"
        className="self-start"
        value={manner}
        onValueChange={setManner}
        options={MANNERS}
      />
      <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        <Names title="Comes" all={comes} none="Nothing" />
        <Names title="Goes" all={goes} none="Nothing" />
        {stays > 0 && (
          <Part title="Here already" count={stays}>
            <span className="text-text-muted">Stays as it is.</span>
          </Part>
        )}
        {unknown > 0 && (
          <Part title="Not taken" count={unknown}>
            <span className="text-text-muted">Of kinds that are not known here.</span>
          </Part>
        )}
      </dl>
      <div className="flex gap-2">
        <Button
          size="small"
          disabledReason={comes.length + goes.length === 0 ? "Nothing would change." : undefined}
          onClick={() => {
            onTake(manner, criteria);
            onClose({ manner, preview });
          }}
        >
          Take over
        </Button>
        <Button size="small" onClick={() => onClose()}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

/** How many are named before the rest is counted. */
const NAMED_MAX = 12;

function Names({ title, all, none }: { title: string; all: readonly Shown[]; none: string }) {
  const more = all.length - NAMED_MAX;
  return (
    <Part title={title} count={all.length}>
      {all.length === 0 ? (
        <span className="text-text-muted">{none}</span>
      ) : (
        <>
          <bdi className="wrap-anywhere">{listPlain(all.slice(0, NAMED_MAX).map(comparedName))}</bdi>
          {more > 0 && ` and ${formatNumber(more)} more`}
        </>
      )}
    </Part>
  );
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-muted">
        {title} {count > 0 && <span className="tabular-nums">{formatNumber(count)}</span>}
      </dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
