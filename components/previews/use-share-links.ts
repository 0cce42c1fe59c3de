import { useEffect, useRef, useState } from "react";
import { explainError } from "@/lib/ads/error-words";
import { isCallError, NotAsPromisedError, RefusedError } from "@/lib/ads/errors";
import { askDashboard } from "@/lib/ads/transport";
import {
  APPROVALS_PATH,
  type ApprovalWish,
  approvalAnswer,
  type PostStage,
} from "@/lib/previews/approval-wish";
import { forOthers } from "@/lib/previews/shared-view";
import type { PostView } from "@/lib/previews/view";

/** A post in the form of a link. */
export interface SharedPost {
  readonly name: string;
  readonly view: PostView;
  readonly stage?: PostStage | undefined;
}

/** The outcome for one link. */
export interface MadeLink {
  readonly url?: string;
  /** Until when it opens, RFC 3339. */
  readonly until?: string;
  /** Why there is no link. */
  readonly problem?: string;
}

/** Refusals of a single link: its content cannot be shared. */
const OF_ONE_LINK: readonly number[] = [400, 413];

/**
 * Creates read-only links, one after the other, while the component is shown.
 *
 * @param sheets the content of each link: one to six posts
 * @param zone of the account, in which the links show times
 */
export function useShareLinks(sheets: readonly (readonly SharedPost[])[], zone: string) {
  const [made, setMade] = useState<readonly MadeLink[]>([]);
  const [busy, setBusy] = useState(false);
  const gone = useRef<AbortController>(undefined);
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current?.abort();
  }, []);

  /** Creates the missing ones, and returns all outcomes; nothing when it is stopped. */
  async function make(days: ApprovalWish["days"]): Promise<readonly MadeLink[]> {
    const { signal } = gone.current ?? new AbortController();
    setBusy(true);
    const links: MadeLink[] = sheets.map((_, at) => ({ ...made[at] }));
    for (const [at, posts] of sheets.entries()) {
      if (links[at]?.url) continue;
      try {
        links[at] = await makeLink({ days, zone, posts: posts.map(shared) }, signal);
      } catch (error) {
        if (signal.aborted) return [];
        if (!isCallError(error)) throw error;
        const refused = error instanceof RefusedError;
        links[at] = { problem: refused ? error.message : explainError(error).what };
        if (!refused || !OF_ONE_LINK.includes(error.status)) break;
      } finally {
        setMade([...links]);
      }
    }
    setBusy(false);
    return links;
  }
  return { made, busy, make };
}

const shared = ({ name, view, stage }: SharedPost) => ({
  name: name.slice(0, 120),
  ...(stage && { stage }),
  view: forOthers(view),
});

async function makeLink(wish: ApprovalWish, signal: AbortSignal): Promise<MadeLink> {
  const made = approvalAnswer.safeParse(await askDashboard(APPROVALS_PATH, wish, signal));
  if (!made.success) throw new NotAsPromisedError("A link with other fields", { cause: made.error });
  return made.data;
}
