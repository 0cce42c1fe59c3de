import { useEffect, useRef, useState } from "react";
import { FORWARD_HEADER } from "@/lib/ads/scope";
import {
  APPROVALS_PATH,
  type ApprovalWish,
  approvalAnswer,
  approvalRefusal,
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

class LinkError extends Error {
  constructor(
    message: string,
    /** The next link would be refused as well. */
    readonly concernsAll: boolean,
  ) {
    super(message);
  }
}

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
    setBusy(true);
    const links: MadeLink[] = sheets.map((_, at) => ({ ...made[at] }));
    for (const [at, posts] of sheets.entries()) {
      if (links[at]?.url) continue;
      try {
        links[at] = await makeLink({ days, zone, posts: posts.map(shared) }, gone.current?.signal);
      } catch (error) {
        if (gone.current?.signal.aborted) return [];
        if (!(error instanceof LinkError)) throw error;
        links[at] = { problem: error.message };
        if (error.concernsAll) break;
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

async function makeLink(wish: ApprovalWish, signal: AbortSignal | undefined): Promise<MadeLink> {
  const response = await fetch(APPROVALS_PATH, {
    method: "POST",
    headers: { "content-type": "application/json", [FORWARD_HEADER]: "1" },
    body: JSON.stringify(wish),
    ...(signal && { signal }),
  }).catch(() => undefined);
  if (!response) throw new LinkError("The dashboard could not be reached. Try again", true);
  const body: unknown = await response.json().catch(() => undefined);
  const made = approvalAnswer.safeParse(body);
  if (response.ok && made.success) return made.data;
  const [refusal] = approvalRefusal.safeParse(body).data?.errors ?? [];
  throw new LinkError(
    refusal?.message ?? `The dashboard answered with ${response.status}`,
    !OF_ONE_LINK.includes(response.status),
  );
}
