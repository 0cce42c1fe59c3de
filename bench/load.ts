import autocannon from "autocannon";

export interface Load {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly connections: number;
  /** How long, or how often. */
  readonly until: { readonly seconds: number } | { readonly answers: number };
  /** Headers of the next request, which may be signed and so differ each time. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Path and query of the next request, where they differ. */
  readonly path?: () => string;
}

export interface Throughput {
  readonly perSecond: number;
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
  const result = await autocannon({
    url,
    connections,
    ...("seconds" in until ? { duration: until.seconds } : { amount: until.answers }),
    requests: [
      {
        method,
        setupRequest: (request: object) => ({
          ...request,
          headers: { ...headers() },
          ...(path ? { path: path() } : {}),
        }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${method} ${url}: ${result.non2xx} refusals and ${result.errors} errors`);
  }
  return {
    perSecond: result.requests.total / result.duration,
  };
}
