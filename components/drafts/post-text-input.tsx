import { useMemo, useRef } from "react";
import { CountOfText } from "@/components/previews/count-of-text";
import { classNames } from "@/components/ui/class-names";
import { useFieldControl } from "@/components/ui/field";
import { inputClass } from "@/components/ui/text-input";
import { entitiesIn } from "@/lib/post-text/entities";
import { weigh } from "@/lib/post-text/weigh";

interface PostTextInputProps {
  value: string;
  onChange: (text: string) => void;
}

/** Where letters stand must be the same in both layers. */
const LAYER = "min-h-32 whitespace-pre-wrap break-words px-2.5 py-2 pointer-coarse:text-[16px]";

/** The text of a post: what a reader can tap is coloured, what is too long is marked, and what is left is counted. */
export function PostTextInput({ value, onChange }: PostTextInputProps) {
  const { props } = useFieldControl();
  const layer = useRef<HTMLDivElement>(null);
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
          value={value}
          dir="auto"
          rows={6}
          onScroll={({ currentTarget }) => {
            if (layer.current) layer.current.scrollTop = currentTarget.scrollTop;
          }}
          onChange={({ target }) => onChange(target.value)}
          className={classNames(
            inputClass,
            LAYER,
            "relative block resize-y bg-transparent text-transparent caret-text selection:bg-accent-soft",
          )}
        />
      </div>
      <div className="flex justify-end">
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

/** The text cut at entities and at the place from which on it is too long. */
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
