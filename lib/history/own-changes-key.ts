/** Prefix of the cache keys of a browser's own changes. */
export const OWN_CHANGES = ["own-changes"];
