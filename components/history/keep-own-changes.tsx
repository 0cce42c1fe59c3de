"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "@/components/shell/session";
import { onChangingCall } from "@/lib/ads/changing-calls";
import { resourceKey } from "@/lib/ads/query-key";
import { OWN_CHANGES } from "@/lib/history/own-changes-key";
import { formatServiceTime } from "@/lib/time/service-time";

/** Keeps in this browser what is changed from it: of most accounts the service keeps no history. */
export function KeepOwnChanges() {
  const { person, handles } = useSession();
  const client = useQueryClient();
  useEffect(
    () =>
      onChangingCall((call) => {
        const { endpoint, scope } = call;
        // Answers are never changed in place: taken now, they stay what was known before the change.
        const lists = client.getQueriesData({ queryKey: resourceKey(endpoint, scope) });
        const answers = [...lists.map(([, answer]) => answer), call.known];
        const userId = handles.find(({ handle }) => handle === scope.handle)?.userId ?? "";
        const known = { answers, userId, now: formatServiceTime(Date.now()) };
        void import("@/lib/history/own-changes-journal")
          .then(({ keepOwnChanges }) =>
            keepOwnChanges({ personId: person.id, environment: scope.environment }, call, known),
          )
          .then(() => client.invalidateQueries({ queryKey: OWN_CHANGES }));
      }),
    [person.id, handles, client],
  );
  return null;
}
