/**
 * Where pages are made no window is known: of a list that draws what is in sight, as many rows come with the page as
 * fill a usual one.
 */
export const RECT_ON_SERVER = { width: 0, height: 640 };
