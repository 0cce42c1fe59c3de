import { DEMO_OWNER_ID, DEMO_USERS } from "@/lib/demo-users";

/** The demo application (README, Emulator). */
export const DEMO_APPLICATION = {
  id: "10000001",
  name: "Flightdeck (demo)",
  consumerKey: "demo-consumer-key",
  consumerSecret: "demo-consumer-secret",
  ownerId: DEMO_OWNER_ID,
} as const;

/** Users of the emulated service. */
export const PEOPLE = DEMO_USERS;
