/** Addresses of media are stored without their origin, which is that of the request. */
export const mediaUrl = (name: string, extension: string) => `/media/${name}${extension}`;

const KEPT = /"(\w*url)":"\/media\//g;

/**
 * JSON text with the addresses of media made whole. Only fields named `…url` have such values: where people give
 * an address themselves it begins with http.
 */
export function withMediaOrigin(json: string, origin: string): string {
  return json.includes('url":"/media/') ? json.replace(KEPT, `"$1":"${origin}/media/`) : json;
}
