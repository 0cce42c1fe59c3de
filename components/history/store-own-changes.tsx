"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "@/components/shell/session";
import { onChangingCall } from "@/lib/ads/changing-calls";
import { resourceKey } from "@/lib/ads/query-key";
import { OWN_CHANGES } from "@/lib/history/own-changes-key";
import { formatServiceTime } from "@/lib/time/service-time";

/** Stores changes from this browser: for most accounts the service has no history. */
export function StoreOwnChanges() {
  const { person, handles } = useSession();
  const client = useQueryClient();
  useEffect(
    () =>
      onChangingCall((call) => {
        const { endpoint, scope } = call;
        // Answers are immutable: taken now, they are the state before the change.
        const lists = client.getQueriesData({ queryKey: resourceKey(endpoint, scope) });
        const answers = [...lists.map(([, answer]) => answer), call.known];
        const userId = handles.find(({ handle }) => handle === scope.handle)?.userId ?? "";
        const known = { answers, userId, now: formatServiceTime(Date.now()) };
        void import("@/lib/history/own-changes-journal")
          .then(({ storeOwnChanges }) =>
            storeOwnChanges({ personId: person.id, environment: scope.environment }, call, known),
          )
          .then(() => client.invalidateQueries({ queryKey: OWN_CHANGES }));
      }),
    [person.id, handles, client],
  );
  return null;
}
