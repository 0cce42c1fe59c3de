import type { Page } from "@playwright/test";
import { HANDLE } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { namesIn } from "./line-item-pages";
import { editing, kind, openLineItem, panel, writesOf } from "./targeting-pages";

/** Targets a line item at more, as somebody else would. */
async function targetToo(
  page: Page,
  account: string,
  lineItemId: string,
  values: readonly (readonly [type: string, value: string])[],
) {
  for (const [type, value] of values) {
    const query = new URLSearchParams({
      line_item_id: lineItemId,
      targeting_type: type,
      targeting_value: value,
      operator_type: "EQ",
    });
    const answer = await page.request.post(
      `/api/ads/live/${HANDLE}/12/accounts/${account}/targeting_criteria?${query}`,
      { headers: { "x-forward": "1" } },
    );
    expect(answer.ok()).toBe(true);
  }
}

test("whom a line item reaches is changed at once, and what is refused stays to be put right", async ({
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
});

test("targeting is copied from another line item and changed by the keyboard alone", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const { account, item, other } = await openLineItem(page);
  await targetToo(page, account, other.id, [
    ["LANGUAGE", "de"],
    ["GENDER", "2"],
  ]);
  await panel(page, item.name).getByRole("button", { name: "Edit targeting…" }).focus();
  await page.keyboard.press("Enter");
  const dialog = editing(page);
  await expect(dialog.getByLabel("Find a place")).toBeFocused();
  await tabTo(page, dialog.getByRole("button", { name: "Copy from another line item" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Copy the targeting of" })).toBeFocused();
  await page.keyboard.type(other.id);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  const box = dialog.getByRole("region", { name: `Targeting of ${other.name}` });
  await expect(box.getByText("Comes 2")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Copy from another/ })).toBeFocused();
  await tabTo(page, box.getByRole("button", { name: /^Take over/ }));
  await page.keyboard.press("Enter");
  await expect(
    dialog.getByText(`Took over 2 of ${other.name}. 1 was here already. Look through it and save.`),
  ).toBeVisible();
  await expect(dialog.getByText("Women in United Kingdom, whose language is German.")).toBeVisible();

  await expect(dialog.getByRole("button", { name: /^Copy from another/ })).toBeFocused();
  await tabTo(page, dialog.getByRole("button", { name: /^Languages/ }));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Add a language" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Add a language" })).toBeFocused();
  await page.keyboard.type("dutch");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/whose language is German or Dutch/)).toBeVisible();
  await tabTo(page, dialog.getByRole("button", { name: "Remove German" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Remove Dutch" })).toBeFocused();
  await tabTo(page, dialog.getByRole("button", { name: "Save 2 changes" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Saved 2 changes of the targeting of ${item.name}`)).toBeVisible();
  await expect(
    panel(page, item.name).getByText("Women in United Kingdom, whose language is Dutch."),
  ).toBeVisible();
  expect((await writesOf(emulator)).at(-1)?.toSorted()).toEqual(["Create GENDER EQ", "Create LANGUAGE EQ"]);
});

test("targeting is replaced by that of another line item, after a look at what goes and comes", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const { account, item, other } = await openLineItem(page);
  await targetToo(page, account, item.id, [["LANGUAGE", "nl"]]);
  await targetToo(page, account, other.id, [["LANGUAGE", "de"]]);
  await page.reload();
  await panel(page, item.name).getByRole("button", { name: "Edit targeting…" }).click();
  const dialog = editing(page);
  await dialog.getByRole("button", { name: /^Copy from another/ }).click();
  await page.getByRole("combobox", { name: "Copy the targeting of" }).fill(other.id);
  await page.getByRole("option").click();
  const box = dialog.getByRole("region", { name: `Targeting of ${other.name}` });
  const parts = box.locator("dt, dd");
  await expect(parts).toHaveText([
    "Comes 1",
    "German",
    "Goes",
    "Nothing",
    "Here already 1",
    "Stays as it is.",
  ]);
  await box.getByText("Replace what is here").click();
  await expect(parts).toHaveText([
    "Comes 1",
    "German",
    "Goes 1",
    "Dutch",
    "Here already 1",
    "Stays as it is.",
  ]);
  await expectAccessible(page);
  await box.getByRole("button", { name: "Cancel" }).click();
  await expect(box).toBeHidden();
  await expect(dialog.getByText("People in United Kingdom, whose language is Dutch.")).toBeVisible();

  await dialog.getByRole("button", { name: /^Copy from another/ }).click();
  await page.getByRole("combobox", { name: "Copy the targeting of" }).fill(other.id);
  await page.getByRole("option").click();
  await box.getByText("Replace what is here").click();
  await box.getByRole("button", { name: "Take over" }).click();
  await expect(dialog.getByText(/^Took over 1 of .* 1 goes when it is saved/)).toBeVisible();
  await dialog.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(
    panel(page, item.name).getByText("People in United Kingdom, whose language is German."),
  ).toBeVisible();
  expect((await writesOf(emulator)).at(-1)).toEqual(["Create LANGUAGE EQ", "Delete"]);
});

test("interests and shows are chosen by name, and by id where they cannot be listed", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/503/);
  await signIn(page, HANDLE);
  const { item } = await openLineItem(page);
  await panel(page, item.name).getByRole("button", { name: "Edit targeting…" }).click();
  const dialog = editing(page);
  await kind(page, "Other").click();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  const interest = dialog.getByRole("combobox", { name: "Interest: not chosen" });
  await expect(interest).toHaveAccessibleDescription("Choose one.");
  await expectAccessible(page);
  await interest.click();
  await page.getByRole("combobox", { name: "Interest", exact: true }).fill("running");
  await page.getByRole("option", { name: /Sports\/Running/ }).click();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByLabel("Kind", { exact: true }).selectOption("TV show");
  await expect(dialog.getByLabel("In", { exact: true })).toHaveValue("GB");
  await dialog.getByRole("combobox", { name: "TV show: not chosen" }).click();
  await page.getByRole("option", { name: /Harbour Nine/ }).click();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(
    dialog.getByText(
      "People in United Kingdom, who are interested in Sports/Running, or watch Harbour Nine.",
    ),
  ).toBeVisible();

  await emulator.fault({ path: "/live/12/targeting_criteria/devices", status: 503 });
  await dialog.getByLabel("Kind", { exact: true }).selectOption("Device");
  await expect(dialog.getByText("The devices could not be listed")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Give its id instead" }).click();
  await dialog.getByLabel("Value").fill("304");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByRole("button", { name: "Save 3 changes" }).click();
  await expect(page.getByText(`Saved 3 changes of the targeting of ${item.name}`)).toBeVisible();
  // The service tells the name of what was given by its id.
  await expect(panel(page, item.name).getByText(/with the device Orbit One/)).toBeVisible();
});

test("targeting that cannot be read is read when asked again, and who may only look is told so", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await signIn(page, "leo_analyst");
  await page.goto("/live");
  const href = await page.getByRole("grid").getByRole("link").first().getAttribute("href");
  await emulator.fault({ path: "/live/12/accounts/*/targeting_criteria", status: 503 });
  await page.goto((href ?? "").replace(/[^/]+$/, "line-items"));
  await namesIn(page).first().click();
  const failure = page.getByRole("alert").filter({ hasText: "The targeting could not be read" });
  await expect(failure).toBeVisible();
  await emulator.clearFaults();
  await failure.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(page.getByText(/^People in /)).toBeVisible();
  const edit = page.getByRole("button", { name: "Edit targeting…" });
  await expect(edit).toHaveAttribute("aria-disabled", "true");
  await expect(edit).toHaveAccessibleDescription(/Needs .*; your role/);
  await expectAccessible(page);
});
