import { useQuery } from "@tanstack/react-query";
import { useAccount } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import type { HistoryRecord } from "@/lib/history/describe-change";
import type { HistoryEntity } from "@/lib/history/entities";
import { OWN_CHANGES } from "@/lib/history/own-changes-key";

const none: readonly HistoryRecord[] = [];

/** The changes of one entity made in this browser; undefined until they are read. */
export function useOwnChanges(
  entity: HistoryEntity,
  id: string,
  { enabled }: { enabled: boolean },
): readonly HistoryRecord[] | undefined {
  const { person } = useSession();
  const { environment, accountId } = useAccount();
  const { data } = useQuery<readonly HistoryRecord[]>({
    queryKey: [...OWN_CHANGES, person.id, environment, accountId, entity, id],
    queryFn: async () => {
      const { readOwnChanges } = await import("@/lib/history/own-changes-journal");
      return readOwnChanges({ personId: person.id, environment }, accountId, entity, id);
    },
    staleTime: 0,
    enabled,
  });
  return enabled ? data : none;
}
