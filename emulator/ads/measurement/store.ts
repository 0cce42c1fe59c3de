import { asBoolean } from "../../database/json-columns";
import { columns, plainCollection } from "../../database/plain-collection";

/** A tag counts as working once a site, or an app's partner, has reported an event. */
const status = (alias: string) => `iif(${alias}.last_tracked_at IS NULL, 'UNVERIFIED', 'TRACKING')`;

export const webEventTags = plainCollection("web_event_tags", "w", {
  ...columns("w", "name", "type", "click_window", "view_through_window"),
  retargeting_enabled: asBoolean("w.retargeting_enabled"),
  status: status("w"),
  ...columns("w", "last_tracked_at", "website_tag_id"),
  embed_code: `'<script async src="/pixel.js" data-site="' || w.website_tag_id || '" data-event="' || w.id
    || '"></script><noscript><img height="1" width="1" alt="" src="/pixel.gif?event=' || w.id || '"></noscript>'`,
});

export const appEventTags = plainCollection("app_event_tags", "e", {
  ...columns("e", "app_store_identifier", "os_type", "conversion_type"),
  ...columns("e", "provider_app_event_id", "provider_app_event_name", "deep_link_scheme"),
  ...columns("e", "post_view_attribution_window", "post_engagement_attribution_window"),
  retargeting_enabled: asBoolean("e.retargeting_enabled"),
  status: status("e"),
  ...columns("e", "last_tracked_at"),
});
