import type { EmulatorControl } from "@/emulator/control/control-client";
import { accountId } from "./account-id";
import { expect, expectAccessible, test } from "./fixtures";

/** What was sent to change settings, oldest first. */
async function changesOf(emulator: EmulatorControl, noun: string) {
  const requests = await emulator.requests();
  return requests
    .filter(({ method, path }) => method === "PUT" && path.includes(noun))
    .map(({ query }) =>
      Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => !name.startsWith("oauth_"))),
    );
}

test("an admin names the account and sets its tax, sending what was touched", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await signIn(page, "mara_agency");
  const id = await accountId(page, "mara_agency", "Sakura Mobile");
  await page.goto(`/live/mara_agency/${id}/campaigns`);
  await expect(page.getByRole("heading", { level: 1, name: "Campaigns" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(page).toHaveTitle(/^Settings/);
  await expect(page.getByRole("list", { name: "Apps" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("JPY", { exact: true })).toBeVisible();
  await expectAccessible(page);

  const naming = page.getByRole("region", { name: "Name and industry" });
  await naming.getByLabel("Name").fill("Sakura Renamed");
  await naming.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved Sakura Renamed")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Navigation" })).toContainText("Sakura Renamed");

  const own = page.getByRole("form", { name: "Your own settings" });
  await expect(own.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
    /Account admins can’t have these/,
  );

  const tax = page.getByRole("form", { name: "Tax and invoices" });
  const address = tax.getByRole("group", { name: "Address on the invoices" });
  await emulator.fault({
    method: "PUT",
    path: "/live/12/accounts/*/tax_settings",
    status: 400,
    count: 1,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "No such number", parameter: "tax_id" }] },
  });
  await tax.getByLabel("Tax id").fill("JP1234");
  await address.getByLabel("Company").fill("Sakura KK");
  await tax.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(tax.getByLabel("Tax id")).toHaveAccessibleDescription(/No such number/);
  await expect(address.getByLabel("Company")).toHaveValue("Sakura KK");
  await tax.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(page.getByText("Saved the tax settings")).toBeVisible();
  await expect(tax.getByLabel("Tax id")).toHaveValue("JP1234");

  await page.reload();
  await expect(tax.getByLabel("Tax id")).toHaveValue("");
  await tax.getByRole("button", { name: "Load current settings" }).click();
  await expect(tax.getByLabel("Tax id")).toHaveValue("JP1234");
  await tax.getByLabel("Tax id").fill("");
  await tax.getByLabel("Tax category").selectOption("Individual");
  await tax.getByRole("checkbox", { name: "Remove the exemption ID" }).check();
  await tax.getByRole("button", { name: "Save 3 changes" }).click();
  await expect(tax.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
    "Nothing is changed yet.",
  );
  expect(await changesOf(emulator, "/tax_settings")).toEqual([
    { tax_id: "JP1234", address_name: "Sakura KK" },
    { tax_id: "JP1234", address_name: "Sakura KK" },
    {},
    { tax_id: "", tax_category: "INDIVIDUAL", tax_exemption_id: "" },
  ]);
});

test("an ad manager sets how the service reaches them, and is told what is an admin's, on a phone too", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "jon_marketer");
  const id = await accountId(page, "jon_marketer");
  await emulator.fault({ path: "/live/12/accounts/*/user_settings/*", status: 503 });
  await page.goto(`/live/jon_marketer/${id}/settings`);
  const failure = page.getByRole("alert").filter({ hasText: "Your settings could not be read" });
  await expect(failure).toBeVisible();
  await emulator.clearFaults();
  await failure.getByRole("button", { name: "Try again", exact: true }).click();

  const own = page.getByRole("form", { name: "Your own settings" });
  await own.getByLabel("E-mail for notices").fill("jon");
  await expect(own.getByLabel("E-mail for notices")).toHaveAccessibleDescription(/name@example\.com/);
  await own.getByLabel("E-mail for notices").fill("jon@example.com");
  await own.getByRole("checkbox", { name: "Set preferences" }).check();
  await own.getByRole("checkbox", { name: "Account performance" }).check();
  await expectAccessible(page);
  await own.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(page.getByText("Saved your settings")).toBeVisible();
  await expect(own.getByRole("checkbox", { name: "Set preferences" })).not.toBeChecked();
  await page.reload();
  await expect(own.getByLabel("E-mail for notices")).toHaveValue("jon@example.com");
  await own.getByLabel("E-mail for notices").fill("");
  await own.getByRole("button", { name: "Save", exact: true }).click();
  await expect(own.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
    "Nothing is changed yet.",
  );
  expect(await changesOf(emulator, "/user_settings/")).toEqual([
    { notification_email: "jon@example.com", subscribe_email_types: "ACCOUNT_PERFORMANCE" },
    { notification_email: "" },
  ]);

  await expect(page.getByRole("button", { name: "Change the tax settings" })).toHaveAccessibleDescription(
    /Needs an account admin; your role/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
