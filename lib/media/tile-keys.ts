/** Moves with the arrow keys in rows of tiles; undefined for other keys. */
export function tileAfterKey(
  key: string,
  at: number,
  { count, columns, pageRows }: { count: number; columns: number; pageRows: number },
): number | undefined {
  const last = count - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    // A row that is not full does not stop the way down.
    ArrowDown:
      at + columns > last && Math.floor(at / columns) < Math.floor(last / columns) ? last : at + columns,
    ArrowUp: at - columns,
    PageDown: Math.min(at + columns * pageRows, last),
    PageUp: Math.max(at - columns * pageRows, 0),
    Home: 0,
    End: last,
  };
  const next = steps[key];
  if (next === undefined || count === 0) return undefined;
  return next < 0 || next > last ? at : next;
}
