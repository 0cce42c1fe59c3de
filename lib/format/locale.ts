/** The language that figures, dates and lists are written in wherever a caller names no other. */
export const LOCALE = "en-GB";

/**
 * The language of names and of alphabetical order, without its region: what places and currencies are called has to
 * match what the service calls them.
 */
export const LANGUAGE = "en";
