import type { Connection } from "../../database/connection";

/**
 * The audiences of an account, and those of the account that shares with it: what an account sees is the same whichever
 * is opened first.
 */
export function fillInAudiences(connection: Connection, accountId: string): void {
  const owners = connection.all<{ id: string }>(
    `SELECT a.id FROM accounts a JOIN accounts b ON b.id = ?1 AND b.environment = a.environment
     WHERE a.id = ?1 OR (a.seq + 1 = b.seq AND a.details_due) ORDER BY a.seq`,
    [accountId],
  );
  for (const { id } of owners) fillInOwnAudiences(connection, id);
  connection.run(
    `INSERT INTO targeting_criteria (id, account_id, line_item_id, name, targeting_type, targeting_value,
       operator_type, created_at, updated_at)
     SELECT l.id || 'q', l.account_id, l.id, 'Newsletter readers', 'CUSTOM_AUDIENCE', substr(?1, 1, 6) || 'q', 'EQ',
       l.created_at, l.created_at
     FROM line_items l WHERE l.account_id = ?1 AND l.name = 'Retargeting'`,
    [accountId],
  );
  fillInPeopleElsewhere(connection, accountId);
  // The first account of a business with several shares within it only.
  connection.run(
    `INSERT OR IGNORE INTO account_features (account_id, feature)
     SELECT id, 'SHARE_AUDIENCE_OUTSIDE_BUSINESS' FROM accounts a WHERE id = ?1 AND NOT EXISTS (
       SELECT 1 FROM accounts b
       WHERE b.business_id = a.business_id AND b.environment = a.environment AND b.seq > a.seq)
     UNION ALL SELECT id, 'PROMOTED_MEDIA_POLLS' FROM accounts WHERE id = ?1 AND seq % 2`,
    [accountId],
  );
}

/**
 * An audience that can be targeted, and is by the line items called Retargeting, one that is too small, and two of
 * a mobile app, to build flexible audiences from; the first is shared with the next account. What is there stays.
 */
function fillInOwnAudiences(connection: Connection, accountId: string): void {
  connection.run(
    `WITH kind (letter, name, description, type) AS (VALUES
       ('q', 'Newsletter readers', 'Everyone who reads the newsletter', 'CRM'),
       ('r', 'Trade fair visitors', NULL, 'CRM'),
       ('v', 'App users', 'Opened the app', 'MOBILE_AUDIENCE'),
       ('w', 'App buyers', 'Bought something in the app', 'MOBILE_AUDIENCE'))
     INSERT OR IGNORE INTO custom_audiences (id, account_id, name, name_folded, description, audience_type, ready_at, created_at, updated_at)
     SELECT substr(a.id, 1, 6) || letter, a.id, kind.name, lower(kind.name), description, type, a.created_at, a.created_at, a.created_at
     FROM accounts a, kind WHERE a.id = ?1`,
    [accountId],
  );
  connection.run(
    `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 180)
     INSERT OR IGNORE INTO audience_members (audience_id, identifier, member, counts_from, expires_at)
     SELECT u.id, 'partner_user_id:' || n, 'partner_user_id:' || n, u.created_at, '2099-01-01T00:00:00Z'
     FROM custom_audiences u, number WHERE u.account_id = ?1 AND n <= CASE u.name WHEN 'Trade fair visitors' THEN 40 WHEN 'App buyers' THEN 110 ELSE 180 END`,
    [accountId],
  );
  connection.run(
    `INSERT OR IGNORE INTO audience_permissions (id, account_id, audience_id, granted_account_id, permission_level, created_at, updated_at)
     SELECT substr(a.id, 1, 6) || 's', a.id, substr(a.id, 1, 6) || 'q', b.id, 'READ_ONLY', a.created_at, a.created_at
     FROM accounts a JOIN accounts b ON b.seq = a.seq + 1 AND b.environment = a.environment WHERE a.id = ?1`,
    [accountId],
  );
}

/** The file that the first audience came from, and for every other account people who asked not to be reached. */
function fillInPeopleElsewhere(connection: Connection, accountId: string): void {
  connection.run(
    `INSERT INTO custom_audience_changes (id, account_id, custom_audience_id, input_file_path, operation, ready_at, created_at, updated_at)
     SELECT substr(a.id, 1, 6) || 'f', a.id, substr(a.id, 1, 6) || 'q', '/1.1/ton/data/people/newsletter.csv', 'ADD',
       a.created_at, a.created_at, a.created_at
     FROM accounts a WHERE a.id = ?1`,
    [accountId],
  );
  connection.run(
    `INSERT INTO do_not_reach_lists (id, account_id, description, ready_at, created_at, updated_at)
     SELECT substr(id, 1, 6) || 'n', id, 'People who asked not to see ads', created_at, created_at, created_at
     FROM accounts WHERE id = ?1 AND seq % 2`,
    [accountId],
  );
  connection.run(
    `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 130)
     INSERT INTO audience_members (audience_id, identifier, member, counts_from, expires_at)
     SELECT d.id, 'email:' || printf('%064x', n), 'email:' || printf('%064x', n), d.created_at, '2099-01-01T00:00:00Z'
     FROM do_not_reach_lists d, number WHERE d.account_id = ?1`,
    [accountId],
  );
}
