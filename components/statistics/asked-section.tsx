import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

interface AskedSectionProps {
  label: string;
  /** What its button says. */
  action: string;
  icon: LucideIcon;
  shown: boolean;
  onShow: (shown: boolean) => void;
  children: ReactNode;
}

/** A part of a panel's statistics that costs reads, and is shown on request. */
export function AskedSection({ label, action, icon: Icon, shown, onShow, children }: AskedSectionProps) {
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <Button size="small" aria-expanded={shown} className="self-start" onClick={() => onShow(!shown)}>
        <Icon size={14} aria-hidden />
        {action}
      </Button>
      {shown && children}
    </section>
  );
}
