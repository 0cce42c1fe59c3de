/** What keys of the cache begin with under which a browser's own changes are read. */
export const OWN_CHANGES = ["own-changes"];
