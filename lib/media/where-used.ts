import type { Media } from "@/lib/ads/endpoints/media-library";
import { listAnd } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";

/** A thing that shows a medium. */
export interface MediaUse {
  readonly kind:
    | "card"
    | "poll"
    | "conversation"
    | "draft"
    | "scheduled"
    | "post"
    | "poster"
    | "account-media";
  readonly id: string;
  readonly name: string;
  /** Its role, if that is not obvious: "poster", "unlocked image". */
  readonly as?: string;
}

type Component = Readonly<Record<string, unknown>>;

interface PostLike {
  readonly id: string;
  readonly name: string | null;
  readonly text: string | null;
  readonly media_keys: readonly string[];
}

/** The records that may contain media, as far as they are searched. */
export interface MediaHolders {
  readonly cards: readonly {
    readonly id: string;
    readonly name: string;
    readonly components?: readonly Component[] | undefined;
    readonly slides?: readonly (readonly Component[])[] | undefined;
  }[];
  readonly polls: readonly {
    readonly id: string;
    readonly name: string;
    readonly media_url?: string | undefined;
    readonly video_url?: string | undefined;
  }[];
  readonly conversations: readonly {
    readonly id: string;
    readonly name: string;
    readonly media_key?: string | undefined;
    readonly unlocked_image_url?: string | undefined;
    readonly unlocked_video_media_key?: string | undefined;
    readonly poster_media_url?: string | undefined;
  }[];
  readonly drafts: readonly PostLike[];
  readonly scheduled: readonly PostLike[];
  readonly posts: readonly PostLike[];
  readonly accountMedia: readonly {
    readonly id: string;
    readonly creative_type: string;
    readonly media_url: string | null;
  }[];
  readonly library: readonly Media[];
}

/**
 * Everything that shows a medium. Polls and unlocked images are only found by address: their keys are write-only
 * (advertising specification, Resources).
 */
export function whereUsed(media: Media, holders: MediaHolders): MediaUse[] {
  const { media_key: key, media_url: url } = media;
  const uses: MediaUse[] = [];
  for (const { id, name, components = [], slides = [] } of holders.cards) {
    if ([components, ...slides].some((side) => side.some((one) => shows(one, key)))) {
      uses.push({ kind: "card", id, name });
    }
  }
  for (const { id, name, media_url, video_url } of holders.polls) {
    if (media_url === url || video_url === url) uses.push({ kind: "poll", id, name });
  }
  for (const { id, name, ...card } of holders.conversations) {
    if (card.media_key === key) uses.push({ kind: "conversation", id, name });
    else if (card.unlocked_image_url === url)
      uses.push({ kind: "conversation", id, name, as: "unlocked image" });
    else if (card.unlocked_video_media_key === key) {
      uses.push({ kind: "conversation", id, name, as: "unlocked video" });
    } else if (card.poster_media_url === url && media.media_type === "IMAGE") {
      uses.push({ kind: "conversation", id, name, as: "poster" });
    }
  }
  const written = { draft: holders.drafts, scheduled: holders.scheduled, post: holders.posts } as const;
  for (const kind of ["draft", "scheduled", "post"] as const) {
    for (const { id, name, text, media_keys } of written[kind]) {
      if (media_keys.includes(key)) uses.push({ kind, id, name: name || text || id });
    }
  }
  for (const other of holders.library) {
    if (other.poster_media_key === key) {
      uses.push({
        kind: "poster",
        id: other.media_key,
        name: other.name || other.file_name || other.media_key,
      });
    }
  }
  for (const { id, creative_type, media_url } of holders.accountMedia) {
    if (media_url === url) uses.push({ kind: "account-media", id, name: creative_type });
  }
  return uses;
}

/** Everything that shows any of some media, each once, and how many of the media are used. */
export function usesOfAll(media: readonly Media[], holders: MediaHolders) {
  const among = new Set(media.map(({ media_key }) => media_key));
  const uses = new Map<string, MediaUse>();
  let used = 0;
  for (const medium of media) {
    // A video includes its poster.
    const left = whereUsed(medium, holders).filter(({ kind, id }) => kind !== "poster" || !among.has(id));
    if (left.length > 0) used += 1;
    for (const use of left) uses.set(`${use.kind} ${use.id}`, use);
  }
  return { uses: [...uses.values()], used };
}

function shows(component: Component, key: string): boolean {
  const { media_key, media_keys } = component;
  return media_key === key || (Array.isArray(media_keys) && media_keys.includes(key));
}

const WORDS: Readonly<Record<MediaUse["kind"], readonly [one: string, many: string]>> = {
  card: ["card", "cards"],
  poll: ["poll", "polls"],
  conversation: ["conversation", "conversations"],
  draft: ["draft post", "draft posts"],
  scheduled: ["scheduled post", "scheduled posts"],
  post: ["published post", "published posts"],
  poster: ["video, as its poster", "videos, as their poster"],
  "account-media": ["account media file", "account media files"],
};

export const kindName = (kind: MediaUse["kind"]) => WORDS[kind][0];

/** "2 cards and 1 draft post"; empty when nothing uses it. */
export function usesInWords(uses: readonly MediaUse[]): string {
  const counts = new Map<MediaUse["kind"], number>();
  for (const { kind } of uses) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return listAnd([...counts].map(([kind, count]) => counted(count, ...WORDS[kind])));
}
