"use client";

import { CircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { Popover } from "@/components/ui/popover";
import type { StatisticsSeen } from "@/lib/statistics/why-different";

const list = new LazyModule(() => import("./why-different-list"));

/** Why the service's own screen, or another report, shows other numbers. */
export function WhyDifferentButton(of: StatisticsSeen) {
  const [open, setOpen] = useState(false);
  const late = useLazyModule(list, open);
  return (
    <Popover
      open={open && late !== undefined}
      onOpenChange={setOpen}
      label="Why another report shows other numbers"
      className="max-h-96 w-96 max-w-[calc(100vw-2rem)] overflow-y-auto"
      trigger={
        <IconButton label="Why another report shows other numbers" size="small">
          <CircleQuestionMark size={14} aria-hidden />
        </IconButton>
      }
    >
      {late && <late.WhyDifferentList {...of} />}
    </Popover>
  );
}
