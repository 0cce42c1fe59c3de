/** Where the page is that draws a post in somebody else's frame. */
export const PREVIEW_PAGE = "/ads-manager/post-preview/index.html";

/** The frame in which a page shows what it is given. Its address has no origin yet. */
export const previewFrame = (data: string) =>
  `<iframe class='post-preview' src='${PREVIEW_PAGE}?data=${data}'></iframe>`;

const RELATIVE = `src='${PREVIEW_PAGE}`;

/** JSON text with the addresses of frames made whole. */
export const withPreviewOrigin = (json: string, origin: string): string =>
  json.includes(RELATIVE) ? json.replaceAll(RELATIVE, `src='${origin}${PREVIEW_PAGE}`) : json;
