import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, write } from "./dashboard";
import { changesSent } from "./sent-changes";

/** Undoes what the toast with this title reports. */
async function undo(user: UserEvent, title: string) {
  const toast = await screen.findByRole("dialog", { name: title });
  await user.click(within(toast).getByRole("button", { name: "Undo" }));
}

test("settings of one's own are saved, taken back, and made again", async ({ open, user, emulator }) => {
  await open("/live/jon_marketer/frbm3w17men/settings", { as: "jon_marketer" });
  const own = await screen.findByRole("form", { name: "Your own settings" });
  const mail = within(own).getByLabelText<HTMLInputElement>("E-mail for notices");
  const before = mail.value;
  await write(user, mail, "jon");
  expect(mail).toHaveAccessibleDescription(/name@example\.com/);
  await write(user, mail, "jon@example.com");
  await user.click(within(own).getByRole("button", { name: "Save" }));
  await undo(user, "Saved your settings");
  await waitFor(() => expect(mail).toHaveValue(before));
  await user.click(await screen.findByRole("button", { name: "Redo" }));
  await waitFor(() => expect(mail).toHaveValue("jon@example.com"));
  expect(await changesSent(emulator, "/user_settings/")).toEqual([
    { notification_email: "jon@example.com" },
    { notification_email: before },
    { notification_email: "jon@example.com" },
  ]);
});

test("a name that was changed again is not taken back", async ({ open, user, emulator }) => {
  await open("/live/mara_agency/frbm3w17men/settings");
  const naming = await screen.findByRole("region", { name: "Name and industry" });
  await waitFor(() => expect(within(naming).getByLabelText("Name")).not.toHaveAttribute("readonly"));
  for (const name of ["Kestrel One", "Kestrel Two"]) {
    await write(user, within(naming).getByLabelText("Name"), name);
    await user.click(within(naming).getByRole("button", { name: "Save" }));
    await screen.findByRole("dialog", { name: `Saved ${name}` });
  }
  await undo(user, "Saved Kestrel One");
  const toast = await screen.findByRole("dialog", { name: /^Not undone: .* was changed since$/ });
  within(toast).getByText("Name is Kestrel Two now.");
  await undo(user, "Saved Kestrel Two");
  await waitFor(() => expect(within(naming).getByLabelText("Name")).toHaveValue("Kestrel One"));
  expect(await changesSent(emulator, "/accounts/")).toEqual([
    { name: "Kestrel One" },
    { name: "Kestrel Two" },
    { name: "Kestrel One" },
  ]);
});

test("an audience that was edited is what it was, with an undo", async ({ open, user, emulator }) => {
  await open("/live/mara_agency/frbm3w17men/audiences");
  await user.click(await screen.findByRole("button", { name: /^New audience/ }));
  const dialog = await screen.findByRole("dialog", { name: "New audience" });
  await user.click(within(dialog).getByRole("button", { name: "Create audience" }));
  const name = within(dialog).getByLabelText("Name");
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription(/Give it a name/);
  await write(user, name, "Loyalty members");
  await user.click(within(dialog).getByRole("button", { name: "Create audience" }));

  const panel = await screen.findByRole("dialog", { name: "Loyalty members" });
  await user.click(within(panel).getByRole("button", { name: "Edit…" }));
  const edit = await screen.findByRole("dialog", { name: "Edit Loyalty members" });
  await write(user, within(edit).getByLabelText("Description"), "Since 2019");
  await user.click(within(edit).getByRole("button", { name: "Save audience" }));
  await undo(user, "Saved Loyalty members");
  await screen.findByRole("dialog", { name: "Undone: Saved Loyalty members" });
  expect(await changesSent(emulator, "/custom_audiences/")).toEqual([
    { description: "Since 2019" },
    { description: "" },
  ]);
});

