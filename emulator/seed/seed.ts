import type { Clock } from "../clock";
import type { Db } from "../store/database";

/** Fills the advertising service's records. */
export function seedDatabase(_db: Db, _name: "demo" | "empty" | "large", _clock: Clock): void {}
