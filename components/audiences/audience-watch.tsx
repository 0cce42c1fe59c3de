"use client";

import { useSession } from "@/components/shell/session";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import type { AudiencePlace } from "@/lib/audiences/awaited";
import { useAwaited, useStoredAwaited } from "./awaited-audiences";

const placeWatch = new LazyModule(() => import("./place-watch"));

/** Polls audiences that are being processed, on every page, and shows a toast when one is ready. */
export function AudienceWatch() {
  const { person, handles } = useSession();
  useStoredAwaited(person.id);
  const awaited = useAwaited().filter(
    ({ state, handle }) => state === "processing" && handles.some((each) => each.handle === handle),
  );
  const places = new Map<string, AudiencePlace & { ids: string[] }>();
  for (const { environment, handle, accountId, audienceId } of awaited) {
    const key = `${environment} ${handle} ${accountId}`;
    const place = places.get(key) ?? { environment, handle, accountId, ids: [] };
    place.ids.push(audienceId);
    places.set(key, place);
  }
  const late = useLazyModule(placeWatch, places.size > 0);
  return (
    late &&
    [...places].map(([key, { ids, ...place }]) => <late.PlaceWatch key={key} place={place} ids={ids} />)
  );
}
