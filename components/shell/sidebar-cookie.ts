/** Name of the cookie that lets the server draw the sidebar as the person left it: `open` or `collapsed`. */
export const SIDEBAR_COOKIE = "rail";
