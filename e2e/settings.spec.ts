import { accountId } from "./account-id";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

test("an admin's settings are accessible at a desk", async ({ page, signIn }) => {
  await signIn(page, "mara_agency");
  const id = await accountId(page, "mara_agency", "Sakura Mobile");
  await page.goto(`/live/mara_agency/${id}/settings`);
  await expect(page).toHaveTitle(/^Settings/);
  await expect(page.getByRole("list", { name: "Apps" }).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
});

test("settings of one's own are saved on a phone, and are there after a reload", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "jon_marketer");
  await page.goto(`/live/jon_marketer/${await accountId(page, "jon_marketer")}/settings`);
  const own = page.getByRole("form", { name: "Your own settings" });
  await own.getByLabel("E-mail for notices").fill("jon@example.com");
  await own.getByRole("checkbox", { name: "Set preferences" }).check();
  await expectAccessible(page);
  await own.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved your settings")).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await page.reload();
  await expect(own.getByLabel("E-mail for notices")).toHaveValue("jon@example.com");
});
