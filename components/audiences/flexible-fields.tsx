import { CountedText } from "@/components/builder/counted-text";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import { AUDIENCE_NAME_MAX } from "@/lib/ads/endpoints/custom-audiences";
import { type FlexibleProblem, fieldOf } from "@/lib/audiences/flexible-checks";
import type { FlexibleDraft } from "@/lib/audiences/flexible-tree";
import { SegmentEditor } from "./segment-editor";
import type { useAudiences } from "./use-audiences";

interface FlexibleFieldsProps {
  draft: FlexibleDraft;
  /** The audiences to choose from. */
  list: ReturnType<typeof useAudiences>;
  /** Why the service refused it, where it did. */
  refusals: readonly string[] | undefined;
  problems: readonly FlexibleProblem[];
  /** @param run changes of the same run are one step of the history */
  onChange: (changes: Partial<FlexibleDraft>, label: string, run?: string) => void;
}

/** The fields of one of the audiences that are being built. */
export function FlexibleFields({ draft, list, refusals, problems, onChange }: FlexibleFieldsProps) {
  const { records } = list;
  return (
    <div className="flex max-w-3xl flex-col gap-4 p-4">
      <PartlyRead list={list} many="audiences" />
      {list.error && records.length === 0 && (
        <ErrorState
          compact
          title="The audiences to choose from could not be read"
          error={list.error}
          onRetry={list.resume}
        />
      )}
      {refusals !== undefined && (
        <div role="alert" className="rounded-md bg-blocked-soft px-3 py-2">
          <p className="font-semibold">This audience was refused, so nothing in the batch was created</p>
          <ul className="list-disc pl-5">
            {refusals.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <CountedText
        field={fieldOf({ at: draft.key, field: "name" })}
        label="Name"
        hint="Unique in this account."
        value={draft.name}
        max={AUDIENCE_NAME_MAX}
        error={problems.find(({ at, field }) => at === draft.key && field === "name")?.message}
        required
        onChange={(name) => onChange({ name }, "Name an audience", `name ${draft.key}`)}
      />
      <SegmentEditor
        root={draft.root}
        audiences={records}
        reading={!list.complete && list.error === null}
        problems={problems}
        onRoot={(root, { label, run }) => onChange({ root }, label, run)}
      />
    </div>
  );
}
