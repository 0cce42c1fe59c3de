import { Asking } from "./asking";

export interface Load {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly connections: number;
  /** How long, or how often. */
  readonly until: { readonly seconds: number } | { readonly answers: number };
  /** Headers of the next request, which may be signed and so differ each time; asked for before its path. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Path and query of the next request, where they differ. */
  readonly path?: () => string;
}

export interface Throughput {
  readonly perSecond: number;
  /** Milliseconds in which 99 of 100 were answered. */
  readonly p99: number;
}

/**
 * Asks one address as fast as it answers, over a fixed number of connections.
 *
 * @throws Error when an answer is not a success: a refusal is quick and would look like speed
 */
export async function load({
  url,
  method = "GET",
  connections,
  until,
  headers,
  path,
}: Load): Promise<Throughput> {
  const address = new URL(url);
  const most = "answers" in until ? until.answers : Number.POSITIVE_INFINITY;
  const began = performance.now();
  const end = "seconds" in until ? began + until.seconds * 1000 : Number.POSITIVE_INFINITY;
  let asked = 0;
  const took: number[] = [];
  const keepAsking = async () => {
    const asking = new Asking(address);
    try {
      while (asked < most && performance.now() < end) {
        asked += 1;
        const sent = { host: address.host, ...headers() };
        const sentAt = performance.now();
        const status = await asking.ask(method, path ? path() : address.pathname + address.search, sent);
        if (!(status >= 200 && status < 300)) throw new Error(`${method} ${url} was answered ${status}`);
        took.push(performance.now() - sentAt);
      }
    } finally {
      asking.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  const perSecond = took.length / ((performance.now() - began) / 1000);
  return { perSecond, p99: took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN };
}
