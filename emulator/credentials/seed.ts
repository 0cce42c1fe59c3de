import { DEMO_PASSWORD } from "@/lib/demo-users";
import type { Db } from "../database/database";
import { DEMO_APPLICATION, PEOPLE } from "../seed/people";

/** The owner's access token of the demo application: the same after every reset, so that scripts may store it. */
export const OWNER_TOKEN = {
  token: `${DEMO_APPLICATION.ownerId}-demoOwnerAccessToken00000000000000000000`,
  secret: "demoOwnerAccessTokenSecret00000000000000000",
} as const;

interface SeededApplication {
  readonly id: string;
  readonly name: string;
  readonly consumerKey: string;
  readonly consumerSecret: string;
  readonly ownerId: string;
  readonly signIn: boolean;
  readonly callbacks: readonly string[];
}

/** A desktop application: its own URL scheme, PIN mode, and no sign-in with the service. */
export const DESKTOP_APPLICATION: SeededApplication = {
  id: "10000002",
  name: "Flightdeck for desktop (demo)",
  consumerKey: "desktop-consumer-key",
  consumerSecret: "desktop-consumer-secret",
  ownerId: "2200000002",
  signIn: false,
  callbacks: ["flightdeck-desktop://", "oob"],
};

const applications: readonly SeededApplication[] = [
  {
    ...DEMO_APPLICATION,
    signIn: true,
    callbacks: ["http://localhost:*", "http://127.0.0.1:*", "oob"],
  },
  DESKTOP_APPLICATION,
];

/** Users, applications and the owner's token, in every seed alike. */
export function seedCredentials(db: Db, now: number): void {
  const addUser = db.prepare("INSERT INTO users (id, handle, name, role, password) VALUES (?, ?, ?, ?, ?)");
  for (const { id, handle, name, role } of PEOPLE) addUser.run(id, handle, name, role, DEMO_PASSWORD);
  const addApplication = db.prepare(
    `INSERT INTO applications (id, name, consumer_key, consumer_secret, owner_id, access, sign_in, callbacks)
     VALUES (?, ?, ?, ?, ?, 'write', ?, ?)`,
  );
  for (const { id, name, consumerKey, consumerSecret, ownerId, signIn, callbacks } of applications)
    addApplication.run(
      id,
      name,
      consumerKey,
      consumerSecret,
      ownerId,
      signIn ? 1 : 0,
      JSON.stringify(callbacks),
    );
  db.prepare(
    `INSERT INTO access_tokens (token, secret, user_id, application_id, access, made_by, created_at)
     VALUES (?, ?, ?, ?, 'write', 'settings', ?)`,
  ).run(OWNER_TOKEN.token, OWNER_TOKEN.secret, DEMO_APPLICATION.ownerId, DEMO_APPLICATION.id, now);
}
