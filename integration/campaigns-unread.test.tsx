import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import {
  behindViewMenu,
  cell,
  dialog,
  FEW,
  idOf,
  MANY,
  openCampaigns,
  renameInCell,
  row,
  rows,
  statusesOfWrites,
} from "./campaign-pages";
import { expect, test, write } from "./dashboard";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
/** The alert with this text. */
const alert = async (words: RegExp) =>
  waitFor(() => {
    const found = screen.getAllByRole("alert").find(({ textContent }) => words.test(textContent ?? ""));
    if (!found) throw new Error(`No alert says ${words}`);
    return found;
  });
const tryAgain = async (user: UserEvent, words: RegExp) =>
  user.click(within(await alert(words)).getByRole("button", { name: "Try again" }));

test("campaigns that cannot be read show no number, and are read on retry", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open, "?columns=name,funding");
  const banner = () => screen.getByRole("main").querySelector("header");
  await waitFor(() => expect(banner()).toHaveTextContent("in use"));
  const shown = idOf(row(0));
  await emulator.fault({ path: `/live/12/accounts/${FEW.id}*`, status: 503 });
  await open(`/live/mara_agency/${FEW.id}/campaigns?columns=name,funding&panel=${shown}`);
  await screen.findByText(`The campaign ${shown} could not be read`);
  await alert(/The campaigns could not be read/);
  expect(banner()).not.toHaveTextContent(/\d/);
  await emulator.clearFaults();
  await tryAgain(user, /The campaigns could not be read/);
  await waitFor(() => expect(banner()).toHaveTextContent("in use"));
  // The funding was not read either, and is named as ever.
  await waitFor(() => expect(cell(0, "funding")).not.toHaveTextContent(/^[a-z0-9]{5}$/));
});

test("where nothing pays yet, a new campaign leads to the funding, and that to its first instrument", async ({
  open,
  user,
  emulator,
}) => {
  await open("/sandbox");
  await user.click(await button("Create account"));
  const account = within(await dialog("Create a sandbox account"));
  await write(user, account.getByLabelText("Name"), "Nothing pays");
  await user.click(account.getByRole("button", { name: "Create account" }));
  await user.click(
    await within(await screen.findByRole("grid")).findByRole("link", { name: /^Nothing pays/ }),
  );
  await user.click(await button("Create the first campaign"));
  await screen.findByText(/Nothing pays for campaigns in this account yet\./);
  const creating = location.pathname;
  await user.click(screen.getByRole("link", { name: "Go to funding" }));
  await user.click(await button("Create the first funding source"));
  await dialog(/funding source/i);

  await emulator.fault({ path: "/sandbox/12/accounts/*/funding_instruments", status: 503 });
  await open(creating);
  await alert(/The funding sources could not be read/);
  await emulator.clearFaults();
  await tryAgain(user, /The funding sources could not be read/);
  await screen.findByText(/Nothing pays for campaigns in this account yet\./);
});

test("rows that arrived stay when a later page fails, and the rest can be read", async ({
  open,
  user,
  emulator,
}) => {
  await emulator.fault({
    method: "GET",
    path: `/live/12/accounts/${MANY.id}/campaigns`,
    after: 1,
    status: 500,
    body: { errors: [{ code: "INTERNAL_ERROR", message: "Broken" }] },
  });
  await open(`/live/mara_agency/${MANY.id}/campaigns`);
  await screen.findByText("Only the first 200 campaigns were read.");
  expect(rows()).not.toEqual([]);
  await emulator.clearFaults();
  await user.click(await button("Read the rest"));
  await waitFor(() => expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", "8002"));
});

test("a change stays in sight in the list with deleted campaigns, which was read before it", async ({
  open,
  user,
  emulator,
}) => {
  const showDeleted = async (choice: string) => {
    await behindViewMenu(user, /^Deleted campaigns/, choice);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "View" })).toHaveFocus());
  };
  const reads = async () =>
    (await emulator.requests()).filter(({ path }) => path.endsWith("/campaigns")).length;
  await openCampaigns(open);
  const hidden = rows().length;
  await showDeleted("Include deleted");
  await waitFor(() => expect(rows().length).toBeGreaterThan(hidden));
  await showDeleted("Hidden");
  await waitFor(() => expect(rows()).toHaveLength(hidden));

  await renameInCell(user, 1, "Renamed by hand");
  expect(await statusesOfWrites(emulator, 1)).toEqual([200]);
  const before = await reads();
  await user.click(await button("Read the list again"));
  await waitFor(async () => expect(await reads()).toBeGreaterThan(before));
  await screen.findByText("Synced just now");
  await showDeleted("Include deleted");
  await waitFor(() => expect(rows().length).toBeGreaterThan(hidden));
  await screen.findByRole("link", { name: "Renamed by hand" });
});
