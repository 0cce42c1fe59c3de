/** What the emulator's bundle leaves outside: the database's native part. */
export const OUTSIDE_THE_EMULATOR = ["libsql", "undici"];
