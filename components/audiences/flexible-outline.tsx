import { Copy, Plus, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { StatusShape } from "@/components/ui/status-mark";
import { AUDIENCE_NAME_MAX } from "@/lib/ads/endpoints/custom-audiences";
import { AUDIENCE_BATCH_MAX, LEAVES_MAX } from "@/lib/ads/segments";
import { batchProblems, draftName, isFieldOf } from "@/lib/audiences/flexible-checks";
import { refusedDrafts } from "@/lib/audiences/flexible-refusals";
import { copyOf, type FlexibleDraft, leavesOf, newDraft } from "@/lib/audiences/flexible-tree";
import { copyName } from "@/lib/text/copy-name";
import { type FlexiblePartProps, shownDraft } from "./flexible-fields";

/** The drafts of one batch, which is created completely or not at all. */
export function FlexibleOutline(props: FlexiblePartProps) {
  const { draft: drafts, known, change, showPart, refusal } = props;
  const { records, complete } = known.list;
  const chosen = shownDraft(props);
  const wrong = batchProblems(drafts, { audiences: records, complete });
  const refused = refusedDrafts(refusal, drafts);
  const isFaulty = (draft: FlexibleDraft) =>
    refused.has(draft.key) || wrong.some(({ field }) => isFieldOf(draft, field));
  const add = (draft: FlexibleDraft, label: string) => {
    change((before) => [...before, draft], { label });
    showPart(draft.key);
  };
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
              draft === chosen ? "bg-surface-selected" : "hover:bg-surface-hover",
            )}
          >
            <button
              type="button"
              aria-current={draft === chosen || undefined}
              onClick={() => showPart(draft.key)}
              className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-left"
            >
              {isFaulty(draft) && <StatusShape kind="attention" />}
              <bdi className="min-w-0 flex-1 truncate">{draftName(draft, drafts)}</bdi>
              <span className="text-sm text-text-muted tabular-nums">
                {leavesOf(draft.root).length}/{LEAVES_MAX}
                <span className="sr-only"> segments{isFaulty(draft) && ", not complete"}</span>
              </span>
            </button>
            <IconButton
              label={`Duplicate audience ${index + 1}`}
              size="small"
              disabledReason={full}
              onClick={() =>
                add(
                  copyOf(draft, draft.name.trim() && copyName(draft.name.trim(), AUDIENCE_NAME_MAX)),
                  "Duplicate an audience",
                )
              }
            >
              <Copy size={14} aria-hidden />
            </IconButton>
            <IconButton
              label={`Remove audience ${index + 1}`}
              size="small"
              disabledReason={drafts.length === 1 ? "A batch holds at least one." : undefined}
              onClick={() =>
                change((before) => before.filter(({ key }) => key !== draft.key), {
                  label: "Remove an audience",
                })
              }
            >
              <Trash2 size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        tone="quiet"
        className="self-start"
        disabledReason={full}
        onClick={() => add(newDraft(), "Add an audience")}
      >
        <Plus size={14} aria-hidden />
        Add another audience
      </Button>
    </div>
  );
}
