"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { refreshResource, useAdsQuery } from "@/lib/ads/client";
import { list } from "@/lib/ads/endpoints/custom-audiences";
import { IDS_MAX } from "@/lib/ads/params";
import type { AudiencePlace } from "@/lib/audiences/awaited";
import { audienceHref } from "./audience-links";
import { noticeAudiences } from "./notice-audiences";

/** Processing takes hours: polling more often gains nothing. */
const EVERY_MS = 2 * 60_000;

interface PlaceWatchProps {
  place: AudiencePlace;
  /** The audiences waited for. */
  ids: readonly string[];
}

/** Polls an account's audiences that are being processed. */
export function PlaceWatch({ place, ids }: PlaceWatchProps) {
  const router = useRouter();
  const { environment, handle, accountId } = place;
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useAdsQuery(
    list,
    { account_id: accountId, custom_audience_ids: ids.toSorted().slice(0, IDS_MAX), count: IDS_MAX },
    { scope: { environment, handle }, refetchInterval: EVERY_MS, refetchOnWindowFocus: "always" },
  );
  const read = data?.data;
  useEffect(() => {
    if (!read) return;
    const here = { environment, handle, accountId };
    const announced = noticeAudiences(here, read, dataUpdatedAt, (id) => router.push(audienceHref(here, id)));
    // Lists that were read before are outdated.
    if (announced) void refreshResource(client, list, { environment, handle });
  }, [read, dataUpdatedAt, client, environment, handle, accountId, router]);
  return null;
}
