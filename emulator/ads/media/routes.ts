import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import type { ServiceError } from "@/lib/ads/service-error";
import { formatServiceTime } from "@/lib/time/service-time";
import { newIdentifier } from "../../database/identifiers";
import { insertRow, updateRow } from "../../database/rows";
import type { RecordStore } from "../../database/store";
import { mediaUrl } from "../../http/public-origin";
import { answerList } from "../../service/list-answer";
import { Refusal, ruleErrors } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { aspectRatio } from "../../upload/aspect-ratio";
import { extensionOf } from "../../upload/media-files";
import { usableUpload } from "../../upload/usable-upload";
import { mediaLibrary as collection, filterMedia, findMedia, wordsOfMedia } from "./store";

/** How long the service takes to make a video or GIF playable. */
const TRANSCODING_MS = 10_000;

const resource = new Resource({
  kind: "Media",
  parameter: "media_key",
  collection,
});

type Given = Omit<mediaLibrary.MediaTerms, "media_type">;

function mistakesIn(
  store: RecordStore,
  accountId: string,
  terms: Given & { media_type: mediaLibrary.MediaType },
): ServiceError[] {
  const errors = ruleErrors(mediaLibrary.mediaRules, terms);
  const poster = terms.poster_media_key;
  if (
    errors.length === 0 &&
    poster &&
    findMedia(store.connection, accountId, poster)?.media_type !== "IMAGE"
  ) {
    const message = `Media ${poster} is not an image of the media library`;
    errors.push({ code: "INVALID_MEDIA", message, parameter: "poster_media_key" });
  }
  return errors;
}

const invalidKey = (message: string) =>
  new Refusal([{ code: "INVALID_MEDIA", message, parameter: "media_key" }]);

/** What an upload of each category is in the library. */
const MEDIA_KINDS = {
  post_image: { type: "IMAGE", category: "POST_IMAGE" },
  post_gif: { type: "GIF", category: "POST_GIF" },
  post_video: { type: "VIDEO", category: "POST_VIDEO" },
  amplify_video: { type: "VIDEO", category: "AMPLIFY_VIDEO" },
} as const;

/** That of the poster that was chosen, or of the one that the service made. */
function posterUrl(store: RecordStore, accountId: string, key: string, poster: string | null): string {
  const chosen = poster === null ? undefined : findMedia(store.connection, accountId, poster);
  return chosen?.media_url ?? mediaUrl(`${key}-poster`, ".png");
}

export const mediaLibraryRoutes = [
  route(mediaLibrary.list, (call) => {
    const { params } = call;
    return answerList(
      { ...call, params: { ...params, count: params.count ?? mediaLibrary.MEDIA_PAGE_USUAL } },
      collection,
      filterMedia({ accountId: params.account_id, type: params.media_type, q: params.q }),
    );
  }),

  route(mediaLibrary.get, (call) => resource.shown(call, call.params.media_key)),

  route(mediaLibrary.create, (call) => {
    const { params, store, caller, now } = call;
    const { account_id: accountId, media_key: key } = params;
    const upload = usableUpload(store.connection, { key, userId: caller.userId, now: Date.parse(now) });
    if (typeof upload === "string") throw invalidKey(upload);
    const { found } = upload;
    const kind = MEDIA_KINDS[upload.category];
    const known = store.connection.one("SELECT 1 AS found FROM media_library WHERE id = ?", [key]);
    if (known) throw invalidKey(`Media ${key} is in a media library already`);
    const errors = mistakesIn(store, accountId, { ...params, media_type: kind.type });
    if (errors.length > 0) throw new Refusal(errors);
    const readyAt = kind.type === "IMAGE" ? now : formatServiceTime(Date.parse(now) + TRANSCODING_MS);
    store.write(() => {
      const words = {
        name: params.name ?? null,
        title: params.title ?? null,
        file_name: params.file_name ?? null,
        description: params.description ?? null,
      };
      const moving = kind.type !== "IMAGE";
      const url = mediaUrl(key, extensionOf(found.type));
      const poster = params.poster_media_key ?? null;
      const common = { account_id: accountId, created_at: now, updated_at: now };
      insertRow(store.connection, "media_library", {
        id: key,
        upload_id: upload.id,
        ...common,
        ...words,
        words_folded: wordsOfMedia(words),
        media_type: kind.type,
        media_category: kind.category,
        media_url: url,
        width: found.width,
        height: found.height,
        duration: found.duration,
        aspect_ratio: moving ? aspectRatio(found) : null,
        poster_media_key: poster,
        poster_media_url: moving ? posterUrl(store, accountId, key, poster) : null,
        ready_at: readyAt,
      });
      if (kind.category === "AMPLIFY_VIDEO") {
        const id = newIdentifier("association");
        const media = { creative_type: "PREROLL", video_id: key.split("_")[1] ?? null, media_url: url };
        insertRow(store.connection, "account_media", { id, ...common, ...media });
      }
    });
    store.validity.expect(readyAt);
    return resource.shown(call, key);
  }),

  route(mediaLibrary.update, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, media_key: key, ...given } = params;
    const current = findMedia(store.connection, accountId, key);
    if (!current) throw resource.unknown(key, accountId);
    const errors = mistakesIn(store, accountId, { ...given, media_type: current.media_type });
    if (errors.length > 0) throw new Refusal(errors);
    const words = {
      name: given.name === undefined ? current.name : given.name,
      title: given.title === undefined ? current.title : given.title,
      file_name: given.file_name === undefined ? current.file_name : given.file_name,
      description: given.description === undefined ? current.description : given.description,
    };
    const poster = given.poster_media_key;
    store.write(() =>
      updateRow(
        store.connection,
        "media_library",
        { accountId, id: key },
        {
          ...words,
          words_folded: wordsOfMedia(words),
          poster_media_key: poster,
          poster_media_url: poster === undefined ? undefined : posterUrl(store, accountId, key, poster),
          updated_at: now,
        },
      ),
    );
    return resource.shown(call, key);
  }),

  route(mediaLibrary.remove, (call) => resource.deleted(call, call.params.media_key)),
];
