import { DEMO_PASSWORD, DEMO_USERS } from "@/lib/demo-users";

/** The demo application (README, Emulator). */
export const DEMO_APPLICATION = {
  id: "10000001",
  name: "Flightdeck (demo)",
  consumerKey: "demo-consumer-key",
  consumerSecret: "demo-consumer-secret",
  ownerId: "2200000001",
} as const;

/** Users of the emulated service. */
export const PEOPLE = DEMO_USERS;
export { DEMO_PASSWORD };
