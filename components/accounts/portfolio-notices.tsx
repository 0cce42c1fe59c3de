import { postForm } from "@/components/shell/post-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { explainError } from "@/lib/ads/error-words";
import { RefusedError } from "@/lib/ads/errors";
import { localClock } from "./local-clock";
import type { HandleList } from "./use-account-lists";

/** Handles whose accounts could not be read, each for itself; the accounts of the others are below. */
export function HandleNotices({ lists }: { lists: readonly HandleList[] }) {
  return lists.map((list) =>
    list.error === null ? null : <HandleNotice key={list.handle} list={list} error={list.error} />,
  );
}

function HandleNotice({ list, error }: { list: HandleList; error: NonNullable<HandleList["error"]> }) {
  const words = explainError(error);
  const revoked = error instanceof RefusedError && error.status === 401;
  return (
    <Banner
      tone={revoked || list.asOf === undefined ? "blocked" : "attention"}
      live
      title={`@${list.handle}: ${words.what}.`}
      action={
        revoked ? (
          <Button
            size="small"
            onClick={() =>
              postForm("/auth/start", {
                purpose: "connect",
                return_to: `${location.pathname}${location.search}`,
              })
            }
          >
            Reconnect @{list.handle}
          </Button>
        ) : (
          <Button size="small" busy={list.fetching} onClick={list.refetch}>
            Try again
          </Button>
        )
      }
    >
      {words.why} {words.next}{" "}
      {list.asOf === undefined
        ? "Its accounts are not in the list."
        : `Its accounts are shown as of ${localClock(list.asOf)}.`}
    </Banner>
  );
}

/** Says that counting campaigns waits, and until when. */
export function CountingNotice({ resumesAt }: { resumesAt: number }) {
  return (
    <Banner tone="attention" live title="Counting campaigns waits.">
      The service grants 200 counts in 15 minutes, and they are used up. Counting goes on by itself at{" "}
      {localClock(resumesAt)}.
    </Banner>
  );
}
