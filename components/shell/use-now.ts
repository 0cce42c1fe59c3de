import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;
const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function eachMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/**
 * The time to the minute, in milliseconds, updated each minute.
 *
 * @param onServer what it is on the server, whose clock differs, and while what that drew is hydrated
 */
export function useNow(onServer?: number): number | undefined {
  return useSyncExternalStore(eachMinute, currentMinute, () => onServer);
}

const currentSecond = () => Math.floor(Date.now() / 1_000) * 1_000;

function eachSecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
}

/** The time to the second, in milliseconds, for countdowns. Undefined on the server, whose clock differs. */
export function useSecond(): number | undefined {
  return useSyncExternalStore(eachSecond, currentSecond, () => undefined);
}
