const NAMED = [
  [16, 9],
  [9, 16],
  [1, 1],
  [4, 3],
  [3, 4],
  [4, 5],
  [5, 4],
] as const;

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Width to height as the service writes it, `16:9`; a pixel or two off still counts as one of the usual ratios. */
export function aspectRatio({ width, height }: { readonly width: number; readonly height: number }): string {
  const named = NAMED.find(([w, h]) => Math.abs(width / height / (w / h) - 1) < 0.005);
  const divisor = greatestDivisor(width, height);
  const [w, h] = named ?? [width / divisor, height / divisor];
  return `${w}:${h}`;
}
