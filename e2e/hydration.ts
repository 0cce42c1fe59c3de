import { expect, type Page } from "@playwright/test";

/**
 * Resolves when React has taken over the dashboard's page. A click or a key before that is lost, and no person is as
 * quick as a test. Pages that bring no script of the dashboard are not waited for.
 */
export async function hydrated(page: Page): Promise<void> {
  // Tabs in the background draw no frames to poll by.
  await page.waitForFunction(isHydrated, undefined, { polling: 50 });
}

/** Runs in the page. */
function isHydrated(): boolean {
  if (document.readyState === "loading") return false;
  if (!document.querySelector('script[src*="/_next/"]')) return true;
  const taken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  return [...document.body.querySelectorAll("button, input, select, textarea")].every(taken);
}

/**
 * Resolves when a page has loaded what the user may do there. Before that its controls are closed: a click waits for
 * them to open, but a key does something else.
 */
export async function roleKnown(page: Page): Promise<void> {
  await expect(page.getByText("Checking what your role allows here.")).toHaveCount(0);
}

/** Lets the page's own ways to a document, `goto` and `reload`, end when it is hydrated. */
export function waitForHydration(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...given) => {
    const response = await goto.apply(page, given);
    await hydrated(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload.apply(page, given);
    await hydrated(page);
    return response;
  };
}
