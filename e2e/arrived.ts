import { expect, type Page } from "@playwright/test";

/** What accounts spend is read after everything else, account after account. */
const READ_LATER = "[data-cell^=spend] *, [data-cell=pace] *, [data-cell=runway] *";

/** Nothing of the page is on its way any more but what accounts spend. */
export const arrived = (page: Page) =>
  expect(page.locator(`main .skeleton:not(${READ_LATER})`)).toHaveCount(0, { timeout: 20_000 });
