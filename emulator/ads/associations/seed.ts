import type { Connection } from "../../database/connection";
import { insertPromotableUser } from "../users/promotable";
import { brandUserId } from "../users/store";

/** Posts of each account, and the first of their identifiers. */
const POSTS = 12;
const FIRST_POST = 1_860_000_000_000_000_000n;

/** The line items of an account with their places in it, whichever account was filled in before. */
const ITEMS = `WITH item AS (SELECT *, seq - (SELECT min(seq) FROM line_items WHERE account_id = ?1) + 1 AS place
  FROM line_items WHERE account_id = ?1)`;

/** A brand with posts from all its time here, and what each line item promotes of it: a post, the brand's own account, or a video. */
export function fillInPromotions(connection: Connection, accountId: string): void {
  const account = connection.one<{ seq: number; name: string; created_at: string; updated_at: string }>(
    "SELECT seq, name, created_at, updated_at FROM accounts WHERE id = ?",
    [accountId],
  );
  if (!account) return;
  const brand = brandUserId(account.seq);
  const firstPost = FIRST_POST + BigInt(account.seq) * 1_000n;
  const common = [accountId, account.created_at] as const;
  insertPromotableUser(connection, {
    id: `${accountId}u`,
    accountId,
    userId: brand,
    now: account.created_at,
  });
  connection.run(
    `WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n + 1 < ${POSTS}),
     saying (n, words) AS (VALUES (0, 'It is here. Take a look at what is new.'), (1, 'Made to last, and now for less.'),
       (2, 'Only until Sunday.'), (3, 'You asked, we listened.'), (4, 'Thank you for a wonderful year.'),
       (5, 'See how it is made.')),
     post (n, words, at) AS (
       SELECT n, words, strftime('%Y-%m-%dT%H:%M:%SZ', ?2, '+' || CAST(
         (unixepoch(?6) - unixepoch(?2)) * (n + 1.0) / (${POSTS} + 1) + n * 4217 AS INTEGER) || ' seconds')
       FROM (SELECT number.n, iif(number.n < 6, ?5 || ': ' || words, words || ' ' || ?5) AS words
             FROM number JOIN saying ON saying.n = number.n % 6))
     INSERT INTO posts (id, account_id, user_id, text, nullcast, created_at, updated_at)
     SELECT CAST(?4 + n AS TEXT), ?1, ?3, words, n % 2, at, at FROM post ORDER BY n`,
    [...common, brand, firstPost, account.name, account.updated_at],
  );
  connection.run(
    `${ITEMS}
     INSERT INTO promoted_posts (id, account_id, line_item_id, post_id, created_at, updated_at)
     SELECT l.id || 'p', l.account_id, l.id, p.id, max(l.created_at, p.created_at), max(l.created_at, p.created_at)
     FROM item l JOIN campaigns c ON c.id = l.campaign_id
       -- What has used up its budget promotes the oldest, which has been there for long enough.
       JOIN posts p ON p.id = CAST(?2 + iif(c.spent_local_micro > 0, 0, l.place % ${POSTS}) AS TEXT)
     WHERE l.product_type = 'PROMOTED_POST'`,
    [accountId, firstPost],
  );
  connection.run(
    `${ITEMS}
     INSERT INTO promoted_accounts (id, account_id, line_item_id, user_id, created_at, updated_at)
     SELECT l.id || 'a', l.account_id, l.id, ?2, l.created_at, l.created_at
     FROM item l WHERE l.product_type = 'PROMOTED_ACCOUNT'`,
    [accountId, brand],
  );
  connection.run(
    `WITH kind (letter, type, video, address) AS (VALUES
       ('a', 'PREROLL', 1, '/media/demo/making-of.mp4'), ('b', 'PREROLL', 1, '/media/demo/delivery.mp4'),
       ('c', 'VAST_PREROLL', 0, 'https://vast.example/spot.xml'), ('d', 'BANNER', 0, '/media/demo/banner.jpg'),
       ('e', 'MEDIUM_RECTANGLE', 0, '/media/demo/team.jpg'), ('f', 'INTERSTITIAL', 0, '/media/demo/story.jpg'))
     INSERT INTO account_media (id, account_id, creative_type, video_id, media_url, created_at, updated_at)
     SELECT substr(?1, 1, 6) || letter, ?1, type, iif(video, CAST(?3 + unicode(letter) AS TEXT), NULL),
       address, ?2, ?2
     FROM kind`,
    [...common, firstPost + 500n],
  );
  connection.run(
    `${ITEMS}
     INSERT INTO media_creatives (id, account_id, line_item_id, account_media_id, created_at, updated_at)
     SELECT l.id || 'm', l.account_id, l.id, substr(?1, 1, 6) || iif(l.place % 2, 'a', 'b'), l.created_at, l.created_at
     FROM item l WHERE l.product_type = 'MEDIA'`,
    [accountId],
  );
  connection.run(
    `${ITEMS}
     INSERT INTO preroll_call_to_actions (id, account_id, line_item_id, call_to_action, call_to_action_url, created_at, updated_at)
     SELECT l.id || 'c', l.account_id, l.id, iif(l.place % 3, 'VISIT_SITE', 'WATCH_NOW'), 'https://www.example.com/', l.created_at, l.created_at
     FROM item l WHERE l.product_type = 'MEDIA'`,
    [accountId],
  );
  connection.run(
    `${ITEMS}
     INSERT INTO tracking_tags (id, account_id, line_item_id, tracking_tag_type, tracking_tag_url, created_at, updated_at)
     SELECT l.id || 't', l.account_id, l.id, iif(l.place % 3, 'IMPRESSION_TAG', 'CLICK_TRACKER'),
       'https://track.example/i?tag=' || l.place, l.created_at, l.created_at
     FROM item l WHERE l.place % 5 = 0`,
    [accountId],
  );
  connection.run(
    `${ITEMS}
     INSERT INTO line_item_curated_categories (id, account_id, line_item_id, curated_category_id, created_at, updated_at)
     SELECT l.id || 'k', l.account_id, l.id, '4hmn8', l.created_at, l.created_at
     FROM item l JOIN targeting_criteria t ON t.line_item_id = l.id
     WHERE l.place % 5 = 0 AND t.name IN ('Germany', 'United Kingdom', 'Japan', 'Sweden', 'United States')`,
    [accountId],
  );
}
