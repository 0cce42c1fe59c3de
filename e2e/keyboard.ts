/** What a person without a mouse does, as often and as slowly as it takes. */
import { expect, type Locator, type Page } from "@playwright/test";

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes to a control by the Tab key, wherever the focus is. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let step = 0; step < 200; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

/** Goes to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}
