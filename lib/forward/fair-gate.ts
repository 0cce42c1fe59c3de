import "server-only";

/**
 * Limits each person's parallel calls to the service; further ones of the same person are queued, without delaying
 * other people.
 */
export interface FairGate {
  /**
   * Resolves to a function that releases the place, or to undefined when the person's queue is full. Rejects with the
   * signal's reason when the caller leaves the queue.
   */
  enter(person: string, signal: AbortSignal): Promise<(() => void) | undefined>;
}

interface Line {
  inside: number;
  readonly waiting: Set<() => void>;
}

/** A gate with this many parallel calls per person, and this many queued ones. */
export function createFairGate({ inside, waiting }: { inside: number; waiting: number }): FairGate {
  const lines = new Map<string, Line>();

  function leave(person: string, line: Line): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const [next] = line.waiting;
      if (next) {
        line.waiting.delete(next);
        next();
        return;
      }
      line.inside -= 1;
      if (line.inside === 0) lines.delete(person);
    };
  }

  return {
    async enter(person, signal) {
      const line = lines.get(person) ?? { inside: 0, waiting: new Set() };
      lines.set(person, line);
      if (line.inside < inside) {
        line.inside += 1;
        return leave(person, line);
      }
      if (line.waiting.size >= waiting) return undefined;
      await new Promise<void>((resolve, reject) => {
        const turn = () => {
          signal.removeEventListener("abort", giveUp);
          resolve();
        };
        const giveUp = () => {
          line.waiting.delete(turn);
          reject(signal.reason);
        };
        if (signal.aborted) return reject(signal.reason);
        line.waiting.add(turn);
        signal.addEventListener("abort", giveUp, { once: true });
      });
      return leave(person, line);
    },
  };
}
