import { useState } from "react";
import { usePermission } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { batch, type TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { asNew } from "@/lib/targeting/criteria";

const copying = new LazyModule(() => import("./bulk/copy-targeting-to"));
const saving = new LazyModule(() => import("./sets/save-targeting-set"));

interface TargetingElsewhereProps {
  item: LineItem;
  /** Everything that it is targeted by. */
  existing: readonly TargetingCriterion[];
  /** Why that is not known. */
  unread: string | undefined;
}

/** Further uses of a line item's targeting. */
export function TargetingElsewhere({ item, existing, unread }: TargetingElsewhereProps) {
  const { reason } = usePermission(batch);
  const [open, setOpen] = useState<"copy" | "save">();
  const copy = useLazyModule(copying, open === "copy");
  const save = useLazyModule(saving, open === "save");
  const close = () => setOpen(undefined);
  const criteria = existing.flatMap((one) => asNew(one) ?? []);
  const nothing = criteria.length === 0 ? "It has no targeting to copy." : undefined;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        disabledReason={reason ?? unread ?? nothing}
        onClick={() => setOpen("copy")}
      >
        Copy targeting to…
      </Button>
      <Button
        size="small"
        aria-haspopup="dialog"
        disabledReason={unread ?? nothing}
        onClick={() => setOpen("save")}
      >
        Save as a set…
      </Button>
      {open === "copy" && copy && <copy.CopyTargetingTo source={item} existing={existing} onClose={close} />}
      {open === "save" && save && <save.SaveTargetingSet criteria={criteria} onClose={close} />}
    </>
  );
}
