import type { Page } from "@playwright/test";
import type { EmulatorControl } from "./emulator-control";

/** The dialog in which a line item is created. */
export const creating = (page: Page) => page.getByRole("dialog", { name: "New line item" });

/** Changes of line items that arrived at the service, with what was sent. */
export async function writesOf(emulator: EmulatorControl) {
  const requests = await emulator.requests();
  return requests
    .filter(({ method, path }) => method !== "GET" && path.includes("/line_items"))
    .map(({ method, query }) => ({
      method,
      sent: Object.fromEntries(
        [...new URLSearchParams(query)].filter(([name]) => !name.startsWith("oauth_")),
      ),
    }));
}
