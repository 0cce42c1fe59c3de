import { postForm } from "@/components/shell/post-form";
import { returnHere } from "@/components/shell/return-here";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { explainError } from "@/lib/ads/error-words";
import { RefusedError } from "@/lib/ads/errors";
import { LIMIT_REACHED } from "@/lib/ads/limit-words";
import { pageClock } from "@/lib/format/page-clock";
import type { DetailKind } from "./detail-store";
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
                return_to: returnHere(),
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
        : `Its accounts are shown as of ${pageClock(new Date(list.asOf))}.`}
    </Banner>
  );
}

interface Waiting {
  readonly doing: string;
  readonly what: string;
}

const WAITING: Readonly<Record<DetailKind, Waiting>> = {
  access: { doing: "Reading", what: "your roles" },
  funding: { doing: "Reading", what: "the funding" },
  campaigns: { doing: "Counting", what: "campaigns" },
};

/** Says which reads wait for their allowance, and until when. */
export function AllowanceNotices({ resumesAt }: { resumesAt: ReadonlyMap<DetailKind, number> }) {
  return [...resumesAt].map(([kind, at]) => {
    const { doing, what } = WAITING[kind];
    return (
      <Banner key={kind} tone="attention" live title={`${doing} ${what} waits.`}>
        {LIMIT_REACHED}. {doing} goes on by itself at {pageClock(new Date(at))}.
      </Banner>
    );
  });
}
