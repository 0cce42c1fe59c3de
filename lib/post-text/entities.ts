import { hashtagsIn } from "./hashtags";
import { urlsIn } from "./urls";

export interface Entity {
  readonly kind: "hashtag" | "cashtag" | "mention" | "url";
  /** UTF-16 units, as text selections count them; the sign in front belongs to it. */
  readonly start: number;
  readonly end: number;
}

const MENTION = /[@＠][a-z0-9_]{1,20}(?:\/[a-z][a-z0-9_-]{0,24})?/giu;
/** What keeps an @ behind it from being a mention. */
export const BEFORE_MENTION = /[a-z0-9_!#$%&*@＠]$/iu;
const AFTER_MENTION = /^(?:[@＠\u00c0-\u024f\u1e00-\u1eff]|:\/\/)/u;
const CASHTAG = /\$[a-z]{1,6}([._][a-z]{1,2})?/giu;
const AFTER_CASHTAG = /^(?:$|[\s!'#%&()*+,\\\-./:;<=>?@[\]^_{|}~$])/u;

/** The two units before a place: enough for any character. */
const before = (text: string, at: number) => text.slice(Math.max(0, at - 2), at);
const after = (text: string, at: number) => text.slice(at, at + 3);

/** What a reader can tap in a text, in its order, without overlaps. */
export function entitiesIn(text: string): Entity[] {
  const urls = urlsIn(text)
    .filter(({ sure }) => sure)
    .map(({ start, end }) => ({ kind: "url", start, end }) satisfies Entity);
  const hashtags = hashtagsIn(text).map((place) => ({ kind: "hashtag", ...place }) satisfies Entity);
  const all = [...urls, ...hashtags, ...mentionsIn(text), ...cashtagsIn(text)];
  all.sort((a, b) => a.start - b.start);
  const separate: Entity[] = [];
  for (const entity of all) if (entity.start >= (separate.at(-1)?.end ?? 0)) separate.push(entity);
  return separate;
}

function mentionsIn(text: string): Entity[] {
  return [...text.matchAll(MENTION)].flatMap(({ 0: mention, index }) => {
    const end = index + mention.length;
    const lead = before(text, index);
    const isMention =
      (!BEFORE_MENTION.test(lead) ||
        /(?:^|[^a-z0-9_+~.-])rt$/i.test(text.slice(Math.max(0, index - 3), index))) &&
      !AFTER_MENTION.test(after(text, end));
    return isMention ? [{ kind: "mention", start: index, end } satisfies Entity] : [];
  });
}

function cashtagsIn(text: string): Entity[] {
  return [...text.matchAll(CASHTAG)].flatMap(({ 0: tag, 1: suffix = "", index }) => {
    if (index > 0 && !/\s$/u.test(before(text, index))) return [];
    // `$BRK.A` is one, and in `$BRK.A1` there is `$BRK`.
    const end = [index + tag.length, index + tag.length - suffix.length].find((at) =>
      AFTER_CASHTAG.test(after(text, at)),
    );
    return end === undefined ? [] : [{ kind: "cashtag", start: index, end } satisfies Entity];
  });
}
