import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { CountOfText } from "@/components/previews/count-of-text";
import { classNames } from "@/components/ui/class-names";
import { useFieldControl } from "@/components/ui/field-control";
import { inputClass } from "@/components/ui/text-input";
import { entitiesIn } from "@/lib/post-text/entities";
import { type Mentionable, mentionAt, withMention } from "@/lib/post-text/mention-at";
import { weigh } from "@/lib/post-text/weigh";
import { EmojiButton } from "./emoji-button";
import { MentionList, useMentionChoice } from "./mention-list";
import { useMentionables } from "./use-mentionables";

interface PostTextInputProps {
  value: string;
  onChange: (text: string) => void;
  /** Handles known to the account, the likeliest first. */
  mentionable: readonly Mentionable[];
}

/** Letters must have the same positions in both layers. */
const LAYER = "min-h-32 whitespace-pre-wrap break-words px-2.5 py-2 pointer-coarse:text-[16px]";

/** The text of a post: links, tags and mentions are coloured, excess text is marked, and the rest is counted. */
export function PostTextInput({ value, onChange, mentionable }: PostTextInputProps) {
  const { props } = useFieldControl();
  const layer = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  /** The position of the caret after text was inserted. */
  const after = useRef<number>(undefined);
  const [caret, setCaret] = useState<number>();
  const mention = useMemo(() => (caret === undefined ? undefined : mentionAt(value, caret)), [value, caret]);
  const people = useMentionables(mention?.typed, mentionable);
  useLayoutEffect(() => {
    if (after.current === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(after.current, after.current);
    after.current = undefined;
  });
  const put = (text: string, place: number) => {
    after.current = place;
    setCaret(undefined);
    onChange(text);
  };
  const choice = useMentionChoice(people, {
    onPick: ({ handle }) => {
      if (!mention) return;
      const written = withMention(value, mention, handle);
      put(written.text, written.caret);
    },
    onClose: () => setCaret(undefined),
  });
  const addEmoji = (emoji: string) => {
    const { selectionStart: start = value.length, selectionEnd: end = value.length } = area.current ?? {};
    put(`${value.slice(0, start)}${emoji}${value.slice(end)}`, start + emoji.length);
  };
  const weight = useMemo(() => weigh(value), [value]);
  const parts = useMemo(() => partsOf(value, weight.fitsUntil), [value, weight.fitsUntil]);
  return (
    <div className="flex flex-col gap-1">
      <div className="relative">
        <div
          ref={layer}
          aria-hidden
          dir="auto"
          className={classNames(
            LAYER,
            "pointer-events-none absolute inset-0 overflow-hidden rounded-md border border-transparent",
          )}
        >
          {parts.map(({ start, text, entity, over }) => (
            <span
              key={start}
              data-entity={entity || undefined}
              data-over={over || undefined}
              className={classNames(entity && "text-accent-text", over && "bg-blocked-soft text-blocked")}
            >
              {text}
            </span>
          ))}
          {"\n"}
        </div>
        <textarea
          {...props}
          {...choice.control}
          ref={area}
          value={value}
          dir="auto"
          rows={6}
          onScroll={({ currentTarget }) => {
            if (layer.current) layer.current.scrollTop = currentTarget.scrollTop;
          }}
          onChange={({ target }) => {
            setCaret(target.selectionEnd);
            onChange(target.value);
          }}
          onBlur={() => setCaret(undefined)}
          className={classNames(
            inputClass,
            LAYER,
            "relative block resize-y bg-transparent text-transparent caret-text selection:bg-accent-soft",
          )}
        />
        <MentionList people={people} {...choice.list} />
      </div>
      <div className="flex items-center justify-between">
        <EmojiButton onPick={addEmoji} returnTo={area} />
        <CountOfText weight={weight} />
      </div>
    </div>
  );
}

interface Part {
  readonly start: number;
  readonly text: string;
  readonly entity: boolean;
  readonly over: boolean;
}

/** The text split at entities and where it becomes too long. */
function partsOf(text: string, fitsUntil: number): readonly Part[] {
  const entities = entitiesIn(text);
  const cuts = new Set([0, fitsUntil, text.length]);
  for (const { start, end } of entities) cuts.add(start).add(end);
  const places = [...cuts].filter((cut) => cut <= text.length).sort((a, b) => a - b);
  return places.slice(0, -1).map((start, index) => ({
    start,
    text: text.slice(start, places[index + 1]),
    entity: entities.some((entity) => entity.start <= start && start < entity.end),
    over: start >= fitsUntil,
  }));
}
