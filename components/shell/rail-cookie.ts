/** Name of the cookie that lets the server draw the rail as the person left it: `open` or `collapsed`. */
export const RAIL_COOKIE = "rail";
