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
  /** The name of the group, "Objectives". */
  label: string;
  tiles: readonly ChoiceTile<Value>[];
  /** The one that is chosen. */
  value: string | undefined;
  onChoose: (value: Value) => void;
  /** The grid columns of the tiles. */
  className: string;
  /** For use above further fields: descriptions show on hover. */
  compact?: boolean;
}

/** Tiles; one click chooses one and continues. */
export function ChoiceTiles<Value extends string>({
  label,
  tiles,
  value,
  onChoose,
  className,
  compact = false,
}: ChoiceTilesProps<Value>) {
  return (
    <ul aria-label={label} className={classNames("grid gap-2", className)}>
      {tiles.map(({ value: own, icon: Icon, name, about }) => (
        <li key={own} className="flex">
          <button
            type="button"
            aria-pressed={own === value}
            title={compact ? about : undefined}
            onClick={() => onChoose(own)}
            className={classNames(
              "flex flex-1 rounded-md border text-left hover:bg-surface-hover",
              compact ? "items-center gap-2 px-3 py-2" : "items-start gap-3 p-3",
              own === value && "border-accent bg-surface-selected",
            )}
          >
            <Icon
              size={18}
              aria-hidden
              className={classNames("shrink-0 text-text-muted", !compact && "mt-0.5")}
            />
            <span>
              <span className="block font-medium">{name}</span>
              {!compact && <span className="block text-sm text-text-muted">{about}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
