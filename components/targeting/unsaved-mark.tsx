import { useUnfinished } from "@/components/builder/use-unfinished";
import { useAccount } from "@/components/shell/account";
import { StatusShape } from "@/components/ui/status-mark";
import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { counted } from "@/lib/format/plurals";
import { type Unsaved, unsavedCount, unsavedKey } from "@/lib/targeting/unsaved";

interface UnsavedMarkProps {
  lineItemId: string;
  existing: readonly TargetingCriterion[];
  onOpen: () => void;
}

/** Marks unsaved targeting changes on this device. Mount it only while none are being made. */
export function UnsavedMark({ lineItemId, existing, onOpen }: UnsavedMarkProps) {
  const { accountId } = useAccount();
  const { found } = useUnfinished<Unsaved>(unsavedKey(lineItemId), accountId);
  const count = found ? unsavedCount(found.form, existing) : undefined;
  if (count === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <StatusShape kind="attention" />
      {count === 0 ? "Something is typed and not saved." : `${counted(count, "change")} not saved.`}
      <button type="button" className="min-h-6 rounded-sm text-accent-text hover:underline" onClick={onOpen}>
        Go on editing
      </button>
    </p>
  );
}
