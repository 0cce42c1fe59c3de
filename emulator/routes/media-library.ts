import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import type { ServiceError } from "@/lib/ads/error-codes";
import { brokenRules } from "@/lib/ads/rules";
import { formatServiceTime } from "@/lib/time";
import { KeptNoun } from "../service/kept-noun";
import { answerList } from "../service/list-answer";
import { Refusal } from "../service/refusals";
import { route } from "../service/route";
import { newIdentifier } from "../store/identifiers";
import { mediaLibrary as collection, filterMedia, findMedia, wordsOfMedia } from "../store/media-library";
import { insertRow, updateRow } from "../store/rows";
import type { Store } from "../store/store";

const DEFAULT_COUNT = 20;
/** How long the service takes to make a video or GIF playable. */
const TRANSCODING_MS = 30_000;

const noun = new KeptNoun({
  kind: "Media",
  parameter: "media_key",
  table: "media_library",
  collection,
});

type Given = Omit<mediaLibrary.MediaTerms, "media_type">;

function mistakesIn(
  store: Store,
  accountId: string,
  terms: Given & { media_type: mediaLibrary.MediaType },
): ServiceError[] {
  const errors: ServiceError[] = brokenRules(mediaLibrary.mediaRules, terms).map(
    ({ code, message, parameter }) => ({ code, message, parameter }),
  );
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

const invalidKey = (key: string) =>
  new Refusal([{ code: "INVALID_MEDIA", message: `Media ${key} was not uploaded`, parameter: "media_key" }]);

export const mediaLibraryRoutes = [
  route(mediaLibrary.list, (call) => {
    const { params } = call;
    return answerList(
      { ...call, params: { ...params, count: params.count ?? DEFAULT_COUNT } },
      collection,
      filterMedia({ accountId: params.account_id, type: params.media_type, q: params.q }),
    );
  }),

  route(mediaLibrary.get, (call) => noun.shown(call, call.params.media_key)),

  route(mediaLibrary.create, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, media_key: key } = params;
    const [prefix = "", upload = ""] = key.split("_");
    const kind = mediaLibrary.MEDIA_KEY_PREFIXES[prefix];
    if (!kind || !/^\d{1,19}$/.test(upload)) throw invalidKey(key);
    const known = store.connection.one("SELECT 1 AS found FROM media_library WHERE id = ?", [key]);
    if (known) {
      const message = `Media ${key} is in a media library already`;
      throw new Refusal([{ code: "INVALID_MEDIA", message, parameter: "media_key" }]);
    }
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
      const file = `https://media.example/${key}`;
      const poster = params.poster_media_key ?? null;
      const common = { account_id: accountId, created_at: now, updated_at: now };
      insertRow(store.connection, "media_library", {
        id: key,
        ...common,
        ...words,
        words_folded: wordsOfMedia(words),
        media_type: kind.type,
        media_category: kind.category,
        media_url: `${file}.${moving ? "mp4" : "jpg"}`,
        width: moving ? 1_280 : 1_200,
        height: moving ? 720 : 628,
        duration: moving ? 15_000 : null,
        aspect_ratio: moving ? "16:9" : null,
        poster_media_key: poster,
        poster_media_url: moving ? `https://media.example/${poster ?? key}.jpg` : null,
        ready_at: readyAt,
      });
      if (kind.category === "AMPLIFY_VIDEO") {
        const id = newIdentifier("association");
        const media = { creative_type: "PREROLL", video_id: upload, media_url: `${file}.mp4` };
        insertRow(store.connection, "account_media", { id, ...common, ...media });
      }
    });
    store.moments.expect(readyAt);
    return noun.shown(call, key);
  }),

  route(mediaLibrary.update, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, media_key: key, ...given } = params;
    const kept = findMedia(store.connection, accountId, key);
    if (!kept) throw noun.unknown(key, accountId);
    const errors = mistakesIn(store, accountId, { ...given, media_type: kept.media_type });
    if (errors.length > 0) throw new Refusal(errors);
    const words = {
      name: given.name === undefined ? kept.name : given.name,
      title: given.title === undefined ? kept.title : given.title,
      file_name: given.file_name === undefined ? kept.file_name : given.file_name,
      description: given.description === undefined ? kept.description : given.description,
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
          poster_media_url: poster === undefined ? undefined : `https://media.example/${poster ?? key}.jpg`,
          updated_at: now,
        },
      ),
    );
    return noun.shown(call, key);
  }),

  route(mediaLibrary.remove, (call) => noun.deleted(call, call.params.media_key)),
];
