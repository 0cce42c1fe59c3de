import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { rowOf } from "./accounts-pages";
import { expect, type Open, write } from "./dashboard";

/** Opens the first page, of one account of the demo alone, and waits until it is there. */
export async function arrive(open: Open, as = "mara_agency"): Promise<void> {
  await open("/live?q=kestrel", { as });
  await rowOf("Kestrel Air");
}

/** The button on top of the sidebar, which names the open account. */
export const accountButton = () => screen.findByRole("button", { name: /switch account|choose an account/i });
export const openAccountIs = (name: string) =>
  waitFor(async () => expect(await accountButton()).toHaveTextContent(name));

export const switcher = () => screen.findByRole("combobox", { name: /switch account/i });

/** Opens the first account that the open switcher offers for some letters. */
export async function choose(user: UserEvent, letters: string, account: string): Promise<void> {
  const search = await switcher();
  await waitFor(() => expect(search).toHaveFocus());
  await write(user, search, letters);
  await screen.findByRole("option", { name: new RegExp(account) });
  await user.keyboard("{Enter}");
  await openAccountIs(account);
}

/** Opens the first account that the switcher offers for some letters. */
export async function switchTo(user: UserEvent, letters: string, account: string): Promise<void> {
  await user.click(await accountButton());
  await choose(user, letters, account);
  await screen.findByRole("heading", { level: 1, name: "Campaigns" });
}

export async function openPalette(user: UserEvent): Promise<HTMLElement> {
  await user.keyboard("{Control>}k{/Control}");
  const palette = await screen.findByRole("combobox", { name: "Go anywhere, do anything" });
  await waitFor(() => expect(palette).toHaveFocus());
  return palette;
}

/** Runs a command of the palette, for words that need not be its own. */
export async function runCommand(user: UserEvent, command: string, words = command): Promise<void> {
  await write(user, await openPalette(user), words);
  // Until it comes first, the entries of before are there, which go with the next rendering.
  await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveAccessibleName(new RegExp(command)));
  await user.keyboard("{Enter}");
}
