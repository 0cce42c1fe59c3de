const reasons = new Set<object>();

const ask = (event: Event) => event.preventDefault();

/** Has the browser ask before the page itself is left, until the function returned is called. */
export function askBeforeLeaving(): () => void {
  const reason = {};
  reasons.add(reason);
  addEventListener("beforeunload", ask);
  return () => {
    reasons.delete(reason);
    if (reasons.size === 0) removeEventListener("beforeunload", ask);
  };
}
