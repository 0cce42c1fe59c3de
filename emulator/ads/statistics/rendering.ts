import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";

/** A window as answers repeat it. */
export const echoed = ({ start, end }: { readonly start: number; readonly end: number }) => ({
  start_time: formatServiceTime(start),
  end_time: formatServiceTime(end),
});

interface Asked {
  readonly start_time: string;
  readonly end_time: string;
  readonly entity_ids: readonly string[];
  readonly placement: string;
  readonly granularity: string;
  readonly entity: string;
  readonly metric_groups: readonly string[];
  readonly segmentation_type?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly platform?: string | null | undefined;
}

/** The whole answer in the service's order: the question comes last, with null for what was not asked. */
export function statisticsJson({
  length,
  data,
  asked,
}: {
  readonly length: number;
  readonly data: readonly string[];
  readonly asked: Asked;
}): string {
  const params = JSON.stringify({
    start_time: asked.start_time,
    end_time: asked.end_time,
    segmentation_type: asked.segmentation_type ?? null,
    entity_ids: asked.entity_ids,
    country: asked.country ?? null,
    placement: asked.placement,
    granularity: asked.granularity,
    entity: asked.entity,
    platform: asked.platform ?? null,
    metric_groups: asked.metric_groups,
  });
  return `{"data_type":"stats","time_series_length":${length},"data":[${data.join(",")}],"request":{"params":${params}}}`;
}

export function timezoneOf(connection: Connection, accountId: string): string {
  return (
    connection.one<{ timezone: string }>("SELECT timezone FROM accounts WHERE id = ?", [accountId])
      ?.timezone ?? "UTC"
  );
}
