import { useMemo, useState } from "react";
import { usePermission } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import type { ImportTimes } from "@/lib/drafts/import/import-times";
import { useScheduledOf } from "../use-scheduled-of";

interface WhoseTimes {
  /** The authors in the rows. */
  readonly named: readonly string[];
  /** The users that the account may post as. */
  readonly authors: readonly string[];
}

/** Scheduled posts are listed for one user at a time; besides the authors of the rows they are read for this many. */
const AUTHORS_READ = 10;

interface RowsWith {
  /** Some row refers to a scheduled post. */
  readonly moves: boolean;
  /** Some row has a time. */
  readonly times: boolean;
}

/** When posts can be published, and the account's scheduled posts, which are read only for rows that need them. */
export function useImportTimes({ named, authors }: WhoseTimes, rowsWith: RowsWith) {
  const { zone } = useAccountZone();
  const { reason } = usePermission(scheduledPosts.create);
  const [now] = useState(Date.now);
  const others = authors.slice(0, Math.max(AUTHORS_READ - named.length, 0));
  const asked = rowsWith.moves || (rowsWith.times && reason === undefined);
  const userIds = asked ? [...named, ...others] : [];
  const { scheduled, found, complete, error, retry } = useScheduledOf(userIds);
  const times = useMemo<ImportTimes>(
    () => ({
      zone,
      now,
      mayNotSchedule: reason,
      scheduledPost: (id) => found.get(id) ?? (complete ? null : undefined),
    }),
    [zone, now, reason, found, complete],
  );
  return { times, scheduled, pending: !complete && error === undefined, error, retry };
}
