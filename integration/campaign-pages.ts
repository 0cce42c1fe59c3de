import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { expect, type Open, write } from "./dashboard";

/** An account with some campaigns of every kind, and the one with eight thousand. */
export const FEW = { id: "r13kwryt0f0", name: "Kestrel Air" } as const;
export const MANY = { id: "j8ooh9lxlvk", name: "Megamart Marketplace" } as const;

/** Opens the campaigns of an account and waits until all are read. */
export async function openCampaigns(
  open: Open,
  query = "",
  {
    account = FEW.id,
    as = "mara_agency",
    ...options
  }: { account?: string; as?: string; width?: number } = {},
): Promise<void> {
  await open(`/live/${as}/${account}/campaigns${query}`, { as, ...options });
  await synced();
}

/** Resolves when all campaigns are read, and some are in sight. */
export async function synced(): Promise<void> {
  await screen.findByText(/^Synced/);
  await waitFor(() => expect(rows()).not.toEqual([]));
}

/** Rows of the list that are drawn, the heads of groups among them. */
export const rows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];
export const idOf = (row: HTMLElement) => row.dataset.row ?? "";

/** A row by its place or its id. */
export function row(which: number | string): HTMLElement {
  const found = typeof which === "number" ? rows()[which] : rows().find((each) => idOf(each) === which);
  if (!found) throw new Error(`There is no row ${which}`);
  return found;
}

/** The first row that names a campaign so. */
export function campaignNamed(name: string): HTMLElement {
  const found = rows().find(({ textContent }) => textContent?.includes(name));
  if (!found) throw new Error(`There is no campaign "${name}"`);
  return found;
}

/** A cell of a row by the row's place or its id. */
export function cell(which: number | string, column: string): HTMLElement {
  const found = row(which).querySelector<HTMLElement>(`[data-cell="${column}"]`);
  if (!found) throw new Error(`Row ${which} has no cell ${column}`);
  return found;
}

export const textOf = (which: number | string, column: string) => cell(which, column).textContent ?? "";
export const nameOf = (which: number | string) => textOf(which, "name");
/** The texts of a column, row by row. */
export const texts = (column: string) =>
  rows().map((each) => each.querySelector(`[data-cell="${column}"]`)?.textContent ?? "");

/** Chooses the first campaigns of the list by their boxes. */
export async function choose(user: UserEvent, ...places: readonly number[]): Promise<HTMLElement> {
  for (const place of places) await user.click(cell(place, "select"));
  return screen.findByRole("region", { name: "Selected campaigns" });
}

/** The field in the cell of a name that is edited. */
export const nameField = () => screen.findByRole("textbox", { name: "Name" });

/** Writes a name into the cell of a campaign, as far as the Enter key. */
export async function renameInCell(user: UserEvent, which: number | string, name: string): Promise<void> {
  cell(which, "name").focus();
  await user.keyboard("{Enter}");
  await write(user, await nameField(), name);
  await user.keyboard("{Enter}");
}

export const stagedBar = () => screen.findByRole("region", { name: "Staged changes" });

/** From now on edits wait until they are published. */
export async function stageFromNowOn(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole("button", { name: /^Stage changes/ }));
  await within(await stagedBar()).findByText("Edits wait here until you publish them.");
}

/** Takes something from the menu of the view. */
export async function fromViewMenu(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(screen.getByRole("button", { name: "View" }));
  await user.click(await screen.findByRole("menuitem", { name }));
}

/** Chooses something from what an item of the view's menu opens. */
export async function behindViewMenu(
  user: UserEvent,
  item: RegExp,
  name: string,
  role: "menuitem" | "menuitemradio" | "menuitemcheckbox" = "menuitemradio",
): Promise<void> {
  await user.click(screen.getByRole("button", { name: "View" }));
  (await screen.findByRole("menuitem", { name: item })).focus();
  await user.keyboard("{ArrowRight}");
  await user.click(await screen.findByRole(role, { name }));
}

export const jobs = () => screen.findByRole("region", { name: "Jobs" });
/** The job in the tray whose words hold these. */
export const jobWith = (words: string): Promise<HTMLElement> =>
  waitFor(async () => {
    const items = within(await jobs()).getAllByRole("listitem");
    const found = items.find((item) => item.textContent?.includes(words));
    if (!found) throw new Error(`There is no job with "${words}"`);
    return found;
  });
/** Resolves when the page shows this, in any elements. */
export const pageSays = (text: string | RegExp) =>
  waitFor(() => expect(document.body).toHaveTextContent(text));
/** Resolves when the tray of jobs shows this. */
export const jobsSay = (text: string | RegExp) =>
  waitFor(async () => expect(await jobs()).toHaveTextContent(text));
export const dialog = (name?: string | RegExp) =>
  screen.findByRole("dialog", name === undefined ? {} : { name });

/** Changes of campaigns that arrived at the service. */
export async function writesOf(emulator: EmulatorControl) {
  const requests = await emulator.requests();
  return requests.filter(({ method, path }) => method !== "GET" && path.includes("/campaigns"));
}

/** Resolves when so many changes of campaigns are answered, and gives how. */
export async function statusesOfWrites(emulator: EmulatorControl, count: number): Promise<number[]> {
  return waitFor(async () => {
    const statuses = (await writesOf(emulator)).map(({ status }) => status);
    expect(statuses).toHaveLength(count);
    expect(statuses, "what is not answered yet").not.toContain(0);
    return statuses;
  });
}

/** The parameters that a change was sent with. */
export const sentKeys = ({ query }: { readonly query: string }) =>
  [...new URLSearchParams(query).keys()].filter((key) => !key.startsWith("oauth_")).sort();

/** The operations of the batches that arrived, one after another. */
export const operationsOf = (
  requests: readonly { readonly body: string | null }[],
): { operation_type: string; params: Record<string, unknown> }[] =>
  requests.flatMap(({ body }) => JSON.parse(body ?? "[]"));

/** What an account has, by the same way as the dashboard. */
export async function recordsOf<Item>(what: string, account: string = FEW.id): Promise<Item[]> {
  const answer = await fetch(`/api/ads/live/mara_agency/12/accounts/${account}/${what}?count=1000`, {
    headers: { "x-forward": "1" },
  });
  const { data }: { data: Item[] } = await answer.json();
  return data;
}

/** Changes a campaign at the service as another person would. */
export async function changeElsewhere(campaign: string, query: string, account: string = FEW.id) {
  const answer = await fetch(
    `/api/ads/live/mara_agency/12/accounts/${account}/campaigns/${campaign}${query}`,
    {
      method: query === "" ? "DELETE" : "PUT",
      headers: { "x-forward": "1" },
    },
  );
  expect(answer.status).toBe(200);
}

/** A campaign that was renamed by mistake, to be restored; on the page of campaigns. */
export async function renamedByMistake() {
  const campaign = idOf(row(0));
  const before = nameOf(0);
  await changeElsewhere(campaign, "?name=By+mistake");
  return { campaign, before };
}
