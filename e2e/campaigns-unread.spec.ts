import { cell, FEW, HANDLE, openCampaigns, rows } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

test("campaigns that cannot be read show no number, and are read on retry", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW, "?columns=name,funding");
  const banner = page.getByRole("main").locator("header");
  await expect(banner).toContainText("in use");
  await emulator.fault({ path: `/live/12/accounts/${id}*`, status: 503 });
  const shown = await rows(page).first().getAttribute("data-row");
  await page.goto(`/live/${HANDLE}/${id}/campaigns?columns=name,funding&panel=${shown}`);
  const failure = page.getByRole("alert").filter({ hasText: "Campaigns could not be read" });
  await expect(failure).toBeVisible();
  // It is asked for by itself once the list has failed: each of the two is tried more than once before that is said.
  await expect(page.getByText(`The campaign ${shown} could not be read`)).toBeVisible();
  await expect(banner).not.toContainText(/\d/);
  await expectAccessible(page);
  await emulator.clearFaults();
  await failure.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(banner).toContainText("in use");
  // The funding was not read either, and is named as ever.
  await expect(cell(page, 0, "funding")).not.toHaveText(/^[a-z0-9]{5}$/);
});
