import { classNames } from "@/components/ui/class-names";

interface SummaryStateProps {
  words: string;
  /** It is not updated by itself, so that it may take more lines. */
  stays: boolean;
}

/** When the figures were read. One line, or two on a phone, however long: nothing below moves while rows are read. */
export function SummaryState({ words, stays }: SummaryStateProps) {
  return (
    <span
      role="status"
      title={words}
      className={classNames(
        "text-sm text-text-muted max-sm:min-h-[2lh] max-sm:basis-full sm:text-right",
        stays ? "sm:ml-auto" : "min-w-56 flex-1 max-sm:line-clamp-2 sm:truncate",
      )}
    >
      {words}
    </span>
  );
}
