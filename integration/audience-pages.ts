import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, type Open, write } from "./dashboard";

/** Kestrel Air, which has audiences of every kind. */
export const KESTREL_AUDIENCES = "/live/mara_agency/r13kwryt0f0/audiences";

export const table = async () => within(await screen.findByRole("table", { name: "Audiences" }));
/** What is open about one audience; toasts with its name are dialogs too. */
export const panel = async (name: string | RegExp) => within(await screen.findByRole("dialog", { name }));

/** The row of an audience by its name, as text. */
export const rowSays = (name: string, words: string) =>
  waitFor(async () => {
    const row = (await table()).getAllByRole("row").find(({ textContent }) => textContent?.includes(name));
    expect(row).toHaveTextContent(words);
  });

/** Opens the panel of an audience in the list. */
export async function openAudience(user: UserEvent, name: string) {
  await user.click(await (await table()).findByRole("button", { name }));
  return panel(name);
}

/** Opens a section of the first account of a handle. */
export async function openOfFirst(open: Open, as: string, section: string): Promise<void> {
  await open("/live", { as });
  const [link] = await within(await screen.findByRole("grid")).findAllByRole<HTMLAnchorElement>("link");
  await open(new URL(link?.href ?? "").pathname.replace(/[^/]+$/, section), { as });
}

/** Chooses an account in the matrix of sharing. */
export async function addAccount(user: UserEvent, name: string): Promise<void> {
  const add = await screen.findByRole("button", { name: "Add account…" });
  // Closed until the accounts are read.
  await waitFor(() => expect(add).not.toHaveAttribute("aria-disabled", "true"));
  await user.click(add);
  await write(user, await screen.findByRole("combobox", { name: "Account to share with" }), name);
  await user.click(await screen.findByRole("option", { name: (words) => words.includes(name) }));
}
