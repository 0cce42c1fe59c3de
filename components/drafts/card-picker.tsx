import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import { formatNumber } from "@/lib/format/numbers";
import { EndedPollMark } from "./ended-poll";
import type { AttachableCard, useAttachableCards } from "./use-attachable-cards";

interface CardPickerProps {
  list: ReturnType<typeof useAttachableCards>;
  onPick: (card: AttachableCard) => void;
  onClose: () => void;
}

/** Chooses the card that a post shows. Mount it to open it. */
export function CardPicker({ list, onPick, onClose }: CardPickerProps) {
  const [search, setSearch] = useState("");
  const words = search.trim().toLowerCase();
  const shown = list.cards.filter(
    ({ name, type, uri }) => words === "" || `${name} ${type} ${uri}`.toLowerCase().includes(words),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Choose a card"
      description="Cards, polls and conversations of the account."
    >
      <div className="flex flex-col gap-2">
        <SearchInput
          label="Search cards"
          placeholder="Name, type or card URI"
          value={search}
          onValueChange={setSearch}
        />
        <ul aria-label="Cards" className="flex max-h-96 flex-col overflow-y-auto">
          {shown.slice(0, 200).map((card) => (
            <li key={card.uri}>
              <button
                type="button"
                onClick={() => onPick(card)}
                className="flex min-h-9 w-full items-center gap-3 rounded-sm px-2 text-left hover:bg-surface-hover"
              >
                <bdi className="min-w-0 flex-1 truncate">{card.name}</bdi>
                <EndedPollMark card={card} />
                <code className="shrink-0 text-text-muted text-xs">{card.type}</code>
              </button>
            </li>
          ))}
        </ul>
        {!list.complete && !list.error && <Skeleton className="h-5 w-full" />}
        {list.error && <p className="text-blocked">Not every card could be read.</p>}
        <p role="status" className="text-sm text-text-muted">
          {shown.length > 200
            ? `The first 200 of ${formatNumber(shown.length)} cards; search for the others.`
            : list.complete && shown.length === 0
              ? "No card matches."
              : ""}
        </p>
      </div>
    </Dialog>
  );
}
