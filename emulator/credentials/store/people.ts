import { equalInConstantTime } from "@/lib/oauth/verify";
import type { Db } from "../../database/database";
import { type Application, applicationRow, type User, userRow } from "./records";

/** Users of the service and the applications registered with it. */
export class People {
  readonly #byKey = new Map<string, Application>();

  constructor(private readonly db: Db) {}

  /** Clears the cache, after the tables were emptied and filled from outside. */
  forget(): void {
    this.#byKey.clear();
  }

  users(): User[] {
    const rows = this.db.prepare("SELECT * FROM users ORDER BY id").all();
    return rows.map((row) => userRow.parse(row));
  }

  user(id: string): User | undefined {
    const row = this.db.prepare("SELECT * FROM users WHERE id = ?").get(id);
    return row === undefined ? undefined : userRow.parse(row);
  }

  /** The user with this handle and password. Handles are case-insensitive and may be typed with their @. */
  withPassword(handle: string, password: string): User | undefined {
    const row = this.db.prepare("SELECT * FROM users WHERE handle = ?").get(handle.trim().replace(/^@/, ""));
    const user = row === undefined ? undefined : userRow.parse(row);
    return user && equalInConstantTime(user.password, password) ? user : undefined;
  }

  applications(): Application[] {
    const rows = this.db.prepare("SELECT * FROM applications ORDER BY id").all();
    return rows.map((row) => applicationRow.parse(row));
  }

  application(id: string): Application | undefined {
    return this.applications().find((application) => application.id === id);
  }

  /** Every signed call asks for its application: answered from memory, for applications never change. */
  applicationByKey(consumerKey: string): Application | undefined {
    const known = this.#byKey.get(consumerKey);
    if (known) return known;
    const found = this.applications().find((application) => application.consumer_key === consumerKey);
    if (found) this.#byKey.set(consumerKey, found);
    return found;
  }
}
