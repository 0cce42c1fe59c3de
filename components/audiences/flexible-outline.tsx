import { Copy, Plus, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { StatusShape } from "@/components/ui/status-mark";
import { AUDIENCE_BATCH_MAX, LEAVES_MAX } from "@/lib/ads/segments";
import { type FlexibleDraft, leavesOf } from "@/lib/audiences/flexible-tree";

interface FlexibleOutlineProps {
  drafts: readonly FlexibleDraft[];
  chosen: string;
  /** Drafts with something wrong or refused. */
  faulty: ReadonlySet<string>;
  onChoose: (key: string) => void;
  onAdd: () => void;
  onCopy: (draft: FlexibleDraft) => void;
  onRemove: (draft: FlexibleDraft) => void;
}

/** The audiences of one batch; they are created together or not at all. */
export function FlexibleOutline({
  drafts,
  chosen,
  faulty,
  onChoose,
  onAdd,
  onCopy,
  onRemove,
}: FlexibleOutlineProps) {
  const full =
    drafts.length >= AUDIENCE_BATCH_MAX ? `At most ${AUDIENCE_BATCH_MAX} audiences at a time.` : undefined;
  return (
    <div className="flex flex-col gap-1 p-2">
      <h2 className="px-2 pt-1 font-semibold">
        In this batch{" "}
        <span className="font-normal text-text-muted tabular-nums">
          {drafts.length} of {AUDIENCE_BATCH_MAX}
        </span>
      </h2>
      <ol aria-label="Audiences of this batch" className="flex flex-col">
        {drafts.map((draft, index) => (
          <li
            key={draft.key}
            className={classNames(
              "flex items-center gap-1 rounded-md pr-1",
              draft.key === chosen ? "bg-surface-selected" : "hover:bg-surface-hover",
            )}
          >
            <button
              type="button"
              aria-current={draft.key === chosen || undefined}
              onClick={() => onChoose(draft.key)}
              className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-left"
            >
              {faulty.has(draft.key) && <StatusShape kind="attention" />}
              <bdi className="min-w-0 flex-1 truncate">{draft.name.trim() || `Audience ${index + 1}`}</bdi>
              <span className="text-sm text-text-muted tabular-nums">
                {leavesOf(draft.root).length}/{LEAVES_MAX}
                <span className="sr-only"> segments{faulty.has(draft.key) && ", not complete"}</span>
              </span>
            </button>
            <IconButton
              label={`Duplicate audience ${index + 1}`}
              size="small"
              disabledReason={full}
              onClick={() => onCopy(draft)}
            >
              <Copy size={14} aria-hidden />
            </IconButton>
            <IconButton
              label={`Remove audience ${index + 1}`}
              size="small"
              disabledReason={drafts.length === 1 ? "A batch holds at least one." : undefined}
              onClick={() => onRemove(draft)}
            >
              <Trash2 size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button size="small" tone="quiet" className="self-start" disabledReason={full} onClick={onAdd}>
        <Plus size={14} aria-hidden />
        Add another audience
      </Button>
    </div>
  );
}
