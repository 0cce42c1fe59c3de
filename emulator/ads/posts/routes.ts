import * as posts from "@/lib/ads/endpoints/posts";
import type { ServiceError } from "@/lib/ads/service-error";
import { foldName, startsWith } from "../../database/conditions";
import { among } from "../../database/list-page";
import { answerList } from "../../service/list-answer";
import { Refusal, refusals } from "../../service/refusals";
import { route } from "../../service/route";
import { holdPoster, mistakesInPost, repetition, wantedPost } from "../drafts/post-checks";
import { publish, publishDue } from "../drafts/publishing";
import { findMedia } from "../media/store";
import { mainPromotableUser } from "../users/promotable";
import { findUser } from "../users/store";
import { postsOfType } from "./by-type";

const VIDEO_FIELDS = ["video_title", "video_description", "video_cta", "video_cta_value"] as const;

export const postRoutes = [
  route(posts.list, (call) => {
    const { params, store, caller, now } = call;
    const { account_id: accountId, post_type: type, post_ids: ids, name, trim_user: trim = false } = params;
    const { connection } = store;
    publishDue(store, now);
    const userId = BigInt(
      params.user_id ?? mainPromotableUser(connection, accountId) ?? caller.userId,
    ).toString();
    const timeline = params.timeline_type ?? "NULLCAST";
    const user = trim ? undefined : findUser(connection, userId);
    return answerList(call, postsOfType(type, { userId, user }), (bind) => [
      `p.account_id = ${bind(accountId)}`,
      `p.user_id = ${bind(userId)}`,
      "NOT p.deleted",
      ...(type === "PUBLISHED" ? ["p.repost_of IS NULL"] : []),
      ...(timeline === "ALL" ? [] : [timeline === "NULLCAST" ? "p.nullcast" : "NOT p.nullcast"]),
      ...(ids ? [among("p.id", ids, bind)] : []),
      ...(name === undefined ? [] : [startsWith("lower(coalesce(p.name, ''))", bind(foldName(name)))]),
    ]);
  }),

  route(posts.create, (call) => {
    const { params, store, caller, membership, now } = call;
    const { account_id: accountId, as_user_id: userId, nullcast = true, trim_user: trim = false } = params;
    const { connection } = store;
    publishDue(store, now);
    holdPoster(call, userId);
    // Composers make promoted-only posts (advertising specification, Accounts); their own timeline is theirs.
    const isAdmin = membership.permissions.includes("ACCOUNT_ADMIN");
    if (!nullcast && userId !== caller.userId && !isAdmin) throw refusals.notPermitted(accountId);
    const post = wantedPost(params);
    const errors = mistakesInPost(connection, accountId, post);
    const showsVideo = post.media_keys.some(
      (key) => findMedia(connection, accountId, key)?.media_type === "VIDEO",
    );
    errors.push(...videoMistakes(params, showsVideo));
    if (errors.length === 0) errors.push(...repetition(connection, userId, post.text, now));
    if (errors.length > 0) throw new Refusal(errors);
    const more = Object.fromEntries(
      (["conversation_settings", ...VIDEO_FIELDS] as const).flatMap((field) => {
        const value = params[field];
        return value === undefined ? [] : [[field, value]];
      }),
    );
    const name = params.name ?? null;
    const id = store.write(() =>
      publish(connection, { accountId, userId, name, nullcast, ...post, more, now }),
    );
    const user = trim ? undefined : findUser(connection, userId);
    const shown = answerList(
      { store, now, params: { count: 1 } },
      postsOfType("PUBLISHED", { userId: BigInt(userId).toString(), user }),
      (bind) => [`p.id = ${bind(id)}`],
    );
    return { data: shown.data.slice(1, -1) };
  }),
];

/** Fields of a video need one, and a call to action needs an address. */
function videoMistakes(
  params: Readonly<Partial<Record<(typeof VIDEO_FIELDS)[number], string>>>,
  showsVideo: boolean,
): ServiceError[] {
  const given = VIDEO_FIELDS.filter((field) => params[field] !== undefined);
  if (!showsVideo) {
    return given.map((parameter) => ({
      code: "INVALID_PARAMETER",
      message: `setting ${parameter} is not allowed`,
      parameter,
    }));
  }
  if ((params.video_cta === undefined) === (params.video_cta_value === undefined)) return [];
  const message = "video_cta and video_cta_value are inclusive parameters";
  return [{ code: "INCLUSIVE_PARAMETERS", message, parameter: "video_cta_value" }];
}
