import type { ParamsOf } from "@/lib/ads/endpoint";
import * as filtered from "@/lib/ads/endpoints/filtered-stream";
import { RULES_MAX } from "@/lib/ads/endpoints/stream-rules";
import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import type { RecordStore } from "../../database/store";
import type { Clock } from "../../http/clock";
import { type PlatformRoute, platformRoute } from "../pipeline/route";
import { expandedFacts } from "../posts/expanded";
import { type PostFacts, postFactsOf } from "../posts/facts";
import type { SeededPosts } from "../posts/seeded-posts";
import { lastSeq, postsSince } from "../posts/timeline";
import { rulesAfter } from "../rules/stream-store";
import type { OpenStream, OpenStreams } from "../streams/open-streams";
import { answerWithStream } from "../streams/stream-answer";
import { matcherOf } from "./matching";

/** The parts of each post that a reader asks for. */
interface Reader {
  readonly wish: ParamsOf<typeof filtered.connect>;
  readonly origin: string;
}

/** Hands posts to those who stream them, as soon as they are written: by whatever part of the service. */
export class FilteredStream {
  private readonly readers = new WeakMap<OpenStream["write"], Reader>();
  /** Posts up to this one were handed on. */
  private handedOn = 0;

  constructor(
    private readonly store: RecordStore,
    private readonly clock: Clock,
    private readonly streams: OpenStreams,
    private readonly seeded: SeededPosts,
  ) {
    streams.onTick(() => this.handOn());
    store.onWrite(() => this.handOn());
  }

  get routes(): readonly PlatformRoute[] {
    return [
      platformRoute(filtered.connect, (call) => {
        this.seeded.writeAll();
        if (this.open().length === 0) this.handedOn = lastSeq(this.connection);
        return answerWithStream(this.streams, "filtered_stream", call, (stream, from) => {
          this.readers.set(stream.write, { wish: call.params, origin: call.origin });
          const since = formatServiceTime(from);
          const missed =
            from < call.now ? this.postsAfter(0).filter(({ post }) => post.created_at > since) : [];
          this.show(stream, missed);
          this.streams.tick();
        });
      }),
    ];
  }

  private handOn(): void {
    const readers = this.open();
    if (readers.length === 0) return;
    const posts = this.postsAfter(this.handedOn);
    this.handedOn = lastSeq(this.connection);
    for (const stream of readers) this.show(stream, posts);
  }

  private open(): OpenStream[] {
    return this.streams.of("filtered_stream");
  }

  private get connection(): Connection {
    return this.store.connection;
  }

  private postsAfter(seq: number): PostFacts[] {
    return postFactsOf(this.connection, postsSince(this.connection, seq), this.clock.now());
  }

  /** Writes the posts that fit a rule of the reader's application, with the rules that they fit. */
  private show({ applicationId, write }: OpenStream, posts: readonly PostFacts[]): void {
    const reader = this.readers.get(write);
    if (!reader || posts.length === 0) return;
    const seen = { connection: this.connection, origin: reader.origin, now: this.clock.now() };
    const rules = rulesAfter(this.connection, applicationId, {
      ids: undefined,
      after: 0,
      count: RULES_MAX,
    }).map(({ id, value, tag }) => ({ said: { id, ...(tag !== null && { tag }) }, fits: matcherOf(value) }));
    for (const facts of posts) {
      const matching = rules.filter(({ fits }) => fits(facts)).map(({ said }) => said);
      if (matching.length === 0) continue;
      const { data, includes } = expandedFacts(seen, [facts], reader.wish);
      write(JSON.stringify({ data: data[0], ...(includes && { includes }), matching_rules: matching }));
    }
  }
}
