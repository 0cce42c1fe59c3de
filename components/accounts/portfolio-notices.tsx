import { postForm, returnHere } from "@/components/shell/post-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { DetailKind } from "@/lib/accounts/account-details";
import { explainError } from "@/lib/ads/error-words";
import { RefusedError } from "@/lib/ads/errors";
import { LIMIT_REACHED } from "@/lib/ads/patience";
import { pageClock } from "@/lib/format/page-clock";
import type { HandleList } from "./use-account-lists";

/** Handles whose accounts could not be read, one notice each; the accounts of the others are below. */
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

const PAUSED: Readonly<Record<DetailKind, string>> = {
  access: "Role checks",
  funding: "Funding checks",
  campaigns: "Campaign counts",
};

/** Which reads are paused by the API limit, and until when. */
export function AllowanceNotices({ resumesAt }: { resumesAt: ReadonlyMap<DetailKind, number> }) {
  return [...resumesAt].map(([kind, at]) => (
    <Banner
      key={kind}
      tone="attention"
      live
      title={`${PAUSED[kind]} paused until ${pageClock(new Date(at))}.`}
    >
      {LIMIT_REACHED}. They resume by themselves.
    </Banner>
  ));
}
