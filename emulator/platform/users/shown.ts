import type { PLATFORM_USER_FIELDS } from "@/lib/ads/platform-fields";
import { withThousandths } from "@/lib/time/service-time";
import type { ServiceUser } from "../../ads/users/store";
import type { Connection } from "../../database/connection";
import { profileImageUrl } from "../../http/public-origin";
import { createRandom, type Random } from "../../seed/random";

type Fields = readonly (typeof PLATFORM_USER_FIELDS)[number][];

/** A user with the fields that were asked for. */
export function shownUser(connection: Connection, user: ServiceUser, origin: string, fields: Fields = []) {
  const more: Partial<Record<Fields[number], () => unknown>> = {
    created_at: () => withThousandths(user.createdAt),
    description: () => user.description,
    most_recent_post_id: () => postsBy(connection, user.id).last ?? undefined,
    profile_image_url: () => profileImageUrl(origin, user.id),
    protected: () => false,
    public_metrics: () => {
      const { total } = postsBy(connection, user.id);
      const { followers, following } = followingOf(user.id);
      return {
        followers_count: followers,
        following_count: following,
        post_count: total,
        listed_count: 0,
        like_count: 0,
        media_count: 0,
      };
    },
    verified: () => user.verified,
    verified_type: () => (user.verified ? "blue" : "none"),
  };
  const shown = fields.flatMap((field) => {
    const value = more[field]?.();
    return value === undefined ? [] : [[field, value]];
  });
  return { id: user.id, name: user.name, username: user.handle, ...Object.fromEntries(shown) };
}

/** How many posts a user has for all to see, and the last of them. */
function postsBy(connection: Connection, userId: string) {
  const counted = connection.one<{ total: number; last: string | null }>(
    `SELECT count(*) AS total, (SELECT id FROM posts WHERE user_id = ?1 AND NOT deleted AND NOT nullcast
       ORDER BY created_at DESC, seq DESC LIMIT 1) AS last
     FROM posts WHERE user_id = ?1 AND NOT deleted AND NOT nullcast`,
    [userId],
  );
  return { total: counted?.total ?? 0, last: counted?.last };
}

/** Chance that is the same every time for a user or a post. */
export const chanceOf = (id: string): Random => createRandom(Number(BigInt(id) % 4_294_967_291n));

/** How many follow a user, and how many they follow: as many every time. */
export function followingOf(userId: string): { readonly followers: number; readonly following: number } {
  const random = chanceOf(userId);
  return { followers: random.between(120, 90_000), following: random.below(700) };
}
