import * as posts from "@/lib/ads/endpoints/platform-posts";
import { formatServiceTime } from "@/lib/time/service-time";
import { findUser } from "../../ads/users/store";
import { pageOf } from "../pipeline/page-tokens";
import { notThere, problems } from "../pipeline/problems";
import { type ParsedPlatformCall, type PlatformRoute, platformRoute } from "../pipeline/route";
import { expanded, type Viewpoint } from "./expanded";
import type { SeededPosts } from "./seeded-posts";
import { pageMetaOf, spanOf } from "./span";
import { deletePost, postsByIds, postsOfUser } from "./timeline";

const PAGE = 10;

export const viewpointOf = ({ store, origin, now }: ParsedPlatformCall): Viewpoint => ({
  connection: store.connection,
  origin,
  now,
});

/** Reading posts, and deleting one's own. */
export function postReadRoutes(seeded: SeededPosts): readonly PlatformRoute[] {
  return [
    platformRoute(posts.get, (call) => {
      const { params, origin } = call;
      seeded.writeAll();
      const { data, includes } = expanded(
        viewpointOf(call),
        postsByIds(call.store.connection, [params.id]),
        params,
      );
      if (!data[0]) return { errors: [notThere(origin, "post", "id", params.id)] };
      return { data: data[0], ...(includes && { includes }) };
    }),

    platformRoute(posts.list, (call) => {
      const { params, origin } = call;
      seeded.writeAll();
      const { data, includes } = expanded(
        viewpointOf(call),
        postsByIds(call.store.connection, params.ids),
        params,
      );
      const missing = params.ids.filter((id) => !data.some((post) => post.id === id));
      return {
        ...(data.length > 0 && { data }),
        ...(includes && { includes }),
        ...(missing.length > 0 && { errors: missing.map((id) => notThere(origin, "post", "ids", id)) }),
      };
    }),

    platformRoute(posts.remove, ({ params: { id }, caller, store, now }) => {
      seeded.writeAll();
      const [post] = postsByIds(store.connection, [id]);
      if (!post) throw problems.notFound("post", "id", id);
      if (post.user_id !== caller.user?.id) throw problems.forbidden("You can delete your own posts only.");
      store.write(() => deletePost(store.connection, id, formatServiceTime(now)));
      return { data: { deleted: true } };
    }),

    platformRoute(posts.ofUser, (call) => {
      const { params, origin, store, now } = call;
      const { id, exclude = [], max_results: count = PAGE } = params;
      if (!findUser(store.connection, id))
        return { errors: [notThere(origin, "user", "id", id)], meta: NONE };
      seeded.writeOf(id);
      const wanted = {
        replies: !exclude.includes("replies"),
        reposts: !exclude.includes("reposts"),
        count: count + 1,
      };
      const span = spanOf(store.connection, params, { earliest: 0, latest: now });
      const { records, meta } = pageOf(postsOfUser(store.connection, id, span, wanted), count);
      const { data, includes } = expanded(viewpointOf(call), records, params);
      return {
        ...(data.length > 0 && { data }),
        ...(includes && { includes }),
        meta: pageMetaOf(records, meta),
      };
    }),
  ];
}

const NONE = { result_count: 0 };
