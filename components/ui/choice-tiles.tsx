import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names";

export interface ChoiceTile<Value extends string> {
  readonly value: Value;
  readonly icon: LucideIcon;
  readonly name: string;
  /** One sentence. */
  readonly about: string;
}

interface ChoiceTilesProps<Value extends string> {
  /** What they are, "Objectives". */
  label: string;
  tiles: readonly ChoiceTile<Value>[];
  /** The one that is chosen. */
  value: string | undefined;
  onChoose: (value: Value) => void;
  /** The columns they stand in. */
  className: string;
}

/** Tiles of which one click chooses one and goes on with it. */
export function ChoiceTiles<Value extends string>({
  label,
  tiles,
  value,
  onChoose,
  className,
}: ChoiceTilesProps<Value>) {
  return (
    <ul aria-label={label} className={classNames("grid gap-2", className)}>
      {tiles.map(({ value: own, icon: Icon, name, about }) => (
        <li key={own} className="flex">
          <button
            type="button"
            aria-pressed={own === value}
            onClick={() => onChoose(own)}
            className={classNames(
              "flex flex-1 items-start gap-3 rounded-md border p-3 text-left hover:bg-surface-hover",
              own === value && "border-accent bg-surface-selected",
            )}
          >
            <Icon size={18} aria-hidden className="mt-0.5 shrink-0 text-text-muted" />
            <span>
              <span className="block font-medium">{name}</span>
              <span className="block text-sm text-text-muted">{about}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
