/** Clamps and ratios of what a reader sees; none is in the specification, so all of them are here. */

/** Ratios between which a card or a poll shows its media whole. */
export const CARD_RATIO = { min: 1, max: 1.91 } as const;
/** Ratios between which a single picture or video of a post is shown whole. */
export const SINGLE_RATIO = { min: 3 / 4, max: 2 } as const;
export const WIDE_RATIO = 1.91;
export const VIDEO_RATIO = 16 / 9;
export const UNLOCKED_RATIO = 2.5;
/** Characters that are shown of an address's path; its host is shown whole (display_url of public payloads). */
export const SHOWN_PATH_MAX = 15;

/** Widths in pixels at which previews are drawn. */
export const WIDTHS = { mobile: 375, desktop: 598, narrowest: 320 } as const;

export const clamp = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(max, Math.max(min, value));
