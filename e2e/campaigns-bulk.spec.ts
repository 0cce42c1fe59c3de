import type { Page } from "@playwright/test";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { cell, FEW, HANDLE, MANY, nameOf, openCampaigns, rows, writesOf } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

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
  // What is selected stands first in the palette.
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toHaveText("Pause: 3 selected");
  await page.getByRole("combobox", { name: "Go anywhere, do anything" }).fill("rename");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Rename 3 selected campaigns" });
  await dialog.getByLabel("Prefix").fill("Q4 ");
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

test("a job is undone, except where somebody changed its campaigns since, and done again", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW);
  const before = [await nameOf(page, 0), await nameOf(page, 1)];
  await cell(page, 0, "name").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  await page.getByRole("button", { name: "Rename…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Prefix").fill("Q4 ");
  await dialog.getByRole("button", { name: "Rename 2 campaigns" }).click();
  const jobs = page.getByRole("region", { name: "Jobs" });
  await expect(jobs.getByText("2 of 2 done")).toBeVisible();

  const other = await rows(page).nth(1).getAttribute("data-row");
  const elsewhere = await page.request.put(
    `/api/ads/live/${HANDLE}/12/accounts/${id}/campaigns/${other}?name=Mine+now`,
    { headers: { "x-forward": "1", origin: new URL(page.url()).origin } },
  );
  expect(elsewhere.status()).toBe(200);
  await jobs.getByRole("button", { name: "Undo", exact: true }).click();
  const undoing = jobs.getByRole("listitem").filter({ hasText: "Undo: Rename 2 campaigns" });
  await expect(undoing.getByText("1 of 2 done")).toBeVisible();
  await undoing.getByText("1 not done").click();
  await expect(undoing.getByText(`Name is Mine now and was Q4 ${before[1]}`)).toBeVisible();
  await expect(cell(page, 0, "name")).toHaveText(before[0] ?? "");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveCount(1);
  await expectAccessible(page);

  await undoing.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(jobs.getByText("Redo: Rename 2 campaigns")).toBeVisible();
  await expect(cell(page, 0, "name")).toHaveText(`Q4 ${before[0]}`);
  expect((await writesOf(emulator)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
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
  await expect(jobs.getByText(/resumes in \d+ s/)).toBeVisible();
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
  await jobs.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(jobs.getByText(/Nothing was sent/)).toBeVisible();
  expect(await writesOf(emulator)).toEqual([]);
  await expect(cell(page, 0, "name")).toHaveText(name);

  await deleteFirst();
  await expect(jobs.getByText("1 of 1 done")).toBeVisible();
  await expect(cell(page, 0, "name")).not.toHaveText(name);
  expect(await writesOf(emulator)).toHaveLength(1);
});

/** Campaigns of the batches that arrived, each as often as it was sent. */
const sentIn = (requests: readonly { readonly body: string | null }[]): string[] =>
  requests.flatMap(({ body }) =>
    JSON.parse(body ?? "[]").map(({ params }: { params: { campaign_id: string } }) => params.campaign_id),
  );

test("a job that a reload cuts off goes on with what is left, and changes no campaign twice", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, MANY, "?sort=name-asc");
  await cell(page, 0, "name").focus();
  await page.keyboard.press("x");
  for (let pages = 0; pages < 9; pages += 1) await page.keyboard.press("PageDown");
  await page.keyboard.press("Shift+X");
  await page.getByRole("button", { name: "Budget…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Percent").fill("10");
  // The second batch takes effect, and its answer never arrives.
  await emulator.fault({
    method: "POST",
    path: `/live/12/batch/accounts/${id}/campaigns`,
    after: 1,
    count: 1,
    drip_ms: 60_000,
  });
  const start = dialog.getByRole("button", { name: /^Change the budget of [1-9]\d+ campaigns$/ });
  const total = Number(/\d+/.exec((await start.textContent()) ?? "")?.[0]);
  expect(total).toBeGreaterThan(80);
  await start.click();
  const job = page.getByRole("region", { name: "Jobs" }).getByRole("listitem");
  await expect(job).toContainText(`40 of ${total} done`);
  await expect.poll(async () => (await writesOf(emulator)).map(({ status }) => status)).toEqual([200, 200]);

  await page.reload();
  await expect(job).toContainText(`40 of ${total} done, interrupted`);
  await expect(page.getByText(/^Synced/)).toBeVisible();
  await expectAccessible(page);
  await job.getByRole("button", { name: `Resume (${(total - 40).toLocaleString("en-GB")} left)` }).click();
  await expect(job).toContainText(`${total} of ${total} done`);
  const sent = sentIn(await writesOf(emulator));
  expect(sent).toHaveLength(total);
  expect(new Set(sent).size).toBe(total);

  await page.reload();
  await expect(page.getByText(/^Synced/)).toBeVisible();
  await expect(job).toHaveCount(0);
});

