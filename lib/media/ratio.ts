import { formatDecimals } from "@/lib/format/numbers";

/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A ratio of width to height that the service requires somewhere, and its tolerance. */
export interface NamedRatio {
  readonly name: string;
  readonly value: number;
  /** Part of the value: 0.02 is two per cent. */
  readonly tolerance: number;
}

/** 800 × 418, the size the service recommends, is 1.914:1: hence two per cent tolerance. */
export const WIDE: NamedRatio = { name: "1.91:1", value: 1.91, tolerance: 0.02 };
export const SQUARE: NamedRatio = { name: "1:1", value: 1, tolerance: 0.01 };
export const CINEMA: NamedRatio = { name: "16:9", value: 16 / 9, tolerance: 0.01 };
export const BANNER: NamedRatio = { name: "5:2", value: 2.5, tolerance: 0.02 };

/** From wide to tall. A medium is classified by the first one within tolerance. */
export const NAMED_RATIOS: readonly NamedRatio[] = [BANNER, WIDE, CINEMA, SQUARE];

export const isRatio = (ratio: number, { value, tolerance }: NamedRatio): boolean =>
  Math.abs(ratio / value - 1) <= tolerance;

/** Ratios of cameras, phones and screens by their common names: [width, height]. */
const COMMON = [
  [3, 1],
  [21, 9],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
  [4, 5],
  [3, 4],
  [2, 3],
  [9, 16],
  [1, 2],
] as const;

/** The common name: a named ratio, a common one, "4:5", or else the number to two decimals, "1.21:1". */
export function ratioName(ratio: number): string {
  const named = NAMED_RATIOS.find((each) => isRatio(ratio, each));
  if (named) return named.name;
  const common = COMMON.find(([width, height]) => Math.abs((ratio * height) / width - 1) <= 0.01);
  return common ? common.join(":") : `${formatDecimals(ratio, 2)}:1`;
}

/** A ratio in the service's notation, "16:9"; undefined for anything else. */
export function readRatio(text: string | null | undefined): number | undefined {
  const [, width, height] = /^(\d{1,6}(?:\.\d{1,6})?):(\d{1,6}(?:\.\d{1,6})?)$/.exec(text ?? "") ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined;
}

/** Width to height of a medium: of its pixels where they are known, else as the service returns it. */
export const ratioOfMedia = (
  media: { readonly aspect_ratio?: string | null | undefined } | undefined,
  size: PixelSize | undefined,
): number | undefined => (size ? size.width / size.height : readRatio(media?.aspect_ratio));
