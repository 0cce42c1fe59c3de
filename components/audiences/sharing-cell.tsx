import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Select, type SelectOption } from "@/components/ui/select";
import { AUDIENCE_PERMISSION_LEVELS } from "@/lib/ads/endpoints/custom-audiences";
import type { AudiencePermission } from "@/lib/ads/endpoints/tailored-audience-permissions";
import { levelName } from "@/lib/audiences/audience-words";
import type { SharingLevel, SharingPlace } from "./use-sharing-changes";

type Choice = SharingLevel | "none";

const OPTIONS: readonly SelectOption<Choice>[] = [
  { value: "none", label: "Not shared" },
  ...AUDIENCE_PERMISSION_LEVELS.map((level) => ({ value: level, label: levelName(level) })),
];

interface SharingCellProps {
  place: SharingPlace;
  grant: AudiencePermission | undefined;
  /** Why it cannot be changed; undefined if it can. */
  reason: string | undefined;
  /** The new level while a change is pending. */
  changing: SharingLevel | "none" | undefined;
  onLevel: (level: SharingLevel) => void;
  onRevoke: () => void;
}

/** The permission of one account on one audience, and how to change it. */
export function SharingCell({
  place: { audience, column },
  grant,
  reason,
  changing,
  onLevel,
  onRevoke,
}: SharingCellProps) {
  const words = grant ? levelName(grant.permission_level) : "Not shared";
  const label = `${audience.name} with ${column.name ?? column.accountId}`;
  if (reason !== undefined) {
    return (
      <Button size="small" tone="quiet" aria-label={`${label}: ${words}`} disabledReason={reason}>
        {words}
      </Button>
    );
  }
  const known = AUDIENCE_PERMISSION_LEVELS.find((level) => level === grant?.permission_level);
  return (
    <Select<Choice>
      small
      aria-label={label}
      aria-busy={changing !== undefined || undefined}
      options={OPTIONS}
      // An unknown level is shown by its own name, and can be changed to a known one.
      placeholder={words}
      value={changing ?? (grant ? (known ?? "") : "none")}
      onValueChange={(choice) => {
        if (changing !== undefined) return;
        if (choice === "none") onRevoke();
        else onLevel(choice);
      }}
      className={classNames("w-36!", !grant && "text-text-muted")}
    />
  );
}
