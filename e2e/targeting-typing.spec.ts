import { HANDLE } from "./campaign-pages";
import { expect, test } from "./fixtures";
import { editing, kind, openLineItem, panel, writesOf } from "./targeting-pages";

test("what is typed and not added yet is saved as well, or stays where it can be corrected", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/404/);
  await signIn(page, HANDLE);
  const { item } = await openLineItem(page);
  await panel(page, item.name).getByRole("button", { name: "Edit targeting…" }).click();
  const dialog = editing(page);
  const save = dialog.getByRole("button", { name: "Save with what is typed" });
  const keywords = dialog.getByRole("textbox", { name: "Keywords" });
  const handles = dialog.getByRole("textbox", { name: "Handles" });
  await kind(page, "Keywords").click();
  await keywords.fill(`city breaks\n${"long".repeat(70)}`);
  await dialog.getByLabel("Match").selectOption("Exact match");
  await kind(page, "Followers").click();
  await handles.fill("@jon_marketer, @nobody_is_me");
  await kind(page, "Locations").click();
  await save.click();
  await expect(keywords).toBeFocused();
  await expect(keywords).toHaveValue("long".repeat(70));
  await expect(keywords).toHaveAccessibleDescription(/^1 keyword is longer than 255 characters/);
  await keywords.fill("night trains");
  await save.click();
  await expect(handles).toBeFocused();
  await expect(handles).toHaveValue("@nobody_is_me");
  await expect(handles).toHaveAccessibleDescription(/^No user is called @nobody_is_me/);
  expect(await writesOf(emulator)).toEqual([]);
  await handles.fill("");
  await dialog.getByRole("button", { name: "Save 3 changes" }).click();
  await expect(page.getByText(`Saved 3 changes of the targeting of ${item.name}`)).toBeVisible();
  await expect(dialog).toBeHidden();

  await panel(page, item.name).getByRole("button", { name: "Edit targeting…" }).click();
  await kind(page, "Keywords").click();
  await keywords.fill("ferries");
  await save.click();
  await expect(page.getByText(`Saved 1 change of the targeting of ${item.name}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await writesOf(emulator)).toEqual([
    ["Create EXACT_KEYWORD EQ", "Create FOLLOWERS_OF_USER EQ", "Create EXACT_KEYWORD EQ"],
    ["POST BROAD_KEYWORD EQ"],
  ]);
});

test("places are chosen one after the other with Enter", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  const { item } = await openLineItem(page);
  await panel(page, item.name).getByRole("button", { name: "Edit targeting…" }).click();
  const dialog = editing(page);
  const field = dialog.getByLabel("Find a place");
  await expect(field).toBeFocused();
  await page.keyboard.type("irel");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Included Ireland.")).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await page.keyboard.type("nowhere at all");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("No place begins with “nowhere at all”.")).toBeVisible();
  await expect(field).toHaveValue("nowhere at all");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("germ");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("People in United Kingdom, Ireland or Germany.")).toBeVisible();
  await expect(field).toHaveValue("");
});
