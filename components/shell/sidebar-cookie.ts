/**
 * Name of the cookie for the state of the sidebar, so that the server renders it as the person left it: `open` or
 * `collapsed`.
 */
export const SIDEBAR_COOKIE = "rail";
