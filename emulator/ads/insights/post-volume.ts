import { likelyNumber } from "../../seed/random";

const HOUR_MS = 3_600_000;

/** Hours that most clocks of a country are ahead of UTC, near enough for when people are awake. */
const HOURS_AHEAD: Readonly<Record<string, number>> = {
  AU: 10,
  BR: -3,
  CA: -5,
  IN: 5,
  JP: 9,
  KR: 9,
  KW: 3,
  MX: -6,
  SG: 8,
  US: -6,
};
/** Those of Europe and Africa, and of the world as a whole. */
const USUALLY_AHEAD = 1;

/** How lively each hour is from midnight on: asleep at four, more at lunch, most in the evening. */
const RHYTHM = [
  0.42, 0.27, 0.18, 0.13, 0.12, 0.16, 0.31, 0.55, 0.78, 0.88, 0.92, 0.98, 1.1, 1.06, 0.97, 0.95, 1.0, 1.1,
  1.24, 1.38, 1.46, 1.4, 1.12, 0.72,
] as const;

interface PostQuestion {
  readonly keywords: readonly string[];
  readonly negativeKeywords: readonly string[];
  /** ISO 3166-1 alpha-2; undefined for everywhere. */
  readonly country: string | undefined;
}

/** Posts about any of the keywords and none of the others from one instant to another: invented, the same every time. */
export function postsBetween(question: PostQuestion, from: number, until: number): number {
  const first = Math.floor(from / HOUR_MS);
  const last = Math.ceil(until / HOUR_MS);
  let posts = 0;
  for (let hour = first; hour < last; hour += 1) {
    const start = Math.max(from, hour * HOUR_MS);
    const end = Math.min(until, (hour + 1) * HOUR_MS);
    posts += postsInHour(question, hour) * ((end - start) / HOUR_MS);
  }
  return Math.round(posts);
}

function postsInHour({ keywords, negativeKeywords, country }: PostQuestion, hour: number): number {
  const ahead = country === undefined ? USUALLY_AHEAD : (HOURS_AHEAD[country] ?? USUALLY_AHEAD);
  const local = new Date((hour + ahead) * HOUR_MS);
  const day = Math.floor((hour + ahead) / 24);
  const weekend = local.getUTCDay() === 0 || local.getUTCDay() === 6;
  const place = country ?? "everywhere";
  const posts = keywords
    .map((word) => word.toLowerCase())
    .map((word) => {
      // Few words are posted often and most seldom: an even choice of exponents.
      const level = 10 ** (likelyNumber(`${word} ${place}`, 120, 330) / 100);
      const leisure = weekend ? likelyNumber(`${word} weekend`, 70, 135) / 100 : 1;
      const thisDay = likelyNumber(`${word} day ${day}`, 88, 114) / 100;
      const thisHour = likelyNumber(`${word} hour ${hour}`, 92, 108) / 100;
      return level * (RHYTHM[local.getUTCHours()] ?? 1) * leisure * thisDay * thisHour;
    });
  const left = negativeKeywords.reduce(
    (share, word) => share * (1 - likelyNumber(`${word.toLowerCase()} left out`, 3, 14) / 100),
    1,
  );
  return posts.reduce((sum, each) => sum + each, 0) * left;
}
