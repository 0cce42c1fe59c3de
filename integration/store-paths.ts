/** Addresses of the servers by which tests give the dashboard an empty store, or none. */
export const STORE_PATHS = { on: "/test-store/on", off: "/test-store/off" } as const;
