import { useEffect, useState, useSyncExternalStore } from "react";
import { useAccount } from "@/components/shell/account";
import { useAdsList } from "@/lib/ads/client";
import { FIRST_PAGE, type InputOf, PAGE_MAX } from "@/lib/ads/endpoint";
import { list } from "@/lib/ads/endpoints/account-history";
import { RefusedError } from "@/lib/ads/errors";
import { closedHistories, isHistoryClosed, noteHistory } from "@/lib/history/closed-histories";

type Asked = Omit<InputOf<typeof list>, "account_id" | "count" | "cursor">;

/**
 * The service's history of one entity. Only few accounts have one (a beta): an account without is remembered in this
 * browser, and only asked again by hand.
 */
export function useServiceHistory(asked: Asked, { enabled }: { enabled: boolean }) {
  const { environment, accountId } = useAccount();
  const [retried, setRetried] = useState(false);
  const remembered = useSyncExternalStore(
    closedHistories.subscribe,
    () => isHistoryClosed(environment, accountId),
    () => false,
  );
  const changes = useAdsList(
    list,
    { ...asked, account_id: accountId, count: PAGE_MAX },
    { enabled: enabled && (retried || !remembered), firstCount: FIRST_PAGE },
  );
  const { error, updatedAt, refetch } = changes;
  const refused = error instanceof RefusedError && isNotOffered(error);
  useEffect(() => {
    if (refused) {
      noteHistory(environment, accountId, "closed");
      setRetried(false);
    } else if (updatedAt > 0) noteHistory(environment, accountId, "open");
  }, [refused, updatedAt, environment, accountId]);
  const readAgain = () => {
    setRetried(true);
    refetch();
  };
  /** The service has no history of the account. */
  const closed = refused || (remembered && !retried);
  return { ...changes, closed, refetch: readAgain };
}

const isNotOffered = ({ errors }: RefusedError) =>
  errors.some(({ code }) => code === "FEATURE_NOT_AVAILABLE");
