import type { Connection } from "../database/connection";
import type { CreativeOwner } from "../seed/creative-owner";
import { fillPollsAndConversations } from "./cards/other-cards-seed";
import { fillCards } from "./cards/seed";
import { fillLibrary } from "./media/seed";
import { fillPosts } from "./posts/seed";

const FIRST_MEDIA = 1_870_000_000_000_000_000n;
const FIRST_CARD = 1_880_000_000_000_000_000n;
const FIRST_POST = 1_890_000_000_000_000_000n;

/** The account of the demo that has creatives of every kind. */
const HAS_EVERYTHING = "Mercado Jacarandá";

/** A media library, what is made from it, and the posts that show it. */
export function fillInCreatives(connection: Connection, accountId: string, now: string): void {
  const row = connection.one<{ seq: number; name: string; created_at: string; environment: string }>(
    "SELECT seq, name, created_at, environment FROM accounts WHERE id = ?",
    [accountId],
  );
  if (!row) return;
  const { name, created_at: createdAt } = row;
  const ownerOf = (first: bigint): CreativeOwner => ({
    accountId,
    name,
    createdAt,
    now,
    first: first + BigInt(row.seq) * 1_000n,
  });
  const hasEverything = name === HAS_EVERYTHING;
  const library = fillLibrary(connection, ownerOf(FIRST_MEDIA), hasEverything);
  const cards = new Map([
    ...fillCards(connection, ownerOf(FIRST_CARD), library, hasEverything),
    ...fillPollsAndConversations(connection, ownerOf(FIRST_CARD + 500n), library, hasEverything),
  ]);
  fillPosts(connection, ownerOf(FIRST_POST), { library, cards, hasEverything });
}
