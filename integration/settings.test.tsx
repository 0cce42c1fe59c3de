import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, write } from "./dashboard";
import { changesSent } from "./sent-changes";

test("an admin names the account, and sees what belongs to it", async ({ open, user, accountId }) => {
  await open(`/live/mara_agency/${await accountId("Sakura Mobile")}/polls`);
  await user.keyboard("gt");
  await screen.findByRole("heading", { level: 1, name: "Settings" });
  await waitFor(() =>
    expect(within(screen.getByRole("list", { name: "Apps" })).getAllByRole("listitem")).toHaveLength(2),
  );
  expect(screen.getByText("JPY")).toBeVisible();

  const naming = within(await screen.findByRole("region", { name: "Name and industry" }));
  await write(user, naming.getByLabelText("Name"), "Sakura Renamed");
  await user.click(naming.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved Sakura Renamed");
  await waitFor(() =>
    expect(screen.getByRole("complementary", { name: "Navigation" })).toHaveTextContent("Sakura Renamed"),
  );

  const own = within(screen.getByRole("form", { name: "Your own settings" }));
  expect(own.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
    /Account admins can’t have these/,
  );
});

test("an admin sees and sets the account's tax, sending what was touched", async ({
  open,
  user,
  emulator,
  accountId,
}) => {
  const address = `/live/mara_agency/${await accountId("Sakura Mobile")}/settings`;
  await emulator.fault({ method: "GET", path: "/live/12/accounts/*/tax_settings", status: 503 });
  await open(address);
  const failure = (await screen.findByText("The tax settings could not be read")).closest<HTMLElement>(
    "[role=alert]",
  );
  await emulator.clearFaults();
  await user.click(within(failure ?? document.body).getByRole("button", { name: "Try again" }));
  let tax = within(await screen.findByRole("form", { name: "Tax and invoices" }));
  const company = () =>
    within(tax.getByRole("group", { name: "Address on the invoices" })).getByLabelText("Company");
  const taxId = () => tax.getByLabelText("Tax id");
  await emulator.fault({
    method: "PUT",
    path: "/live/12/accounts/*/tax_settings",
    status: 400,
    count: 1,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "No such number", parameter: "tax_id" }] },
  });
  expect(taxId()).toHaveValue("");
  expect(taxId()).toHaveAttribute("placeholder", "Not set");
  expect(tax.getByLabelText("Tax exemption id")).toHaveAttribute("placeholder", "Unchanged");
  await write(user, taxId(), "JP1234");
  await write(user, company(), "Sakura KK");
  await user.click(tax.getByRole("button", { name: "Save 2 changes" }));
  await waitFor(() => expect(taxId()).toHaveAccessibleDescription(/No such number/));
  expect(company()).toHaveValue("Sakura KK");
  await user.click(tax.getByRole("button", { name: "Save 2 changes" }));
  await screen.findByText("Saved the tax settings");
  expect(taxId()).toHaveValue("JP1234");

  await open(address);
  tax = within(await screen.findByRole("form", { name: "Tax and invoices" }));
  expect(taxId()).toHaveValue("JP1234");
  expect(company()).toHaveValue("Sakura KK");
  await write(user, taxId(), "");
  await user.selectOptions(tax.getByLabelText("Tax category"), "Individual");
  await user.click(tax.getByRole("checkbox", { name: "Remove the exemption ID" }));
  await user.click(tax.getByRole("button", { name: "Save 3 changes" }));
  await waitFor(() =>
    expect(tax.getByRole("button", { name: "Save" })).toHaveAccessibleDescription("Nothing is changed yet."),
  );
  expect(await changesSent(emulator, "/tax_settings")).toEqual([
    { tax_id: "JP1234", address_name: "Sakura KK" },
    { tax_id: "JP1234", address_name: "Sakura KK" },
    { tax_id: "", tax_category: "INDIVIDUAL", tax_exemption_id: "" },
  ]);
});

test("an ad manager sets their notifications, and sees what only an admin may set", async ({
  open,
  user,
  emulator,
}) => {
  const address = "/live/jon_marketer/frbm3w17men/settings";
  await emulator.fault({ path: "/live/12/accounts/*/user_settings/*", status: 503 });
  await open(address, { as: "jon_marketer" });
  const failure = (await screen.findByText("Your settings could not be read")).closest<HTMLElement>(
    "[role=alert]",
  );
  await emulator.clearFaults();
  await user.click(within(failure ?? document.body).getByRole("button", { name: "Try again" }));

  let own = within(await screen.findByRole("form", { name: "Your own settings" }));
  const mail = () => own.getByLabelText("E-mail for notices");
  await write(user, mail(), "jon@example.com");
  await user.click(own.getByRole("checkbox", { name: "Set preferences" }));
  await user.click(own.getByRole("checkbox", { name: "Account performance" }));
  await user.click(own.getByRole("button", { name: "Save 2 changes" }));
  await screen.findByText("Saved your settings");
  await waitFor(() => expect(own.getByRole("checkbox", { name: "Set preferences" })).not.toBeChecked());
  await open(address);
  own = within(await screen.findByRole("form", { name: "Your own settings" }));
  await waitFor(() => expect(mail()).toHaveValue("jon@example.com"));
  await write(user, mail(), "");
  await user.click(own.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(own.getByRole("button", { name: "Save" })).toHaveAccessibleDescription("Nothing is changed yet."),
  );
  expect(await changesSent(emulator, "/user_settings/")).toEqual([
    { notification_email: "jon@example.com", subscribe_email_types: "ACCOUNT_PERFORMANCE" },
    { notification_email: "" },
  ]);
  expect(screen.getByRole("button", { name: "Change the tax settings" })).toHaveAccessibleDescription(
    /Needs an account admin; your role/,
  );
});