test("a job that was cut off can be discarded", async ({ page, signIn, emulator }) => {
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW);
  const name = await nameOf(page, 0);
  await cell(page, 0, "name").focus();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Rename…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Prefix").fill("Q4 ");
  await emulator.fault({
    method: "POST",
    path: `/live/12/batch/accounts/${id}/campaigns`,
    count: 1,
    hang: true,
  });
  await dialog.getByRole("button", { name: "Rename 1 campaign" }).click();
  await expect.poll(async () => (await writesOf(emulator)).length).toBe(1);
  const job = page.getByRole("region", { name: "Jobs" }).getByRole("listitem");

  await page.reload();
  await expect(job).toContainText("0 of 1 done, interrupted");
  await expect(job.getByRole("button", { name: "Resume (1 left)" })).toBeVisible();
  await job.getByRole("button", { name: "Stop" }).click();
  await expect(job).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^Synced/)).toBeVisible();
  await expect(job).toHaveCount(0);
  await expect(cell(page, 0, "name")).toHaveText(name);
  expect(await writesOf(emulator)).toHaveLength(1);
});

/** Begins a job that is cut off before its only request has an answer, and opens the list in a second tab. */
async function cutOffInTwoTabs(page: Page, emulator: EmulatorControl): Promise<Page> {
  const id = await openCampaigns(page, FEW);
  await emulator.fault({ method: "POST", path: `/live/12/batch/accounts/${id}/campaigns`, hang: true });
  await cell(page, 0, "name").focus();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Rename…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Prefix").fill("Q4 ");
  await dialog.getByRole("button", { name: "Rename 1 campaign" }).click();
  await expect.poll(async () => (await writesOf(emulator)).length).toBeGreaterThan(0);

  const other = await page.context().newPage();
  await Promise.all([page.reload(), other.goto(page.url())]);
  await expect(goOn(page)).toBeVisible();
  await expect(goOn(other)).toBeVisible();
  return other;
}

const jobIn = (tab: Page) => tab.getByRole("region", { name: "Jobs" }).getByRole("listitem");
const goOn = (tab: Page) => jobIn(tab).getByRole("button", { name: "Resume (1 left)" });

test("of two tabs that offer the same job one goes on, and the other offers what that one leaves", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const other = await cutOffInTwoTabs(page, emulator);
  const before = (await writesOf(emulator)).length;
  await goOn(page).click();
  await expect.poll(async () => (await writesOf(emulator)).length).toBeGreaterThan(before);
  await expect(jobIn(other)).toContainText("Another tab of this browser goes on with it");
  await expect(jobIn(other).getByRole("button")).toHaveAccessibleName("Dismiss: Rename 1 campaign");

  await page.close();
  await emulator.clearFaults();
  await goOn(other).click();
  await expect(jobIn(other)).toContainText("1 of 1 done");
  await expect(cell(other, 0, "name")).toHaveText(/^Q4 /);
});

test("a job that one tab discards is offered by no other", async ({ page, signIn, emulator }) => {
  await signIn(page, HANDLE);
  const other = await cutOffInTwoTabs(page, emulator);
  const before = (await writesOf(emulator)).length;
  await jobIn(page).getByRole("button", { name: "Stop" }).click();
  await expect(jobIn(page)).toHaveCount(0);
  await expect(jobIn(other)).toContainText("Another tab of this browser finished or discarded it");
  await expect(goOn(other)).toHaveCount(0);
  await other.reload();
  await expect(other.getByText(/^Synced/)).toBeVisible();
  await expect(jobIn(other)).toHaveCount(0);
  expect(await writesOf(emulator)).toHaveLength(before);
});

test("a campaign is copied for every line of a list, under names of a pattern", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?sort=name-asc");
  const model = await nameOf(page, 0);
  const taken = await nameOf(page, 1);
  await cell(page, 0, "select").click();
  await page
    .getByRole("region", { name: "Chosen campaigns" })
    .getByRole("button", { name: "Duplicate…" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Duplicate campaigns" });
  await dialog.getByText("One for each line", { exact: true }).click();
  const names = dialog.getByLabel("Names of the copies");
  await names.fill("Copies");
  await expect(dialog.getByText("Write {{line}} where each line belongs.")).toBeVisible();
  await names.fill("{{line}}");
  await dialog.getByLabel("One a line").fill(`Germany\nFrance\n${taken}\n\nGermany`);
  await expect(dialog.getByText("exists already")).toHaveCount(2);
  await expectAccessible(page);
  await names.fill("{{name}} / {{line}}");
  await dialog.getByLabel("One a line").fill("Germany\nFrance");
  await expect(dialog.getByText(`copy of ${model}`)).toHaveCount(2);
  await dialog.getByRole("button", { name: "Create 2 paused copies" }).click();
  for (const country of ["Germany", "France"]) {
    await expect(rows(page).filter({ hasText: `${model} / ${country}` })).toContainText("Paused");
  }
  expect(await writesOf(emulator)).toHaveLength(1);
});
