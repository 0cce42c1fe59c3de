import { audienceUploads } from "@/lib/ads/rate-limits";

/** Between two requests, so that they spread over the window and a reloaded tab cannot exceed it. */
const GAP_MS = (audienceUploads.windowSeconds * 1000) / audienceUploads.limit + 1;

/**
 * Schedules requests so that never more than the limit arrive within a window (1,500 a minute). A request takes the
 * place of the one 1,500 before it, a whole window after that one was answered: whenever they arrived in between, they
 * are more than a window apart.
 */
export class RequestWindow {
  readonly #answeredAt: (number | undefined)[] = [];
  #begun = 0;
  #next = 0;

  /** Milliseconds until the next request can be sent; undefined while its place belongs to one without an answer. */
  delay(now: number): number | undefined {
    const { limit, windowSeconds } = audienceUploads;
    const before = this.#begun - limit;
    if (before < 0) return Math.max(0, this.#next - now);
    const answered = this.#answeredAt[before % limit];
    if (answered === undefined) return undefined;
    return Math.max(0, this.#next - now, answered + windowSeconds * 1000 + 1 - now);
  }

  /** Takes a place; call the returned function with the time of the answer, or of a failure. */
  enter(now: number): (answeredAt: number) => void {
    const place = this.#begun % audienceUploads.limit;
    this.#begun += 1;
    this.#next = now + GAP_MS;
    this.#answeredAt[place] = undefined;
    return (answeredAt) => {
      this.#answeredAt[place] = answeredAt;
    };
  }
}
