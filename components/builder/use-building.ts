import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { useOneAtATime } from "@/components/forms/one-at-a-time";
import { notifySurprises } from "@/components/forms/saved-edit";
import { useAccount, usePermission } from "@/components/shell/account";
import { toast } from "@/components/ui/toast";
import { useSendChanges } from "@/lib/ads/client";
import { errorSentences } from "@/lib/ads/error-words";
import { type CallError, isCallError } from "@/lib/ads/errors";
import type {
  Builder,
  BuilderKnown,
  BuilderNext,
  BuilderOutcome,
  BuilderPartProps,
  BuilderStart,
} from "./builder";
import { useStoredHistory } from "./use-stored-history";

type Ready<Draft, Original> = Extract<BuilderStart<Draft, Original>, { state: "ready" }>;

const NOTHING_REFUSED = { fields: new Map<string, string>(), complete: true };

/** A read-only history. */
const READ_ONLY = {
  change: () => {},
  undo: () => {},
  redo: () => {},
  startOver: () => {},
  undoLabel: undefined,
  redoLabel: undefined,
  continuedFrom: undefined,
};

/**
 * One session of a builder: the draft with its history, its problems, and saving. After the first attempt to save all
 * problems are shown, and the first gets the focus.
 */
export function useBuilding<Draft, Known extends BuilderKnown, Original>(
  builder: Builder<Draft, Known, Original>,
  start: Ready<Draft, Original>,
) {
  const account = useAccount();
  const router = useRouter();
  const may = usePermission(builder.needs);
  const { mutateAsync } = useSendChanges<BuilderOutcome>();
  const [busy, run] = useOneAtATime();
  const { accountId } = account;
  const [begun, setBegun] = useState(start);
  const { draft: initial, original } = begun;
  const name = begun.version === undefined ? begun.name : `${begun.name} of ${begun.version}`;
  const stored = useStoredHistory({ name, accountId, initial, isValue: builder.isDraft, shared: true });
  const { value: draft } = stored;
  // Unfinished work continues from its original version, and is saved as changes to that, whatever is read meanwhile.
  const touched = stored.undoLabel !== undefined || stored.redoLabel !== undefined;
  if (start.version !== begun.version && !touched) setBegun(start);
  const known = builder.useKnown(draft, original);
  const history = known.readOnly ? { ...stored, ...READ_ONLY } : stored;
  const { change } = history;
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState<{ readonly error: CallError; readonly sent: Draft }>();
  const [shownPart, setShownPart] = useState<string>();
  const [wanted, setWanted] = useState<{ readonly field: string }>();
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const { storedPart } = builder;
  const part = storedPart ? storedPart.of(draft) : shownPart;
  const showPart = useCallback(
    (next: string) => {
      if (!storedPart) return setShownPart(next);
      change((before) => storedPart.show(before, next), { label: "Move to another step", run: "part" });
    },
    [storedPart, change],
  );
  const problems = builder.problems(draft, known);
  // A refusal belongs to what was sent: the next change may fix it.
  const isSent = failed && (failed.sent === draft || (storedPart?.same(failed.sent, draft) ?? false));
  const refusal = isSent ? failed.error : undefined;
  const refused = refusal ? builder.refusals(refusal, draft) : NOTHING_REFUSED;
  const jump = useCallback(
    (field: string) => {
      setTried(true);
      const owner = builder.partWith?.(draft, field);
      if (owner !== undefined) showPart(owner);
      setWanted({ field });
    },
    [builder, draft, showPart],
  );
  const save = async (next?: BuilderNext) => {
    setTried(true);
    const [first] = problems;
    if (first) return jump(first.field);
    try {
      const saved = await mutateAsync((send) =>
        builder.save(send, { draft, known, original, account, next: next?.query }),
      );
      await history.finish();
      const { title, description, surprises } = saved;
      if (title !== undefined) toast({ tone: "positive", title, description });
      if (surprises) notifySurprises(surprises.name, surprises.differences);
      if (mounted.current) router.push(saved.href);
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (!mounted.current) {
        toast({ tone: "blocked", title: builder.failure, description: errorSentences(error) });
        return;
      }
      setFailed({ error, sent: draft });
      const [field] = builder.refusals(error, draft).fields.keys();
      if (field !== undefined) jump(field);
    }
  };
  const parts: BuilderPartProps<Draft, Known> = {
    draft,
    known,
    change,
    errorAt: (field) =>
      refused.fields.get(field) ??
      problems.find((problem) => problem.field === field && (tried || !problem.empty))?.message,
    part,
    showPart,
    refusal,
  };
  return {
    initial,
    history,
    parts,
    problems,
    refused,
    wanted,
    jump,
    busy,
    save: () => void run(save),
    /** Saves it if anything was changed, then continues there. */
    goOn: (next: BuilderNext) => void run(() => save(next)),
    closed: may.reason ?? known.closed,
    closedNext: may.reason ?? (known.unchanged ? undefined : known.closed),
  };
}
