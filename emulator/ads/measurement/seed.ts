import { DEMO_OWNER_ID, DEMO_USERS } from "@/lib/demo-users";
import type { Connection } from "../../database/connection";

/** The events that an account tracks on its website, and those in its app if it has one; and what it tries out next. */
export function fillInMeasurement(connection: Connection, accountId: string, now: string): void {
  connection.run(
    `WITH event (letter, name, type, click, view, retargeting, tracked) AS (VALUES
       ('a', 'Any page', 'SITE_VISIT', 30, 1, 1, 1), ('b', 'Order placed', 'PURCHASE', 30, 7, 0, 1),
       ('c', 'Newsletter sign-up', 'SIGN_UP', 14, 1, 1, 1), ('d', 'Spring landing page', 'CONTENT_VIEW', 7, 0, 0, 0))
     INSERT INTO web_event_tags (id, account_id, website_tag_id, name, type, click_window, view_through_window,
       retargeting_enabled, last_tracked_at, created_at, updated_at)
     SELECT substr(a.id, 1, 6) || e.letter, a.id, substr(a.id, 1, 6) || 'w', e.name, e.type, e.click, e.view,
       e.retargeting, iif(e.tracked, a.updated_at, NULL), a.created_at, a.updated_at
     FROM accounts a, event e WHERE a.id = ?`,
    [accountId],
  );
  connection.run(
    `WITH event (letter, type, name) AS (VALUES
       ('i', 'INSTALL', 'install'), ('p', 'PURCHASE', 'purchase'), ('s', 'SIGN_UP', 'registration')),
     app AS (
       SELECT id, account_id, app_store_identifier, os_type, created_at, updated_at FROM account_apps
       WHERE account_id = ?1 AND NOT deleted
       UNION ALL
       -- The one that line items are for.
       SELECT substr(a.id, 1, 6) || 'x', a.id, 'com.example.app', 'Android', a.created_at, a.updated_at
       FROM accounts a WHERE a.id = ?1 AND EXISTS (
         SELECT 1 FROM line_items WHERE account_id = ?1 AND store_b_app_identifier = 'com.example.app'))
     INSERT INTO app_event_tags (id, account_id, app_store_identifier, os_type, conversion_type,
       provider_app_event_id, provider_app_event_name, deep_link_scheme, post_view_attribution_window,
       post_engagement_attribution_window, retargeting_enabled, last_tracked_at, created_at, updated_at)
     SELECT p.id || e.letter, p.account_id, p.app_store_identifier, upper(p.os_type), e.type, e.name || '_' || p.id,
       e.name, NULL, 1, 14, 1, iif(e.letter = 's', NULL, p.updated_at), p.created_at, p.updated_at
     FROM app p, event e`,
    [accountId],
  );
  fillInTest(connection, accountId, now);
}

const OWNER = DEMO_USERS.find(({ id }) => id === DEMO_OWNER_ID);

/** A test of the first two campaigns that go on for long enough, which begins in a week. */
function fillInTest(connection: Connection, accountId: string, now: string): void {
  connection.run(
    `WITH span (begins, ends) AS (SELECT strftime('%Y-%m-%dT08:00:00Z', ?2, '+7 days'), strftime('%Y-%m-%dT08:00:00Z', ?2, '+21 days')),
     tried AS (
       SELECT id, row_number() OVER (ORDER BY seq) AS place FROM campaigns
       WHERE account_id = ?1 AND entity_status = 'ACTIVE' AND NOT deleted AND line_items > 0
         AND coalesce(starts_at, '') <= ?2 AND coalesce(ends_at, '9999') > (SELECT ends FROM span)
       ORDER BY seq LIMIT 2),
     groups (user_groups) AS (
       SELECT json_group_array(json_object('id', id || 'g', 'name', iif(place = 1, 'As it was', 'As it could be'),
         'description', NULL, 'size', '50.0', 'entity_ids', json_array(id)))
       FROM tried)
     INSERT INTO ab_tests (id, account_id, name, name_folded, description, entity_type, start_time, end_time, user_groups,
       created_by, updated_by, created_at, updated_at)
     SELECT substr(?1, 1, 6) || 't', ?1, 'Which creative works', 'which creative works', NULL, 'CAMPAIGN', begins, ends,
       user_groups, ?3, ?3, ?2, ?2
     FROM span, groups WHERE json_array_length(user_groups) = 2`,
    [accountId, now, JSON.stringify({ user_id: OWNER?.id, username: OWNER?.handle })],
  );
}
