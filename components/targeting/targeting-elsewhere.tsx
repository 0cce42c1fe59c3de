import { useState } from "react";
import { usePermission } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { batch, type TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";

const copying = new LazyModule(() => import("./bulk/copy-targeting-to"));

interface TargetingElsewhereProps {
  item: LineItem;
  /** Everything that it is targeted by. */
  standing: readonly TargetingCriterion[];
  /** Why that is not known. */
  unread: string | undefined;
}

/** What else the targeting of a line item is good for. */
export function TargetingElsewhere({ item, standing, unread }: TargetingElsewhereProps) {
  const { reason } = usePermission(batch);
  const [open, setOpen] = useState(false);
  const late = useLazyModule(copying, open);
  const nothing = standing.length === 0 ? "It has no targeting to copy." : undefined;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        disabledReason={reason ?? unread ?? nothing}
        onClick={() => setOpen(true)}
      >
        Copy targeting to…
      </Button>
      {open && late && (
        <late.CopyTargetingTo source={item} standing={standing} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
