/** Where the servers' thread gives the cookies of a handle, and of those connected after a plus. */
export const SIGN_IN_PATH = "/_sign-in/";

/** Addresses of the servers by which tests give the dashboard an empty store, or none. */
export const STORE_PATHS = { on: "/test-store/on", off: "/test-store/off" } as const;

/** Address at which the dashboard's server forgets what is left of allowances, as the emulator does at its reset. */
export const ALLOWANCES_PATH = "/test-allowances/forget";

/** Address at which it drops the statistics in its memory. */
export const FORGET_STATISTICS_PATH = "/test-statistics/forget";
