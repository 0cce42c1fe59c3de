"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { openInNewTab } from "@/components/ui/new-tab";
import { counted } from "@/lib/format/plurals";
import { takeTypedAhead } from "./typed-ahead";

export interface Pick {
  readonly id: string;
  /** Heading of the entry; entries of one group are adjacent. */
  readonly group: string;
  readonly content: ReactNode;
  readonly onPick: () => void;
  /** The text that it inserts into the field instead, to be completed. */
  readonly writes?: string | undefined;
  /** It cannot be chosen yet: the list stays open. */
  readonly stays?: boolean;
  /** The address of a page; opens in a new tab with the command key. */
  readonly href?: string;
}

interface PickListProps {
  title: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  picks: readonly Pick[];
  onClose: () => void;
  /** Shown instead of the list when nothing matches. */
  empty: ReactNode;
  footer?: ReactNode;
  /** Keys beyond the arrows, with the entry they are for. */
  onKey?: (event: KeyboardEvent, active: Pick | undefined) => void;
}

/** Type to narrow, arrows to move, Enter to choose: a combobox that fills a dialog. */
export function PickList({
  title,
  placeholder,
  query,
  onQueryChange,
  picks,
  onClose,
  empty,
  footer,
  onKey,
}: PickListProps) {
  const listId = useId();
  const [activeId, setActiveId] = useState<string>();
  const found = picks.findIndex(({ id }) => id === activeId);
  const at = Math.max(found, 0);
  const active = picks[at];
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (active)
      list.current
        ?.querySelector(`[data-pick="${CSS.escape(active.id)}"]`)
        ?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const move = (to: number) => setActiveId(picks[(to + picks.length) % picks.length]?.id);
  const write = (text: string) => {
    setActiveId(undefined);
    onQueryChange(text);
  };
  const choose = (pick: Pick, inNewTab: boolean) => {
    if (pick.writes !== undefined || pick.stays) {
      if (pick.writes !== undefined) write(pick.writes);
      input.current?.focus();
      return;
    }
    onClose();
    if (inNewTab && pick.href) openInNewTab(pick.href);
    else pick.onPick();
  };
  return (
    <Base.Root
      open
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-backdrop" />
        <Base.Popup
          data-modal
          initialFocus={input}
          className="fixed inset-x-0 top-0 z-40 flex max-h-dvh flex-col overflow-hidden bg-surface-raised text-text shadow-overlay sm:inset-x-auto sm:top-[12dvh] sm:left-1/2 sm:max-h-[70dvh] sm:w-[600px] sm:-translate-x-1/2 sm:rounded-md"
        >
          <Base.Title className="sr-only">{title}</Base.Title>
          <div className="flex items-center border-b pr-2">
            <input
              ref={input}
              type="text"
              role="combobox"
              aria-label={title}
              aria-expanded="true"
              aria-controls={listId}
              aria-activedescendant={active ? `${listId}${active.id}` : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              value={query}
              onChange={(event) => write(event.target.value)}
              onFocus={() => {
                const ahead = takeTypedAhead();
                if (ahead !== "") write(query + ahead);
              }}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return;
                if (event.key === "ArrowDown") move(at + 1);
                else if (event.key === "ArrowUp") move(at - 1);
                else if (event.key === "Enter" && active) choose(active, event.metaKey || event.ctrlKey);
                else {
                  onKey?.(event, active);
                  return;
                }
                event.preventDefault();
              }}
              className="h-12 min-w-0 flex-1 bg-transparent px-4 text-lg outline-none pointer-coarse:text-[16px]"
            />
            <Base.Close className="h-6 rounded-sm px-2 text-sm text-text-muted hover:bg-surface-hover">
              Esc
            </Base.Close>
          </div>
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={title}
            tabIndex={-1}
            className="relative min-h-0 flex-1 overflow-y-auto p-1 outline-none"
          >
            {groupsOf(picks).map(([group, entries]) => (
              <fieldset key={group} aria-label={group} className="min-w-0">
                <div aria-hidden className="px-3 pt-2 pb-1 text-sm text-text-muted">
                  {group}
                </div>
                {entries.map((pick) => (
                  <button
                    type="button"
                    key={pick.id}
                    id={`${listId}${pick.id}`}
                    data-pick={pick.id}
                    role="option"
                    tabIndex={-1}
                    aria-selected={pick === active}
                    onPointerMove={() => setActiveId(pick.id)}
                    onClick={(event) => choose(pick, event.metaKey || event.ctrlKey)}
                    className={classNames(
                      "flex min-h-9 w-full items-center gap-2.5 rounded-sm px-3 py-1 text-left",
                      pick === active && "bg-surface-selected",
                    )}
                  >
                    {pick.content}
                  </button>
                ))}
              </fieldset>
            ))}
          </div>
          {picks.length === 0 && <div className="px-4 pb-6 text-center text-text-muted">{empty}</div>}
          <p role="status" className="sr-only">
            {counted(picks.length, "entry", "entries")}
          </p>
          {footer && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t bg-surface-sunken px-4 py-2 text-sm text-text-muted">
              {footer}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function groupsOf(picks: readonly Pick[]): readonly [group: string, entries: readonly Pick[]][] {
  const groups = new Map<string, Pick[]>();
  for (const pick of picks) {
    const entries = groups.get(pick.group);
    if (entries) entries.push(pick);
    else groups.set(pick.group, [pick]);
  }
  return [...groups];
}
