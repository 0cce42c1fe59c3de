import type { Page } from "@playwright/test";

export const table = (page: Page) => page.getByRole("table", { name: "Audiences" });
/** What is open about one audience; toasts with its name are dialogs too. */
export const panel = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
