import type { BuilderKnown, BuilderPartProps } from "@/components/builder/builder";
import { CountedText } from "@/components/builder/counted-text";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import { AUDIENCE_NAME_MAX } from "@/lib/ads/endpoints/custom-audiences";
import { fieldAtKey } from "@/lib/audiences/flexible-checks";
import { refusedDrafts } from "@/lib/audiences/flexible-refusals";
import type { FlexibleDraft } from "@/lib/audiences/flexible-tree";
import { SegmentEditor } from "./segment-editor";
import type { useAudiences } from "./use-audiences";

/** The context of new flexible audiences: the audiences to combine. */
export interface FlexibleKnown extends BuilderKnown {
  readonly list: ReturnType<typeof useAudiences>;
}

export type FlexiblePartProps = BuilderPartProps<readonly FlexibleDraft[], FlexibleKnown>;

/** The draft whose fields are shown. */
export const shownDraft = ({ draft: drafts, part }: FlexiblePartProps): FlexibleDraft | undefined =>
  drafts.find(({ key }) => key === part) ?? drafts[0];

/** The fields of one of the drafts. */
export function FlexibleFields(props: FlexiblePartProps) {
  const { draft: drafts, known, change, errorAt, refusal } = props;
  const { list } = known;
  const { records } = list;
  const draft = shownDraft(props);
  if (!draft) return null;
  const refused = refusedDrafts(refusal, drafts).get(draft.key);
  const set = (changes: Partial<FlexibleDraft>, step: { label: string; run?: string }) =>
    change((before) => before.map((each) => (each.key === draft.key ? { ...each, ...changes } : each)), step);
  const name = fieldAtKey("name", draft.key);
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
      {refused !== undefined && (
        <div role="alert" className="rounded-md bg-blocked-soft px-3 py-2">
          <p className="font-semibold">This audience was refused, so nothing in the batch was created</p>
          <ul className="list-disc pl-5">
            {refused.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <CountedText
        field={name}
        label="Name"
        hint="Unique in this account."
        value={draft.name}
        max={AUDIENCE_NAME_MAX}
        error={errorAt(name)}
        required
        onChange={(typed) => set({ name: typed }, { label: "Name an audience", run: name })}
      />
      <SegmentEditor
        root={draft.root}
        audiences={records}
        reading={!list.complete && list.error === null}
        errorAt={errorAt}
        onRoot={(root, step) => set({ root }, step)}
      />
    </div>
  );
}
