import { audienceUploads } from "@/lib/ads/rate-limits";

/** Between two requests, so that they spread over the window and a reloaded tab cannot exceed it. */
const GAP_MS = (audienceUploads.windowSeconds * 1000) / audienceUploads.limit + 1;

/**
 * Says when a request may leave so that never more than the service allows arrive within its window (1,500 a
 * minute). A request takes the place of the one 1,500 before it, a whole window after that one was answered:
 * whenever between the two ends they arrived, they are more than a window apart.
 */
export class RequestWindow {
  readonly #answeredAt: (number | undefined)[] = [];
  #begun = 0;
  #next = 0;

  /** Milliseconds until the next request may leave; undefined while one that has no answer holds its place. */
  delay(now: number): number | undefined {
    const { limit, windowSeconds } = audienceUploads;
    const before = this.#begun - limit;
    if (before < 0) return Math.max(0, this.#next - now);
    const answered = this.#answeredAt[before % limit];
    if (answered === undefined) return undefined;
    return Math.max(0, this.#next - now, answered + windowSeconds * 1000 + 1 - now);
  }

  /** Takes a place; the function gives the time of the answer, or of having none. */
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
