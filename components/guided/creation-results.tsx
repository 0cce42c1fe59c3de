import { StatusShape } from "@/components/ui/status-mark";
import type { StoredOutcomes } from "@/lib/bulk/stored-job";
import { NEEDS_ANOTHER } from "@/lib/creation/creation-order";
import type { GuidedDraft } from "@/lib/guided/guided-draft";
import { stepNames } from "@/lib/guided/step-names";

interface CreationResultsProps {
  draft: GuidedDraft;
  results: StoredOutcomes;
}

const STATES = {
  done: { kind: "running", words: "Created" },
  failed: { kind: "blocked", words: "Not created" },
  unknown: { kind: "attention", words: "Not known: it is looked for before anything is created" },
} as const;

/** The outcome for each record, once some were sent. */
export function CreationResults({ draft, results }: CreationResultsProps) {
  if (results.size === 0) return null;
  const names = stepNames(draft);
  return (
    <section aria-label="Created so far" className="rounded-md border">
      <h3 className="border-b px-3 py-2 font-semibold">Created so far</h3>
      <ul className="flex flex-col gap-1.5 p-3">
        {[...results].map(([key, result]) => {
          const { kind, words } = STATES[result.state];
          const why =
            result.state === "failed"
              ? result.errors.filter(({ code }) => code !== NEEDS_ANOTHER).map(({ message }) => message)
              : [];
          return (
            <li key={key} className="flex items-start gap-2">
              <StatusShape kind={kind} className="mt-1" />
              <span className="wrap-anywhere">
                {names(key)}: <span className="text-text-muted">{[words, ...why].join(". ")}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
