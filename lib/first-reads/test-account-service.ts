import type { ServerResponse } from "node:http";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { Handler } from "@/lib/forward/test-forward";
import { addDays, dayIn } from "@/lib/time/calendar";

export const ACCOUNT_ZONE = "Europe/Oslo";
const today = () => dayIn(ACCOUNT_ZONE, Date.now());

/** The data of the service. */
interface Has {
  readonly campaigns?: readonly Campaign[];
  readonly lineItems?: readonly LineItem[];
  readonly permissions?: readonly string[];
  /** Metrics of each campaign and line item for one day. */
  readonly aDay?: Readonly<Record<string, number>>;
  /** Delays statistics until this resolves. */
  readonly until?: Promise<void>;
}

/** A service with one account, returned for any id. */
export const accountService =
  ({
    campaigns = [],
    lineItems = [],
    permissions = ["ACCOUNT_ADMIN"],
    aDay = { impressions: 10 },
    until,
  }: Has): Handler =>
  async ({ url }, response) => {
    const { pathname, searchParams } = new URL(url, "http://service");
    if (pathname.startsWith("/live/12/stats")) await until;
    if (pathname.endsWith("/active_entities"))
      return answer(response, activity([...campaigns, ...lineItems]));
    if (pathname.startsWith("/live/12/stats")) return answer(response, statistics(searchParams, aDay));
    if (pathname.endsWith("/campaigns")) return answer(response, { data: campaigns, next_cursor: null });
    if (pathname.endsWith("/line_items")) return answer(response, { data: lineItems, next_cursor: null });
    if (pathname.endsWith("_access")) return answer(response, { data: { user_id: "42", permissions } });
    return answer(response, { data: ACCOUNT });
  };

const answer = (response: ServerResponse, body: object) =>
  void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

const ACCOUNT = {
  id: "a",
  created_at: "2026-03-01T09:00:00Z",
  updated_at: "2026-03-01T09:00:00Z",
  deleted: false,
  name: "Nordlys",
  business_name: null,
  business_id: null,
  timezone: ACCOUNT_ZONE,
  timezone_switch_at: null,
  approval_status: "ACCEPTED",
  industry_type: null,
};

const activity = (things: readonly { readonly id: string }[]) => ({
  request: { params: { entity: "CAMPAIGN" } },
  data_type: "active_entities",
  data: things.map(({ id }) => ({
    entity_id: id,
    activity_start_time: `${addDays(today(), -20)}T00:00:00Z`,
    activity_end_time: `${today()}T00:00:00Z`,
    placements: ["ALL_ON_SERVICE"],
  })),
});

function statistics(asked: URLSearchParams, aDay: Readonly<Record<string, number>>) {
  const metrics = Object.fromEntries(
    Object.entries(aDay).map(([name, value]) => [name, Array(7).fill(value)]),
  );
  const ids = (asked.get("entity_ids") ?? "").split(",");
  return {
    data_type: "stats",
    time_series_length: 7,
    data: ids.map((id) => ({
      id,
      id_data: [{ segment: null, metrics }],
    })),
    request: {
      params: {
        start_time: asked.get("start_time"),
        end_time: asked.get("end_time"),
        segmentation_type: null,
        entity_ids: ids,
        country: null,
        placement: "ALL_ON_SERVICE",
        granularity: "DAY",
        entity: asked.get("entity"),
        platform: null,
        metric_groups: [],
      },
    },
  };
}
