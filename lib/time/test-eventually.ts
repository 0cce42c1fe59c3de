import { vi } from "vitest";

/** Long enough for a machine that has much else to do: a test fails by what it sees, not by how busy that is. */
const PATIENCE = { timeout: 10_000, interval: 5 };

/** What `look` gives once it no longer throws; throws what it threw last when it still does after ten seconds. */
export const eventually = <Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> =>
  vi.waitFor(look, PATIENCE);
