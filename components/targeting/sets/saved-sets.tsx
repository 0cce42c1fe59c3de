import { useRef } from "react";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { SavedRows } from "@/components/saved-items/saved-rows";
import type { SavedList } from "@/components/saved-items/use-saved-list";
import { useAccount } from "@/components/shell/account";
import { toast } from "@/components/ui/toast";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import type { TargetingSet } from "@/lib/saved-items/saved-targeting";
import { zoneOrUtc } from "@/lib/time/calendar";

interface SavedSetsProps {
  sets: readonly TargetingSet[];
  list: SavedList<TargetingSet>;
}

/** The saved sets, each with a button to remove it. */
export function SavedSets({ sets, list }: SavedSetsProps) {
  const { account } = useAccount();
  const section = useRef<HTMLElement>(null);
  const remove = async ({ savedAs, ...set }: TargetingSet) => {
    await list.remove({ ...set, savedAs });
    toast({
      title: `Removed the set “${set.name}”`,
      action: {
        label: "Undo",
        onClick: () =>
          void list
            .add(set, savedAs?.whose ?? "device")
            .catch((error: unknown) =>
              notifyNotSaved("targeting", error, `“${set.name}” was not brought back`),
            ),
      },
    });
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="Saved sets" className="flex flex-col gap-1.5">
      {sets.length > 0 && (
        <>
          <h3 className="text-sm text-text-muted">
            Saved sets <span className="tabular-nums">{formatNumber(sets.length)}</span>
          </h3>
          <SavedRows
            label="Saved sets"
            one="set"
            items={sets}
            nameOf={({ name }) => name}
            below={({ criteria }) => (
              <span className="block text-sm text-text-muted">
                {counted(criteria.length, "criterion", "criteria")}
              </span>
            )}
            list={list}
            zone={zoneOrUtc(account?.timezone)}
            onRemove={remove}
            onNotRemoved={(error, { name }) =>
              notifyNotSaved("targeting", error, `“${name}” was not removed`)
            }
            afterwards={section}
          />
        </>
      )}
    </section>
  );
}
