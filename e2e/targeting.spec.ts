import { HANDLE } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { editing, kind, openLineItem, panel, writesOf } from "./targeting-pages";

test("a line item's targeting is changed at once, and what is refused stays to be corrected", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  const { item } = await openLineItem(page);
  await panel(page, item.name).getByRole("button", { name: "Edit targeting…" }).click();
  const dialog = editing(page);
  const save = dialog.getByRole("button", { name: /^Save/ }).last();
  await expect(save).toHaveAccessibleDescription("Nothing is changed yet.");
  await dialog.getByLabel("Find a place").fill("ire");
  await dialog.getByRole("button", { name: "Include Ireland, Country" }).click();
  await dialog.getByLabel("Find a place").fill("scot");
  await dialog.getByRole("button", { name: /^Exclude Scotland/ }).click();
  await expectAccessible(page);

  await kind(page, "Age and gender").click();
  await dialog.getByLabel("Age").selectOption("25 to 54");
  await kind(page, "Keywords").click();
  await dialog
    .getByRole("textbox", { name: "Keywords" })
    .fill("city breaks\nCity Breaks, cheap flights\n\nlounge");
  await dialog.getByRole("button", { name: "Add 3 keywords" }).click();
  await expect(dialog.getByText("3 keywords added, 1 duplicate skipped.")).toBeVisible();
  await dialog.getByRole("button", { name: "Suggest related keywords" }).click();
  const insights = dialog.getByRole("link", { name: /^See how often they are posted/ });
  await expect(insights).toHaveAttribute("href", /insights\/keywords\?q=lounge%2Ccheap\+flights/);
  await dialog.getByRole("button", { name: "Add lounge deals" }).click();
  await kind(page, "Audiences").click();
  await dialog.getByLabel("How").selectOption("Exclude");
  await dialog.getByRole("combobox", { name: "Audience to add: not chosen" }).click();
  const audience = page.getByRole("listbox", { name: "Audience to add" }).getByRole("option").first();
  const audienceName = (await audience.locator("bdi").textContent()) ?? "";
  await audience.click();
  await expect(
    dialog.getByText(
      "People in United Kingdom or Ireland, aged 25 to 54, who post, search for or respond to “city breaks”, “cheap flights”, “lounge” or “lounge deals”.",
    ),
  ).toBeVisible();
  await expect(
    dialog.getByText(`people in Scotland, United Kingdom; people in the audience “${audienceName}”.`),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Estimate audience size" }).click();
  await expect(dialog.getByRole("region", { name: "Audience estimate" }).getByText(/people$/)).toBeVisible();
  await expectAccessible(page);

  await emulator.fault({
    method: "POST",
    path: "/live/12/batch/accounts/*/targeting_criteria",
    status: 400,
    count: 1,
    body: {
      errors: [],
      operation_errors: [
        ...Array.from({ length: 6 }, () => []),
        [{ code: "INVALID_PARAMETER", message: "No such word", parameter: "targeting_value" }],
        [],
      ],
    },
  });
  await expect(save).toHaveText("Save 8 changes");
  await save.click();
  await expect(dialog.getByText(/^1 change refused, so nothing/)).toBeVisible();
  await dialog.getByRole("button", { name: "Show it" }).click();
  const refused = dialog.getByRole("listitem").filter({ hasText: "No such word" });
  await expect(refused).toContainText("lounge deals");
  await expect(dialog.getByRole("button", { name: "Save the other 7 changes" })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(panel(page, item.name).getByText("8 changes not saved.")).toBeVisible();
  await page.reload();
  await expect(panel(page, item.name).getByText("8 changes not saved.")).toBeVisible();
  await expectAccessible(page);
  await panel(page, item.name).getByRole("button", { name: "Go on editing" }).click();
  await expect(dialog.getByText(/^Restored what you had not saved/)).toBeVisible();
  await kind(page, "Keywords").click();
  await dialog.getByRole("button", { name: "Remove lounge deals" }).click();
  await expect(dialog.getByRole("button", { name: "Remove lounge", exact: true })).toBeFocused();
  await kind(page, "Locations").click();
  await dialog.getByRole("button", { name: "Remove United Kingdom" }).click();
  await expect(dialog.getByRole("button", { name: "Keep United Kingdom" })).toBeFocused();
  await save.click();
  await expect(page.getByText(`Saved 8 changes of the targeting of ${item.name}`)).toBeVisible();
  await expect(panel(page, item.name).getByText(/^People in Ireland, aged 25 to 54, who post/)).toBeVisible();
  await expect(panel(page, item.name).getByText(`“${audienceName}”`)).toBeVisible();
  await expect(panel(page, item.name).getByRole("button", { name: "Edit targeting…" })).toBeFocused();
  await expect(panel(page, item.name).getByRole("button", { name: "Go on editing" })).toHaveCount(0);
  const [, saved] = await writesOf(emulator);
  expect(saved).toEqual([
    "Create LOCATION EQ",
    "Create LOCATION NE",
    "Create AGE EQ",
    "Create BROAD_KEYWORD EQ",
    "Create BROAD_KEYWORD EQ",
    "Create BROAD_KEYWORD EQ",
    "Create CUSTOM_AUDIENCE NE",
    "Delete",
  ]);
  await panel(page, item.name).getByRole("button", { name: "Edit targeting…" }).click();
  await expect(save).toHaveAccessibleDescription("Nothing is changed yet.");
  await expect(dialog.getByText(/^Restored/)).toHaveCount(0);

  await dialog.getByRole("button", { name: /^Copy from another/ }).click();
  await page.getByRole("listbox", { name: "Copy the targeting of" }).getByRole("option").first().click();
  await expect(dialog.getByRole("region", { name: /^Targeting of / }).getByText(/^Comes/)).toBeVisible();
  await expectAccessible(page);
});
