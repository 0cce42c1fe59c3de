import { cell, FEW, HANDLE, openCampaigns, rows } from "./campaign-pages";
import { scrollsSideways, textsThatDoNotFit } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";
import { tabTo, typeInto } from "./keyboard";

test("a campaign is duplicated by the keyboard alone, and for each row of a pasted table", async ({
  page,
  signIn,
  emulator,
  clicks,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?sort=name-asc");
  await cell(page, 0, "name").focus();
  await page.keyboard.press("d");
  const dialog = page.getByRole("dialog", { name: "Duplicate campaigns" });
  const times = dialog.getByLabel("Copies of each");
  await expect(times).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Create 1 paused copy" })).toBeEnabled();
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole("radio", { name: "A number of copies" }));
  await page.keyboard.press("ArrowRight");
  await typeInto(page, dialog.getByLabel("One a line"), "market\tbrand\nDE\tNike\nFR\tPuma");
  await tabTo(page, dialog.getByLabel("Names of the copies"));
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("{brand} {market}");
  await expect(dialog.getByRole("row")).toHaveText([/market/, /Nike DE/, /Puma FR/]);
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  const tray = page.getByRole("region", { name: "Jobs" });
  await expect(tray).toContainText(/(\d+) of \1 done/);
  await expect(rows(page).filter({ hasText: "Nike DE" })).toContainText("Paused");

  const created = async () =>
    (await emulator.requests()).filter(
      ({ method, path }) => method === "POST" && path.endsWith("/line_items"),
    );
  const before = (await created()).length;
  const duplicated = await clicks(page, "Duplicate a campaign with all that is in it");
  await cell(page, 0, "select").click();
  await page.getByRole("button", { name: "Duplicate…" }).click();
  await dialog.getByRole("button", { name: "Create 1 paused copy" }).click();
  await expect.poll(async () => (await created()).length).toBeGreaterThan(before);
  await duplicated();
});

test.describe("on a phone, in the dark", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("the dialog of copies fits, with its list and another account", async ({ page, signIn }) => {
    await signIn(page, HANDLE);
    await openCampaigns(page, FEW, "?sort=name-asc");
    await page
      .getByRole("checkbox", { name: /^Select / })
      .first()
      .check();
    await page.getByRole("button", { name: "Duplicate…" }).click();
    const dialog = page.getByRole("dialog", { name: "Duplicate campaigns" });
    await dialog.getByText("One for each line", { exact: true }).click();
    await dialog.getByLabel("One a line").fill("market\tbrand\nDE\tNike\nFR\tPuma");
    await dialog.getByRole("combobox", { name: /^Account/ }).click();
    await page.getByRole("option", { name: /^Pacific Crest/ }).click();
    await dialog.getByLabel("1 GBP in USD").fill("1.27");
    await dialog.getByText("Start on a day", { exact: true }).click();
    await expect(dialog.getByRole("button", { name: "Create 2 paused copies" })).toBeEnabled();
    await expectAccessible(page);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await textsThatDoNotFit(page)).toEqual([]);
  });
});
