/**
 * How the address changes with the panel that it names: opening one is a step of its own, so that Back closes it, on
 * phones too, where it is the whole screen; going on to the next and closing are none.
 */
export const panelStep = (open: string | null | undefined, next: string | null) =>
  ({ history: (open ?? null) === null && next !== null ? "push" : "replace" }) as const;
