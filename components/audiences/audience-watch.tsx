"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useSession } from "@/components/shell/session";
import { refreshNoun, useAdsQuery } from "@/lib/ads/client";
import { list } from "@/lib/ads/endpoints/custom-audiences";
import type { AudiencePlace } from "@/lib/audiences/awaited";
import { audienceHref } from "./audience-links";
import { noticeAudiences, useAwaited, useKeptAwaited } from "./awaited-audiences";

/** Processing takes hours: asking more often than this tells nobody anything sooner. */
const EVERY_MS = 2 * 60_000;
/** Identifiers in one question (advertising specification, Limits). */
const IDS_MAX = 200;

/** Asks after audiences that are being processed, whatever page is open, and tells when one is ready. */
export function AudienceWatch() {
  const { person, handles } = useSession();
  useKeptAwaited(person.id);
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
  return [...places].map(([key, { ids, ...place }]) => (
    <PlaceWatch key={key} place={place} ids={ids.sort().slice(0, IDS_MAX)} />
  ));
}

function PlaceWatch({ place, ids }: { place: AudiencePlace; ids: readonly string[] }) {
  const router = useRouter();
  const { environment, handle, accountId } = place;
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useAdsQuery(
    list,
    { account_id: accountId, custom_audience_ids: [...ids], count: IDS_MAX },
    { scope: { environment, handle }, refetchInterval: EVERY_MS, refetchOnWindowFocus: "always" },
  );
  const read = data?.data;
  useEffect(() => {
    if (!read) return;
    const here = { environment, handle, accountId };
    const told = noticeAudiences(here, read, dataUpdatedAt, (id) => router.push(audienceHref(here, id)));
    // Lists that were read before say otherwise.
    if (told) void refreshNoun(client, list, { environment, handle });
  }, [read, dataUpdatedAt, client, environment, handle, accountId, router]);
  return null;
}
