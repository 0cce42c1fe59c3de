import * as news from "@/lib/ads/endpoints/news";
import { formatServiceTime } from "@/lib/time/service-time";
import { postsThatSay } from "../../ads/posts/store";
import type { Connection } from "../../database/connection";
import type { Clock } from "../../http/clock";
import { problems } from "../pipeline/problems";
import { type PlatformRoute, platformRoute } from "../pipeline/route";
import { STORIES, type Story } from "./news-stories";

const HOUR_MS = 3_600_000;
const RESULTS = 10;
const AGE_HOURS = 168;
const POSTS = 3;

interface NewsDesk {
  readonly routes: readonly PlatformRoute[];
  /** Stories are as old as they are from now on. */
  reset(): void;
}

/** The news, which age with the emulator's clock. */
export function createNews(clock: Clock): NewsDesk {
  let printedAt = clock.now();
  const agedAt = ({ hoursAgo }: Story) => printedAt - hoursAgo * HOUR_MS;

  const shown = (connection: Connection, story: Story, fields: readonly string[] = news.NEWS_FIELDS) => {
    const { id, name, summary, hook, category, keywords, topics } = story;
    const whole = {
      id,
      name,
      summary,
      hook,
      category,
      contexts: { topics: [...topics] },
      keywords: [...keywords],
      cluster_posts_results: keywords
        .flatMap((keyword) => postsThatSay(connection, keyword, POSTS))
        .slice(0, POSTS)
        .map((post_id) => ({ post_id })),
      disclaimer: "This story is invented.",
      updated_at: formatServiceTime(agedAt(story)),
    };
    const wanted = Object.entries(whole).filter(([field]) => field === "id" || fields.includes(field));
    return news.newsRecord.parse(Object.fromEntries(wanted));
  };

  const routes = [
    platformRoute(news.search, ({ params, now, store: { connection } }) => {
      const { query, max_results: most = RESULTS, max_age_hours: age = AGE_HOURS } = params;
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const found = STORIES.filter(
        (story) =>
          agedAt(story) >= now - age * HOUR_MS && words.every((word) => wordsOf(story).includes(word)),
      ).slice(0, most);
      return {
        data: found.map((story) => shown(connection, story, params["news.fields"])),
        meta: { result_count: found.length },
      };
    }),

    platformRoute(news.get, ({ params, store: { connection } }) => {
      const story = STORIES.find(({ id }) => id === params.id);
      if (!story) throw problems.notFound("news", "id", params.id);
      return { data: shown(connection, story, params["news.fields"]) };
    }),
  ];
  return {
    routes,
    reset: () => {
      printedAt = clock.now();
    },
  };
}

const wordsOf = ({ name, hook, summary, keywords }: Story) =>
  [name, hook, summary, ...keywords].join(" ").toLowerCase();
