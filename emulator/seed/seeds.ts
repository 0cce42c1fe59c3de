/** `demo` is an agency with its clients, `large` one with 500 of them, `empty` holds no account at all. */
export const SEEDS = ["demo", "empty", "large"] as const;
export type Seed = (typeof SEEDS)[number];
