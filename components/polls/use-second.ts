import { useSyncExternalStore } from "react";

const currentSecond = () => Math.floor(Date.now() / 1_000) * 1_000;

function eachSecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
}

/** The time to the second, in milliseconds, for countdowns. Undefined on the server, whose clock is another. */
export function useSecond(): number | undefined {
  return useSyncExternalStore(eachSecond, currentSecond, () => undefined);
}
