import { classNames } from "@/components/ui/class-names";
import { audienceState } from "@/lib/audiences/audience-state";
import { audienceTypeName } from "@/lib/audiences/audience-words";
import { AudienceSize } from "./audience-size";
import type { AudienceRowsProps } from "./audience-table";
import { audienceGraceKey } from "./delete-audience";
import { StateMark } from "./state-mark";

/** The audiences of an account on a phone. */
export function AudienceCards({ audiences, now, panel, onOpen, leaving }: AudienceRowsProps) {
  return (
    <ul aria-label="Audiences">
      {audiences.map((audience) => (
        <li
          key={audience.id}
          className={classNames(
            "relative flex flex-col gap-1 border-b px-4 py-3",
            audience.id === panel && "bg-surface-selected",
            audience.deleted && "text-text-muted",
            leaving.has(audienceGraceKey(audience.id)) && "text-text-muted line-through",
          )}
        >
          <button
            type="button"
            onClick={() => onOpen(audience.id)}
            className="min-h-6 truncate text-left font-medium after:absolute after:inset-0"
          >
            <bdi>{audience.name}</bdi>
          </button>
          <div className="flex items-center justify-between gap-3">
            <StateMark state={audienceState(audience, now)} />
            <span className="tabular-nums">
              <AudienceSize audience={audience} />
            </span>
          </div>
          <div className="flex flex-wrap justify-between gap-x-3 text-text-muted">
            <span>{audienceTypeName(audience.audience_type)}</span>
            <span>{audience.is_owner ? "This account’s" : "Shared with this account"}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
