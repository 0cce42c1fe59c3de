import { counted } from "@/lib/format/plurals";
import { CARD_RATIO, clamp, VIDEO_RATIO, WIDE_RATIO } from "./limits";
import { type MediaLookup, mediaOfKey, missingMedia, pictureAt } from "./media-view";
import { at, lineOf, numberAt, textAt } from "./read";
import type { MediaView, PollView } from "./view";

/** What is known of the votes of a poll. The API returns none, so numbers are samples, and marked as such. */
export type PollVotes = "not-told" | "not-permitted" | "sample" | readonly number[];

/** What is drawn of a poll: of the service's record, or of one that is still written. */
export function pollView(poll: unknown, lookup: MediaLookup, votes: PollVotes = "not-told"): PollView {
  const third = textAt(poll, "third_choice");
  const fourth = textAt(poll, "fourth_choice");
  const choices = [
    lineOf(textAt(poll, "first_choice"), "First choice"),
    lineOf(textAt(poll, "second_choice"), "Second choice"),
    ...(third !== undefined || fourth !== undefined ? [lineOf(third, "Third choice")] : []),
    ...(fourth !== undefined ? [lineOf(fourth, "Fourth choice")] : []),
  ];
  const media = mediaOfPoll(poll, lookup);
  const endsAt = textAt(poll, "end_time", 40) ?? null;
  const minutes = positive(numberAt(poll, "duration_in_minutes"));
  return {
    kind: "poll",
    ...(media && { media }),
    choices,
    endsAt,
    ...(endsAt === null && minutes !== undefined && { minutes }),
    votes: votesOf(votes, choices.length),
  };
}

const positive = (minutes = 0) => (minutes >= 1 ? Math.min(1_000_000, Math.floor(minutes)) : undefined);

const SAMPLE = [412, 268, 139, 61] as const;

function votesOf(votes: PollVotes, choices: number): PollView["votes"] {
  if (votes === "not-told" || votes === "not-permitted") return { are: votes };
  if (votes === "sample") return { are: "sample", counts: SAMPLE.slice(0, choices) };
  const counts = Array.from(
    { length: choices },
    (_, index) => Math.max(0, Math.floor(votes[index] ?? 0)) || 0,
  );
  return { are: "counted", counts };
}

function mediaOfPoll(poll: unknown, lookup: MediaLookup): MediaView | undefined {
  const key = at(poll, "media_key");
  if (typeof key === "string" && key !== "") return within(mediaOfKey(key, lookup));
  const type = textAt(poll, "card_type", 40);
  const poster = pictureAt(poll, "video_poster_url");
  const video = pictureAt(poll, "video_url");
  if (video !== undefined || poster !== undefined || type === "VIDEO_POLLS") {
    const ratio = sized(numberAt(poll, "video_width"), numberAt(poll, "video_height")) ?? VIDEO_RATIO;
    const seconds = numberAt(poll, "content_duration_seconds");
    if (video === undefined && poster === undefined)
      return within(missingMedia("video", "Without a picture", undefined, { ratio }));
    return within({
      kind: "video",
      ratio,
      alt: "",
      ...(video !== undefined && { src: video }),
      ...(poster !== undefined && { poster }),
      ...(seconds !== undefined && seconds > 0 && { seconds: Math.min(1_000_000, seconds) }),
    });
  }
  const image = pictureAt(poll, "media_url");
  if (image === undefined && type !== "IMAGE_POLLS") return undefined;
  const ratio =
    sized(numberAt(poll, "image_display_width"), numberAt(poll, "image_display_height")) ?? WIDE_RATIO;
  return within(
    image === undefined
      ? missingMedia("image", "Without a picture", undefined, { ratio })
      : { kind: "image", ratio, alt: "", src: image },
  );
}

const sized = (width = 0, height = 0) =>
  width > 0 && height > 0 ? Math.min(10, Math.max(0.1, width / height)) : undefined;

const within = (media: MediaView): MediaView => ({ ...media, ratio: clamp(media.ratio, CARD_RATIO) });

interface PollBar {
  /** Whole per cent; undefined where it is not given. */
  readonly percent: number | undefined;
  readonly leads: boolean;
}

interface PollMoment {
  readonly state: "not-created" | "running" | "closed" | "unknown";
  /** What has been voted, where a reader sees it: after the end, or after voting. */
  readonly bars: readonly PollBar[] | undefined;
  readonly footer: string;
}

/** A poll at a time, in milliseconds. */
export function pollAt({ endsAt, minutes, votes, choices }: PollView, now: number): PollMoment {
  const end = endsAt === null ? undefined : Date.parse(endsAt);
  const state =
    end === undefined ? "not-created" : Number.isNaN(end) ? "unknown" : end <= now ? "closed" : "running";
  const counts = "counts" in votes ? votes.counts : undefined;
  const total = counts?.reduce((sum, count) => sum + count, 0);
  const most = Math.max(0, ...(counts ?? []));
  const showsBars =
    state === "closed" || votes.are === "sample" || votes.are === "counted" || votes.are === "not-permitted";
  const bars = showsBars
    ? choices.map((_, index) => {
        const count = counts?.[index];
        return {
          percent: count === undefined ? undefined : total ? Math.round((count / total) * 100) : 0,
          leads: count !== undefined && count > 0 && count === most,
        };
      })
    : undefined;
  const tally =
    votes.are === "not-permitted"
      ? "No access to votes"
      : total === undefined
        ? state === "not-created"
          ? "0 votes"
          : undefined
        : counted(total, "vote");
  const time = {
    "not-created": minutes === undefined ? "" : pollTimeLeft(minutes * 60_000),
    running: end === undefined ? "" : pollTimeLeft(end - now),
    closed: "Final results",
    unknown: "End unknown",
  }[state];
  return { state, bars, footer: [tally, time].filter(Boolean).join(" · ") };
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

/** Time left in its largest whole unit: "6 days left". */
function pollTimeLeft(milliseconds: number): string {
  const [name, size] = UNITS.find(([, unit]) => milliseconds >= unit) ?? UNITS[3];
  const count = Math.max(0, Math.floor(milliseconds / size));
  return `${counted(count, name)} left`;
}
