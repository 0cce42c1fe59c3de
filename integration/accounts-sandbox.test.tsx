import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { portfolioRead, rowNow, rowOf, rowSays } from "./accounts-pages";
import { expect, test, write } from "./dashboard";
import { graceEnds } from "./grace";

const panel = (name: string) => screen.findByRole("dialog", { name });

/** Creates an account, with something in it if that is wished. */
async function create(user: UserEvent, name: string, { filled = false } = {}): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Create account" }));
  const dialog = await panel("Create a sandbox account");
  await write(user, within(dialog).getByLabelText("Name"), name);
  if (filled) await user.click(within(dialog).getByLabelText(/three paused campaigns/));
  else await user.selectOptions(within(dialog).getByLabelText("Industry"), "Retail");
  await user.click(within(dialog).getByRole("button", { name: "Create account" }));
}

test("sandbox accounts are created, named, taken back from deletion, and deleted", async ({
  open,
  user,
  emulator,
}) => {
  await open("/sandbox");
  await portfolioRead();
  await create(user, "Trial run");
  await within(await panel("Trial run")).findByText("There is no funding source", { exact: false });

  const askToDelete = async () => {
    const details = await panel("Trial run");
    await user.click(within(details).getByRole("button", { name: "Delete account" }));
    const confirm = await panel("Delete Trial run");
    const remove = within(confirm).getByRole("button", { name: "Delete account" });
    expect(remove).toHaveAccessibleDescription(/Type “Trial run” first/);
    await write(user, within(confirm).getByLabelText("Type “Trial run” to confirm"), "Trial run");
    await user.click(remove);
  };
  const deletions = async () => (await emulator.requests()).filter(({ method }) => method === "DELETE");
  await askToDelete();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await user.click(within(await rowOf("Trial run")).getByText("Accepted"));
  await askToDelete();
  await screen.findByText("Deleting Trial run");
  expect(await deletions()).toEqual([]);
  await graceEnds();
  await screen.findByText("Deleted Trial run");
  expect(await deletions()).toHaveLength(1);
  await waitFor(() => expect(rowNow("Trial run")).toBeUndefined());
});

test("a sandbox account comes with something to try things out with, where that is wished", async ({
  open,
  user,
}) => {
  await open("/sandbox");
  await portfolioRead();
  await create(user, "Try me", { filled: true });
  await rowSays("Try me", "3 / 200");
  await rowSays("Try me", "50,000.00 EUR");
  await user.click(within(await panel("Try me")).getByRole("link", { name: "Open overview" }));
  await screen.findByRole("heading", { name: "Overview", level: 1 });
  await user.click(await screen.findByRole("link", { name: "Campaigns" }));
  const campaign = await screen.findByText(/Brand – Always on/);
  await waitFor(() => expect(campaign.closest("[role=row], tr")).toHaveTextContent("Paused"));
});

test("an account that cannot be filled is there all the same, and what failed is said", async ({
  open,
  user,
  emulator,
}) => {
  await open("/sandbox");
  await portfolioRead();
  await emulator.fault({
    method: "POST",
    path: "/sandbox/12/batch/accounts/*/campaigns",
    status: 503,
    body: { errors: [{ code: "SERVICE_UNAVAILABLE", message: "down" }], request: { params: {} } },
  });
  await create(user, "Half done", { filled: true });
  await screen.findByText("Created Half done, but it could not be filled with samples");
  screen.getByText(/Whether it was done could not be found out\./);
  await rowSays("Half done", "50,000.00 EUR");
});
