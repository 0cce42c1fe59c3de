import { AtSign } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Mentionable } from "@/lib/post-text/mention-at";

interface MentionChoice {
  onPick: (person: Mentionable) => void;
  onClose: () => void;
}

/** Arrows move through the candidates, Enter and Tab choose, Escape continues typing; the focus stays in the text. */
export function useMentionChoice(people: readonly Mentionable[], { onPick, onClose }: MentionChoice) {
  const id = useId();
  const [wanted, setWanted] = useState(0);
  const [offered, setOffered] = useState(people);
  if (offered !== people) {
    setOffered(people);
    setWanted(0);
  }
  const active = Math.min(wanted, people.length - 1);
  const isOpen = people.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const person = people[active];
    if (!person || event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowDown") setWanted((active + 1) % people.length);
    else if (event.key === "ArrowUp") setWanted((active + people.length - 1) % people.length);
    else if (event.key === "Enter" || event.key === "Tab") onPick(person);
    else if (event.key === "Escape") onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    control: {
      "aria-autocomplete": "list",
      "aria-controls": isOpen ? id : undefined,
      "aria-activedescendant": isOpen ? `${id}${active}` : undefined,
      onKeyDown,
    } as const,
    list: { id, active, onPick },
  };
}

interface MentionListProps {
  people: readonly Mentionable[];
  id: string;
  active: number;
  onPick: (person: Mentionable) => void;
}

/** The candidates for a mention, below the text. */
export function MentionList({ people, id, active, onPick }: MentionListProps) {
  if (people.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Mention"
      className="absolute top-full left-0 z-20 mt-1 w-72 max-w-full rounded-md bg-surface-raised p-1 shadow-overlay"
    >
      {people.map((person, index) => (
        <button
          key={person.handle}
          id={`${id}${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The text keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
          className={classNames(
            "flex h-8 w-full items-center gap-2 rounded-sm px-2 text-left hover:bg-surface-hover",
            index === active && "bg-surface-selected",
          )}
        >
          <AtSign size={14} aria-hidden className="shrink-0 text-text-muted" />
          <bdi className="shrink-0">{person.handle}</bdi>
          <bdi className="min-w-0 truncate text-sm text-text-muted">{person.name}</bdi>
        </button>
      ))}
    </div>
  );
}