test("a rule and a template say what they lack, and a template begins with the sample", async ({
  open,
  user,
}) => {
  await open("/live/mara_agency/frbm3w17men/settings/rules");
  await user.click(await screen.findByRole("button", { name: "New rule" }));
  const dialog = await screen.findByRole("dialog", { name: "New rule" });
  // Until the account's currency is known no amount can be typed.
  await waitFor(() => expect(within(dialog).getByLabelText("Amount")).toBeEnabled());
  await user.click(within(dialog).getByRole("button", { name: "Add the rule" }));
  const amount = within(dialog).getByLabelText("Amount");
  await waitFor(() => expect(amount).toHaveFocus());
  expect(amount).toHaveAccessibleDescription(/Type an amount/);
  await write(user, amount, "500");
  await user.click(within(dialog).getByText("Block"));
  await user.click(within(dialog).getByRole("button", { name: "Add the rule" }));
  const rules = await screen.findByRole("list", { name: "Guard rules" });
  expect(within(rules).getAllByRole("listitem")).toHaveLength(1);
  expect(rules).toHaveTextContent(/500/);

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "New template" }));
  const making = within(await screen.findByRole("dialog", { name: "New template" }));
  await user.click(making.getByRole("button", { name: "Add the template" }));
  const template = making.getByLabelText("Template");
  await waitFor(() => expect(template).toHaveFocus());
  expect(template).toHaveAccessibleDescription(/Write a template first/);
  await user.click(making.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Add a sample template" }));
  const begun = within(await screen.findByRole("dialog", { name: "New template" }));
  expect(begun.getByLabelText("Template")).toHaveValue("{brand}_{geo}_{objective}_{yyyymm}");
  await user.click(begun.getByRole("button", { name: "Add the template" }));
  await screen.findByRole("list", { name: "Naming templates" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await user.click(screen.getByRole("button", { name: /^Paste/ }));
  const paste = await screen.findByRole("dialog", { name: "Paste rules" });
  const text = within(paste).getByLabelText("Text");
  expect(within(paste).getByRole("button", { name: /Take them over/ })).toHaveAccessibleDescription(
    "Paste the text first.",
  );
  await write(user, text, "nonsense");
  expect(text).toBeInvalid();
});

test("a file's name is taken back, after a refusal that stood at its field", async ({
  open,
  user,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await open("/live/mara_agency/frbm3w17men/media");
  await user.selectOptions(await screen.findByLabelText("Type"), "Images");
  const library = await screen.findByRole("listbox", { name: "Media library" });
  const [first] = await within(library).findAllByRole("option");
  if (first) await user.click(first);
  const panel = await screen.findByRole("dialog");
  const name = await within(panel).findByLabelText<HTMLInputElement>("Name");
  const before = name.value;
  await write(user, name, "Autumn hero, wide");
  await emulator.fault({
    method: "PUT",
    path: "/live/12/accounts/*/media_library/*",
    status: 400,
    count: 1,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "name is taken", parameter: "name" }] },
  });
  await user.click(within(panel).getByRole("button", { name: "Save details" }));
  await within(panel).findByText("name is taken");
  await waitFor(() => expect(name).toHaveFocus());
  await user.click(within(panel).getByRole("button", { name: "Save details" }));
  await undo(user, "Saved Autumn hero, wide");
  await waitFor(() => expect(name).toHaveValue(before));
});

test("tax settings are taken back to what they were", async ({ open, user, emulator }) => {
  await open("/live/mara_agency/frbm3w17men/settings");
  const tax = within(await screen.findByRole("form", { name: "Tax and invoices" }));
  const id = await tax.findByLabelText("Tax id");
  const save = () => user.click(tax.getByRole("button", { name: /^Save/ }));
  await write(user, id, "FR 1");
  await save();
  await screen.findByRole("button", { name: "Undo" });
  await write(user, id, "FR 2");
  await save();
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(2));
  const [newest] = screen.getAllByRole("button", { name: "Undo" });
  await user.click(newest ?? document.body);
  await waitFor(() => expect(tax.getByLabelText("Tax id")).toHaveValue("FR 1"));
  expect((await changesSent(emulator, "/tax_settings")).map(({ tax_id }) => tax_id)).toEqual([
    "FR 1",
    "FR 2",
    "FR 1",
  ]);
});
