import type { ParamsOf } from "@/lib/ads/endpoint";
import * as appConversions from "@/lib/ads/endpoints/app-conversions";
import { formatServiceTime } from "@/lib/time/service-time";
import { likelyNumber } from "../../seed/random";
import { holdRules } from "../../service/refusals";
import { type ParsedCall, route } from "../../service/route";

type Asked = ParamsOf<typeof appConversions.attribute>;

/** Who reports a conversion, or asks whose it is, and which one. */
interface Asking extends Pick<ParsedCall, "store" | "environment" | "caller"> {
  readonly params: Asked;
}

interface Tag {
  readonly [column: string]: string;
  readonly id: string;
  readonly account_id: string;
}

/** The events of an app that accounts of the caller track. */
function tagsOf({ store, params, environment, caller }: Asking): readonly Tag[] {
  return store.connection.all<Tag>(
    `SELECT e.id, e.account_id FROM app_event_tags e
     JOIN accounts a ON a.id = e.account_id AND a.environment = ?1 AND NOT a.deleted
     JOIN permissions p ON p.account_id = a.id AND p.user_id = ?2
     WHERE e.app_store_identifier = ?3 AND e.os_type = ?4 AND e.conversion_type = ?5 AND NOT e.deleted
     ORDER BY e.seq`,
    [environment, caller.userId, params.app_id, params.os_type, params.conversion_type],
  );
}

interface Ad {
  readonly [column: string]: string;
  readonly line_item_id: string;
  readonly line_item_objective: string;
  readonly campaign_id: string;
  readonly campaign_name: string;
  readonly account_id: string;
  readonly post_id: string;
}

/** Of two devices about one saw an ad for the app before; the same one always did. */
function attributed({ store, params }: Asking, [tag]: readonly Tag[]): object | null {
  const { hashed_device_id: device, conversion_time: at, click_window: days = 14 } = params;
  if (!tag || likelyNumber(`ad ${device}`, 0, 1) === 0) return null;
  const ad = store.connection.one<Ad>(
    `SELECT l.id AS line_item_id, l.objective AS line_item_objective, c.id AS campaign_id, c.name AS campaign_name,
       c.account_id, t.post_id
     FROM line_items l JOIN campaigns c ON c.id = l.campaign_id JOIN promoted_posts t ON t.line_item_id = l.id
     WHERE l.account_id = ? AND ? IN (l.store_a_app_identifier, l.store_b_app_identifier) AND NOT l.deleted
       AND l.start_time <= ? ORDER BY l.seq LIMIT 1`,
    [tag.account_id, params.app_id, at],
  );
  if (!ad) return null;
  const minutes = likelyNumber(`when ${device}`, 1, days * 1_440);
  return {
    country_code: null,
    engagement_time: formatServiceTime(Date.parse(at) - minutes * 60_000),
    engagement_type: "CLICK",
    attribution_type: "PROMOTED",
    promoted_properties: {
      account_id: ad.account_id,
      campaign_id: ad.campaign_id,
      campaign_name: ad.campaign_name,
      line_item_id: ad.line_item_id,
      line_item_objective: ad.line_item_objective,
      publisher_app_id: null,
    },
    post_id: ad.post_id,
  };
}

/** The conversion as it is shown, as JSON text. */
function shownJson(params: Asked, service_attribution: object | null, value = 0): string {
  const { click_window = 14, view_through_window = 1, ...asked } = params;
  return JSON.stringify({
    conversion_value_micro: value,
    app_id: asked.app_id,
    os_type: asked.os_type,
    conversion_type: asked.conversion_type,
    conversion_time: asked.conversion_time,
    hashed_device_id: asked.hashed_device_id,
    click_window,
    view_through_window,
    non_service_engagement_time: asked.non_service_engagement_time ?? null,
    non_service_engagement_type: asked.non_service_engagement_type ?? null,
    limit_ad_tracking: false,
    partner_client_id: null,
    event_metadata: null,
    service_attribution,
    tpn_attribution: null,
  });
}

function holdWindows({ click_window: click = 14, view_through_window: view = 1 }: Asked): void {
  holdRules([appConversions.appConversionWindows], { click, view });
}

export const appConversionRoutes = [
  route(appConversions.record, (call) => {
    const { params, store, now } = call;
    holdWindows(params);
    const tags = tagsOf(call);
    store.write(() => {
      for (const { id } of tags) {
        store.connection.run("UPDATE app_event_tags SET last_tracked_at = ? WHERE id = ?", [now, id]);
      }
    });
    return { data: shownJson(params, attributed(call, tags), Number(params.price_micro ?? 0)) };
  }),

  route(appConversions.attribute, (call) => {
    holdWindows(call.params);
    return { data: shownJson(call.params, attributed(call, tagsOf(call))) };
  }),
];
