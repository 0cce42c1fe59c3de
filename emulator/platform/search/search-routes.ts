import * as search from "@/lib/ads/endpoints/post-search";
import { formatServiceTime, withThousandths } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import { unexpected } from "../../service/refusals";
import { pageOf } from "../pipeline/page-tokens";
import { problems } from "../pipeline/problems";
import { type PlatformRoute, platformRoute } from "../pipeline/route";
import { expandedFacts } from "../posts/expanded";
import { type PostFacts, postFactsOf } from "../posts/facts";
import { viewpointOf } from "../posts/read-routes";
import type { SeededPosts } from "../posts/seeded-posts";
import { pageMetaOf, spanOf } from "../posts/span";
import { postsIn, type TimelineSpan } from "../posts/timeline";
import { queryFault } from "../rules/grammar";
import { matcherOf } from "./matching";

const PAGE = 10;
const RECENT_MS = search.RECENT_DAYS * 86_400_000;
const STEPS_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

const recentSpan = (now: number) => ({ earliest: now - RECENT_MS, latest: now });

export function postSearchRoutes(seeded: SeededPosts): readonly PlatformRoute[] {
  return [
    platformRoute(search.recent, (call) => {
      const { params, store, now } = call;
      const { query, max_results: count = PAGE } = params;
      requireQuery(query);
      seeded.writeAll();
      const span = spanOf(store.connection, params, recentSpan(now));
      const found = factsFitting(store.connection, query, span, now);
      const { records, meta } = pageOf(
        found.map((facts) => ({ seq: facts.post.seq, facts })),
        count,
      );
      const facts = records.map((one) => one.facts);
      const { data, includes } = expandedFacts(viewpointOf(call), facts, params);
      return {
        ...(data.length > 0 && { data }),
        ...(includes && { includes }),
        meta: pageMetaOf(
          facts.map(({ post }) => post),
          meta,
        ),
      };
    }),

    platformRoute(search.counts, ({ params, store, now }) => {
      requireQuery(params.query);
      seeded.writeAll();
      const span = spanOf(store.connection, params, recentSpan(now));
      const times = factsFitting(store.connection, params.query, span, now).map(({ post }) =>
        Date.parse(post.created_at),
      );
      const ends = { from: Date.parse(span.from), to: Math.min(Date.parse(span.to), now) };
      return {
        data: counted(times, ends, STEPS_MS[params.granularity ?? "hour"]),
        meta: { total_post_count: times.length },
      };
    }),
  ];
}

function requireQuery(query: string): void {
  const fault = queryFault(query);
  if (fault === undefined && !/(?<![\w"])-?sample:/.test(query)) return;
  const detail = fault ?? "Reference to invalid operator 'sample': streams have it, searches have not.";
  throw problems.invalid(detail, [unexpected("query", "a query", query)]);
}

function factsFitting(connection: Connection, query: string, span: TimelineSpan, now: number): PostFacts[] {
  return postFactsOf(connection, postsIn(connection, span), now).filter(matcherOf(query));
}

/** How many instants lie in each step of a span, the oldest step first; steps begin on the full minute, hour or day. */
function counted(times: readonly number[], { from, to }: { from: number; to: number }, stepMs: number) {
  const stepOf = (time: number) => Math.floor(time / stepMs);
  const inStep = new Map<number, number>();
  for (const time of times) inStep.set(stepOf(time), (inStep.get(stepOf(time)) ?? 0) + 1);
  const steps = [];
  for (let step = stepOf(from); step * stepMs < to; step += 1) {
    steps.push({
      start: instantOf(Math.max(from, step * stepMs)),
      end: instantOf(Math.min(to, (step + 1) * stepMs)),
      post_count: inStep.get(step) ?? 0,
    });
  }
  return steps;
}

const instantOf = (time: number) => withThousandths(formatServiceTime(time));
