"use client";

import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Segmented } from "@/components/ui/segmented";
import { inputClass } from "@/components/ui/text-input";
import { EMOJI_GROUPS, emojiOfGroup, findEmoji } from "@/lib/post-text/emoji-choice";

const COLUMNS = 9;
const FOUND_MAX = COLUMNS * 12;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

const GROUPS = EMOJI_GROUPS.map(({ group, name, sign }) => ({
  value: String(group),
  label: name,
  icon: <span aria-hidden>{sign}</span>,
}));

/** Type to search, arrows to move, Enter to choose. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const id = useId();
  const [search, setSearch] = useState("");
  const [group, setGroup] = useState(GROUPS[0]?.value ?? "");
  const [wanted, setWanted] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const searched = search.trim() !== "";
  const shown = useMemo(
    () => (searched ? findEmoji(search, FOUND_MAX) : emojiOfGroup(Number(group))),
    [searched, search, group],
  );
  const active = Math.min(wanted, shown.length - 1);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    const choice = shown[active];
    if (step !== undefined) setWanted(Math.max(0, Math.min(shown.length - 1, active + step)));
    else if (event.key === "Enter" && choice) onPick(choice.emoji);
    else return;
    event.preventDefault();
  };
  return (
    <div className="flex flex-col gap-2">
      <input
        type="text"
        role="combobox"
        aria-label="Find an emoji"
        placeholder="Find an emoji"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={shown[active] && `${id}${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setWanted(0);
        }}
        onKeyDown={onKeyDown}
        className={classNames(inputClass, "h-8 px-2.5 pointer-coarse:text-[16px]")}
      />
      {!searched && (
        <Segmented
          label="Groups"
          iconsOnly
          value={group}
          options={GROUPS}
          onValueChange={(next) => {
            setGroup(next);
            setWanted(0);
          }}
        />
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Emoji"
        tabIndex={-1}
        className="grid h-56 auto-rows-[2rem] grid-cols-9 overflow-y-auto outline-none"
      >
        {shown.map(({ emoji, name }, index) => (
          <button
            key={emoji}
            id={`${id}${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-label={name}
            aria-selected={index === active}
            title={name}
            onClick={() => onPick(emoji)}
            className={classNames(
              "flex items-center justify-center rounded-sm text-lg hover:bg-surface-hover",
              index === active && "bg-surface-selected outline-2 outline-accent -outline-offset-2",
            )}
          >
            {emoji}
          </button>
        ))}
      </div>
      <p role="status" className="h-5 truncate text-sm text-text-muted">
        {shown[active]?.name ?? "No emoji is called so."}
      </p>
    </div>
  );
}
