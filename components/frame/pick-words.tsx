import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

interface PickWordsProps {
  icon: LucideIcon;
  children: ReactNode;
  /** Beside its name, where there is room: an id, or its kind. */
  aside?: ReactNode;
  muted?: boolean;
}

/** An entry of the palette: an icon of its kind, its name, and what distinguishes it from others of that name. */
export function PickWords({ icon: Icon, children, aside, muted = false }: PickWordsProps) {
  return (
    <>
      <Icon size={16} aria-hidden className="shrink-0 text-text-muted" />
      <span className={classNames("min-w-0 flex-1 truncate", muted && "text-text-muted")}>{children}</span>
      {aside}
    </>
  );
}

/** The id of a record, beside its name. */
export function PickId({ children }: { children: string }) {
  return <span className="shrink-0 font-mono text-text-muted text-xs">{children}</span>;
}
