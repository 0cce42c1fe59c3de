/** The emulator's own time: the system's, plus whatever tests have advanced it by. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  advance(milliseconds: number): void;
  reset(): void;
  /** Calls back whenever the clock was advanced: what waits for a time may find that it has come. */
  onAdvance(listener: () => void): void;
}

export function createClock(system: () => number = Date.now): Clock {
  let ahead = 0;
  const listeners: (() => void)[] = [];
  return {
    now: () => system() + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds;
      for (const listener of listeners) listener();
    },
    reset: () => {
      ahead = 0;
    },
    onAdvance: (listener) => {
      listeners.push(listener);
    },
  };
}
