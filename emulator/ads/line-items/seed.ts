import type { Connection } from "../../database/connection";
import { TOTAL_FOR_DAYS } from "../campaigns/seed";

/**
 * As many line items as each campaign's count, in one statement: the largest account has tens of thousands.
 * All line items of a campaign share objective and product; the first always runs if the campaign does.
 */
export function fillInLineItems(connection: Connection, accountId: string): void {
  connection.run(
    `WITH shape (turn, objective, product_type, placements, goal, pay_by, domain, categories, app) AS (VALUES
       (0, 'REACH', 'PROMOTED_POST', '["SERVICE_TIMELINE"]', 'MAX_REACH', 'IMPRESSION', NULL, '[]', NULL),
       (1, 'ENGAGEMENTS', 'PROMOTED_POST', '["ALL_ON_SERVICE"]', 'ENGAGEMENT', 'ENGAGEMENT', NULL, '[]', NULL),
       (2, 'VIDEO_VIEWS', 'PROMOTED_POST', '["SERVICE_TIMELINE"]', 'VIEW_6S', 'VIEW', NULL, '[]', NULL),
       (3, 'APP_INSTALLS', 'PROMOTED_POST', '["ALL_ON_SERVICE"]', 'APP_INSTALLS', 'APP_INSTALL', NULL, '[]', 'com.example.app'),
       (4, 'FOLLOWERS', 'PROMOTED_ACCOUNT', '["ALL_ON_SERVICE"]', 'FOLLOWERS', 'FOLLOW', NULL, '[]', NULL),
       (5, 'PREROLL_VIEWS', 'MEDIA', '["PUBLISHER_NETWORK"]', 'PREROLL', 'VIEW', 'example.com', '["IAB20","IAB20-1","IAB20-2","IAB20-3"]', NULL),
       (6, 'WEBSITE_CLICKS', 'PROMOTED_POST', '["ALL_ON_SERVICE"]', 'LINK_CLICKS', 'LINK_CLICK', NULL, '[]', NULL),
       (7, 'WEBSITE_CLICKS', 'PROMOTED_POST', '["SERVICE_TIMELINE"]', 'SITE_VISITS', 'IMPRESSION', NULL, '[]', NULL)),
     part (number, name) AS (VALUES
       (1, 'Prospecting'), (2, 'Retargeting'), (3, 'Lookalike'), (4, 'Keywords'), (5, 'Followers'), (6, 'Broad')),
     campaign AS (
       SELECT *, coalesce(daily_budget_amount_local_micro, CAST(total_budget_amount_local_micro
         / (julianday(coalesce(ends_at, lasts_until)) - julianday(starts_at)) / ?2 AS INTEGER)) AS a_day
       FROM campaigns WHERE account_id = ?1 AND line_items > 0)
     INSERT INTO line_items (id, account_id, campaign_id, name, name_folded, objective, product_type, placements,
       goal, bid_strategy, bid_amount_local_micro, pay_by, daily_budget_amount_local_micro, start_time, end_time,
       entity_status, standard_delivery, advertiser_domain, categories, store_b_app_identifier, created_at,
       updated_at, stopped_at)
     SELECT c.id || p.number, c.account_id, c.id, p.name, lower(p.name), s.objective, s.product_type, s.placements,
       s.goal, iif(s.turn = 6 AND p.number = 2, 'TARGET', 'AUTO'),
       -- Whole units of the currency, which every currency can pay.
       iif(s.turn = 6 AND p.number = 2, max(1, c.a_day / 200000000) * 1000000, NULL), s.pay_by,
       iif(c.budget_optimization = 'LINE_ITEM', max(1, c.a_day / c.line_items / 1000000) * 1000000, NULL),
       c.starts_at, c.ends_at, iif(p.number = 4, 'PAUSED', 'ACTIVE'),
       iif(c.budget_optimization = 'LINE_ITEM', 1, NULL), s.domain, s.categories, s.app, c.created_at, c.updated_at,
       iif(p.number = 4, c.updated_at, NULL)
     FROM campaign c JOIN shape s ON s.turn = c.seq % 8 JOIN part p ON p.number <= c.line_items
     ORDER BY c.seq, p.number`,
    [accountId, TOTAL_FOR_DAYS],
  );
}
