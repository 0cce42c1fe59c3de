import { jar } from "./cookie-jar";

/** `fetch` as Node has it, for what is no page. */
export const serverFetch = globalThis.fetch;

/**
 * `fetch` as in pages: their own addresses lead to the forward, with the browser's cookies and headers.
 *
 * @param gone aborts when the page is left, which receives no answer from then on
 */
export function fetchInPage(forwardUrl: string, gone: AbortSignal): typeof fetch {
  const answer: typeof fetch = async (input, init) => {
    const request = typeof input === "string" || input instanceof URL ? String(input) : input.url;
    const url = new URL(request, location.href);
    if (url.origin !== location.origin) return serverFetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set("cookie", jar.header());
    headers.set("origin", location.origin);
    headers.set("sec-fetch-site", "same-origin");
    const response = await serverFetch(`${forwardUrl}${url.pathname}${url.search}`, {
      ...init,
      headers,
    });
    for (const cookie of response.headers.getSetCookie()) jar.store(cookie);
    return response;
  };
  return (input, init) =>
    new Promise((resolve, reject) => {
      if (gone.aborted) return;
      answer(input, init).then(
        (response) => gone.aborted || resolve(response),
        (error) => gone.aborted || reject(error),
      );
    });
}
