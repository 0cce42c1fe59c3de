import { useMemo } from "react";
import { useDeviceRecord } from "@/components/saved-items/use-device-record";
import { useSavedList } from "@/components/saved-items/use-saved-list";
import { useAccount } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { byWords } from "@/lib/format/lists";
import type { Whose } from "@/lib/lists/savable";
import { replacedSet, SET_FORMAT, setsOnDevice } from "@/lib/saved-items/saved-targeting";
import type { NewCriterion } from "@/lib/targeting/criteria";

interface SetToSave {
  readonly name: string;
  readonly whose: Whose;
  readonly criteria: readonly NewCriterion[];
}

const ON_DEVICE = { read: setsOnDevice };

/**
 * Targeting sets of the open account, which may refer to its audiences: the person's own and the shared ones, or this
 * device's. Changes throw the error to show.
 */
export function useTargetingSets() {
  const { environment, accountId } = useAccount();
  const { person } = useSession();
  const key = `targeting sets ${environment} ${accountId} ${person.id}`;
  const list = useSavedList(SET_FORMAT, useDeviceRecord(key, ON_DEVICE), key);
  const sets = useMemo(() => list.items.toSorted((a, b) => byWords(a.name, b.name)), [list.items]);
  /** The existing set that saving under this name replaces. */
  const replaced = ({ name, whose }: Pick<SetToSave, "name" | "whose">) =>
    replacedSet(sets, { name, whose: list.inStore ? whose : undefined });
  return {
    list,
    /** In the order of their names. */
    sets,
    replaced,
    save: ({ name, whose, criteria }: SetToSave) => {
      const before = replaced({ name, whose });
      const set = { id: before?.id ?? crypto.randomUUID(), name: name.trim(), criteria };
      return before ? list.change(before, set) : list.add(set, whose);
    },
  };
}
