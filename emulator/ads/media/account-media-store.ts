import { columns, plainCollection } from "../../database/plain-collection";

export const accountMedia = plainCollection(
  "account_media",
  "m",
  columns("m", "creative_type", "video_id", "media_url"),
);

export const mediaCreatives = plainCollection(
  "media_creatives",
  "x",
  {
    ...columns("x", "account_media_id", "line_item_id", "landing_url"),
    creative_type: "m.creative_type",
    entity_status: "'ACTIVE'",
    approval_status: "'ACCEPTED'",
  },
  { joins: "CROSS JOIN account_media m ON m.id = x.account_media_id" },
);
