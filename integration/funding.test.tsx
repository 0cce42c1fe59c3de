import { screen, waitFor, within } from "@testing-library/react";
import { addressBecomes, expect, type Open, test, write } from "./dashboard";
import { graceEnds } from "./grace";

/** The account "Kestrel Air", and what the sandbox has. */
const KESTREL = "r13kwryt0f0";

const table = () => screen.findByRole("table", { name: "Funding sources" });
const rowWith = (words: string): Promise<HTMLElement> =>
  waitFor(async () => {
    const found = within(await table())
      .getAllByRole("row")
      .find((row) => row.textContent?.includes(words));
    if (!found) throw new Error(`No instrument says "${words}"`);
    return found;
  });
const openKestrel = (open: Open, query = "") => open(`/live/mara_agency/${KESTREL}/funding${query}`);

test("instruments say whether they can pay, why not, and how long they would last", async ({
  open,
  user,
}) => {
  await openKestrel(open);
  const order = await rowWith("IO autumn and winter");
  await waitFor(() => expect(order).toHaveTextContent(/≤ ([\d.]+ days|until)/));
  expect(order).toHaveTextContent("120,000.00 GBP booked");
  expect(within(await table()).getAllByRole("row")[1]).toHaveTextContent("It is paused");

  await user.click(within(order).getByRole("button"));
  const panel = within(await screen.findByRole("dialog", { name: "IO autumn and winter" }));
  await panel.findByText(
    /(Covers at most [\d.]+ days|Lasts until it ends on .* at most,?) if the campaigns that can spend now keep/,
  );
  await panel.findByText(/Based on daily budgets, not actual spend/);
  const campaigns = await panel.findByRole("link", { name: /Show the [\d,]+ campaigns? that can spend/ });
  const count = Number((campaigns.textContent ?? "").replace(/\D/g, ""));
  await user.click(campaigns);
  await addressBecomes(/campaigns\?funding=\w+&status=serving/);
  await waitFor(() => expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", String(count + 1)));
});

test("a reason comes with its fix and the service's own code, and live funding is only read", async ({
  open,
  user,
}) => {
  await openKestrel(open);
  await user.click(within(await table()).getByRole("button", { name: "Credit line, on hold by finance" }));
  const panel = await screen.findByRole("dialog");
  await within(panel).findByText(/has to resume it/);
  expect(panel.querySelector("code")).toHaveTextContent("PAUSED");
  expect(screen.queryByRole("button", { name: "Create funding source" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete funding source" })).toBeNull();
});

test("an instrument is created: rules at their fields, nothing typed is lost", async ({
  open,
  user,
  emulator,
  accountId,
}) => {
  const account = await accountId("Empty sandbox", { environment: "sandbox" });
  await open(`/sandbox/mara_agency/${account}/funding`);
  const dialog = async () => within(await screen.findByRole("dialog"));
  const create = () => user.click(screen.getByRole("button", { name: "Create funding source" }));
  await screen.findByRole("button", { name: "Create funding source" });
  await create();
  let form = await dialog();
  const send = () => user.click(form.getByRole("button", { name: "Create funding source" }));
  await user.selectOptions(form.getByLabelText("Type"), "Insertion order");
  await send();
  await form.findByText("Three letters, for example EUR.");
  await form.findByText(/Say when it ends\./);
  await write(user, form.getByLabelText("Currency"), "kwd");
  await write(user, form.getByLabelText("Ends"), "2031-01-31T23:59");
  await write(user, form.getByLabelText("Booked amount"), "1,250.125");

  await emulator.fault({
    method: "POST",
    path: "/sandbox/12/accounts/*/funding_instruments",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "too far away", parameter: "end_time" }],
      request: { params: {} },
    },
  });
  await send();
  await waitFor(() => expect(form.getByLabelText("Ends")).toHaveAccessibleDescription(/too far away/));
  expect(form.getByLabelText("Booked amount")).toHaveValue("1,250.125");
  await user.click(form.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await create();
  form = await dialog();
  expect(form.getByLabelText("Booked amount")).toHaveValue("1,250.125");
  await send();
  await screen.findByText(/^Created /);
  await rowWith("1,250.125 KWD");
});

test("an instrument is deleted after a grace window and stays in the deleted view", async ({
  open,
  user,
  emulator,
  accountId,
}) => {
  const account = await accountId("Empty sandbox", { environment: "sandbox" });
  await open(`/sandbox/mara_agency/${account}/funding`);
  const opener = within(await table())
    .getAllByRole("button")
    .at(-1);
  const name = opener?.textContent ?? "";
  await user.click(opener ?? document.body);
  await addressBecomes(/panel=/);
  const address = location.pathname + location.search;
  await user.click(await screen.findByRole("button", { name: "Delete funding source" }));
  const asked = await screen.findByRole("dialog", { name: /^Delete / });
  await user.click(within(asked).getByRole("button", { name: "Delete funding source" }));
  await screen.findByText(`Deleting ${name}`);
  const deletions = async () => (await emulator.requests()).filter(({ method }) => method === "DELETE");
  expect(await deletions()).toEqual([]);
  await graceEnds();
  await screen.findByText(`Deleted ${name}`);
  expect(await deletions()).toHaveLength(1);
  await user.click(screen.getByRole("switch", { name: "Show deleted" }));
  await waitFor(async () => expect(await rowWith(name)).toHaveTextContent("Deleted"));
  // Its address goes on leading to it, where the list does not have it.
  await open(address);
  const panel = within(await screen.findByRole("dialog", { name }));
  await panel.findByRole("heading", { name: "Deleted" });
  expect(panel.queryByRole("button", { name: "Delete funding source" })).toBeNull();
});

test("a role that may not view funding sees that", async ({ open, emulator, accountId }) => {
  const account = await accountId("Bluefin Logistik", { as: "ines_creative" });
  await open(`/live/ines_creative/${account}/funding`);
  await screen.findByRole("heading", { name: "Your role may not see funding" });
  await screen.findByText(/your role here is creative manager/);
  const asked = await emulator.requests();
  expect(asked.filter(({ path }) => path.endsWith("/funding_instruments"))).toEqual([]);
});
