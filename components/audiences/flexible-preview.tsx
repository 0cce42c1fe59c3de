import { Banner } from "@/components/ui/banner";
import { StatusShape } from "@/components/ui/status-mark";
import { LEAVES_MAX } from "@/lib/ads/segments";
import { draftWarnings } from "@/lib/audiences/flexible-checks";
import { leavesOf } from "@/lib/audiences/flexible-tree";
import { flexibleSentenceOf, type SentencePart } from "@/lib/audiences/flexible-words";
import { type FlexiblePartProps, shownDraft } from "./flexible-fields";

/** The draft in plain words, how much of the limit it uses, and notes before it is created. */
export function FlexiblePreview(props: FlexiblePartProps) {
  const { records } = props.known.list;
  const draft = shownDraft(props);
  if (!draft) return null;
  const nameOf = (id: string) => records.find((audience) => audience.id === id)?.name;
  const count = leavesOf(draft.root).length;
  const excluded = leavesOf(draft.root).filter(({ exclude }) => exclude).length;
  return (
    <div className="flex flex-col gap-4 p-4">
      <section aria-label="In plain words">
        <h2 className="mb-1 font-semibold">In plain words</h2>
        <p className="wrap-anywhere text-lg leading-7">
          {placed(flexibleSentenceOf(draft.root, nameOf)).map(({ at, text, excludes }) =>
            excludes ? (
              <strong key={at} className="font-semibold text-blocked">
                {text}
              </strong>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
        </p>
      </section>
      <p role="status" className={count > LEAVES_MAX ? "text-blocked" : "text-text-muted"}>
        <span className="tabular-nums">
          {count} of {LEAVES_MAX}
        </span>{" "}
        segments{excluded > 0 && `, ${excluded} of them exclude people`}.
      </p>
      {draftWarnings(draft).map((warning) => (
        <p key={warning} className="flex gap-2">
          <StatusShape kind="attention" className="mt-1" />
          {warning}
        </p>
      ))}
      <Banner tone="attention" className="rounded-md" title="It cannot be changed afterwards.">
        Neither its name nor its segments. The segments of a flexible audience can’t be read back either: this
        browser keeps it, so that it can be duplicated from here.
      </Banner>
      <p className="text-sm text-text-muted">
        Creating flexible audiences is in closed beta: an account without access is refused.
      </p>
    </div>
  );
}

/** Parts with their start positions in the sentence. */
function placed(parts: readonly SentencePart[]) {
  let at = 0;
  return parts.map((part) => {
    const begin = at;
    at += part.text.length;
    return { ...part, at: begin };
  });
}
