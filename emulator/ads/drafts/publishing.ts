import { formatServiceTime } from "@/lib/time/service-time";
import { foldName } from "../../database/conditions";
import type { Connection } from "../../database/connection";
import { newIdentifier, newLongIdentifier } from "../../database/identifiers";
import { insertRow, setColumns } from "../../database/rows";
import type { RecordStore } from "../../database/store";
import { countShown } from "../line-items/store";
import { mistakesInPost, repetition, type WantedPost } from "./post-checks";
import { dueAt, type StoredScheduledPost } from "./scheduled-store";

interface NewPost extends WantedPost {
  readonly accountId: string;
  readonly userId: string;
  readonly name: string | null;
  readonly nullcast: boolean;
  readonly now: string;
  /** What only some posts have, for example `video_title`. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Makes a post, and notes of its media that they were posted; gives its identifier. To be done in a transaction. */
export function publish(connection: Connection, post: NewPost): string {
  const id = newLongIdentifier();
  insertRow(connection, "posts", {
    id,
    account_id: post.accountId,
    user_id: post.userId,
    name: post.name,
    name_folded: foldName(post.name ?? ""),
    text: post.text ?? "",
    nullcast: post.nullcast,
    card_uri: post.card_uri,
    media_keys: JSON.stringify(post.media_keys),
    more: JSON.stringify(post.more ?? {}),
    created_at: post.now,
    updated_at: post.now,
  });
  for (const key of post.media_keys) {
    connection.run("UPDATE media_library SET posted = 1 WHERE id = ? AND account_id = ?", [
      key,
      post.accountId,
    ]);
  }
  return id;
}

/** Publishes every post whose time has come; what no longer holds has failed. */
export function publishDue(store: RecordStore, now: string): void {
  const due = dueAt(store.connection, now);
  if (due.length === 0) return;
  store.write(() => {
    for (const scheduled of due) complete(store.connection, scheduled);
  });
}

function complete(connection: Connection, scheduled: StoredScheduledPost): void {
  const { id, account_id: accountId, user_id: userId, scheduled_at: at, text } = scheduled;
  const mistakes = [
    ...mistakesInPost(connection, accountId, scheduled),
    ...repetition(connection, userId, text, at),
  ];
  const fine = mistakes.length === 0;
  const { name, nullcast, card_uri, media_keys } = scheduled;
  const postId = fine
    ? publish(connection, { accountId, userId, name, nullcast, text, card_uri, media_keys, now: at })
    : null;
  if (postId !== null) promoteAsPlanned(connection, id, postId, at);
  setColumns(connection, "scheduled_posts", id, {
    status: fine ? "SUCCESS" : "FAILED",
    completed_at: at,
    post_id: postId,
    updated_at: formatServiceTime(Date.parse(at)),
  });
}

/** Has the line items that wait for a scheduled post promote what it became. */
function promoteAsPlanned(connection: Connection, scheduledId: string, postId: string, now: string): void {
  const waiting = connection.all<{ account_id: string; line_item_id: string }>(
    `SELECT account_id, line_item_id FROM scheduled_promoted_posts
     WHERE scheduled_post_id = ? AND NOT deleted ORDER BY seq`,
    [scheduledId],
  );
  for (const { account_id, line_item_id } of waiting) {
    const row = { id: newIdentifier("association"), account_id, line_item_id, post_id: postId };
    insertRow(connection, "promoted_posts", { ...row, created_at: now, updated_at: now });
    countShown(connection, line_item_id);
  }
}
