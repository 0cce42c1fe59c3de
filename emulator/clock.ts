/** The emulator's own time: the system's, plus whatever tests have advanced it by. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  advance(milliseconds: number): void;
  reset(): void;
}

export function createClock(system: () => number = Date.now): Clock {
  let ahead = 0;
  return {
    now: () => system() + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    reset: () => {
      ahead = 0;
    },
  };
}
