import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { RowPages as Pages } from "./use-row-choice";

/** Goes through the rows page by page; nothing where one page holds them all. */
export function RowPages({ from, size, of, page, onPage }: Pages) {
  if (of <= size) return null;
  const to = Math.min(of, from + size);
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-2 py-3 tabular-nums">
      <IconButton
        label="Previous rows"
        disabledReason={from === 0 ? "These are the first." : undefined}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      {(from + 1).toLocaleString("en-GB")} to {to.toLocaleString("en-GB")} of {of.toLocaleString("en-GB")}
      <IconButton
        label="Next rows"
        disabledReason={to === of ? "These are the last." : undefined}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={16} aria-hidden />
      </IconButton>
    </nav>
  );
}
