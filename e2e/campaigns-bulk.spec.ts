import { cell, FEW, HANDLE, nameOf, openCampaigns, rows, writesOf } from "./campaign-pages";
import { expect, test } from "./fixtures";

test("a bulk change goes on without the campaign at fault, which can be retried", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW);
  await cell(page, 0, "name").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Rename…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Put in front").fill("Q4 ");
  await emulator.fault({
    method: "POST",
    path: `/live/12/batch/accounts/${id}/campaigns`,
    status: 400,
    body: {
      operation_errors: [[], [{ code: "INVALID_PARAMETER", message: "Not this one" }], []],
      request: [],
    },
    count: 1,
  });
  await dialog.getByRole("button", { name: "Rename 3 campaigns" }).click();
  const jobs = page.getByRole("region", { name: "Jobs" });
  await expect(jobs.getByText("2 of 3 done")).toBeVisible();
  await expect(jobs.getByText("1 failed")).toBeVisible();
  expect((await writesOf(emulator)).map(({ status }) => status)).toEqual([400, 200]);

  await jobs.getByRole("button", { name: "Retry failed (1)" }).click();
  await expect(jobs.getByText("1 of 1 done")).toBeVisible();
  await expect(rows(page).locator('[data-cell="name"]').filter({ hasText: /^Q4 / })).toHaveCount(3);
});

test("a job waits for the allowance and says until when", async ({ page, signIn, emulator, complaints }) => {
  complaints.expect(/429/);
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW, "?status=ACTIVE");
  await emulator.fault({
    method: "POST",
    path: `/live/12/batch/accounts/${id}/campaigns`,
    status: 429,
    headers: {
      "x-rate-limit-limit": "450",
      "x-rate-limit-remaining": "0",
      "x-rate-limit-reset": String(Math.ceil(Date.now() / 1000) + 4),
    },
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "Too many" }] },
    count: 1,
  });
  await page.getByRole("checkbox", { name: /^Choose all/ }).check();
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Pause \d+ campaigns?$/ })
    .click();
  const jobs = page.getByRole("region", { name: "Jobs" });
  await expect(jobs.getByText(/goes on at \d\d:\d\d:\d\d/)).toBeVisible();
  await expect(jobs.getByText(/^Pause/)).toBeVisible();
  await expect(jobs.getByText(/(\d+) of \1 done/)).toBeVisible();
});

test("a deletion can be undone before it leaves, and leaves after its grace", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW);
  const name = await nameOf(page, 0);
  const deleteFirst = async () => {
    await cell(page, 0, "name").focus();
    await page.keyboard.press("x");
    await page.getByRole("button", { name: "Delete…" }).click();
    const dialog = page.getByRole("dialog", { name: `Delete 1 campaign in ${FEW}` });
    await dialog.getByLabel(/to confirm/).fill("delete 1");
    await dialog.getByRole("button", { name: "Delete 1 campaign" }).click();
  };
  const jobs = page.getByRole("region", { name: "Jobs" });
  await deleteFirst();
  await jobs.getByRole("button", { name: "Undo" }).click();
  await expect(jobs.getByText(/Nothing was sent/)).toBeVisible();
  expect(await writesOf(emulator)).toEqual([]);
  await expect(cell(page, 0, "name")).toHaveText(name);

  await deleteFirst();
  await expect(jobs.getByText("1 of 1 done")).toBeVisible();
  await expect(cell(page, 0, "name")).not.toHaveText(name);
  expect(await writesOf(emulator)).toHaveLength(1);
});
