import { StatusShape } from "@/components/ui/status-mark";

/** What rules warn of, below the row that it is about. */
export function RowWarning({ children }: { children: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 py-1 pl-4 text-attention text-sm" title={children}>
      <StatusShape kind="attention" />
      <span className="line-clamp-3">{children}</span>
    </span>
  );
}
