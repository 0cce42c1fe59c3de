import { accountId } from "./account-id";
import { HANDLE, renamedByMistake, rows, writesOf } from "./campaign-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";
import { Visitor } from "./visitor";

test("an old value is found in a campaign's history and restored as a staged change", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const { campaign, before } = await renamedByMistake(page);
  await rows(page).first().getByRole("link").first().click();
  await page.getByRole("dialog").getByRole("link", { name: "History", exact: true }).click();
  await expect(page).toHaveTitle(/^History/);
  const restore = page.getByRole("button", { name: `Restore Name: ${before}`, exact: true });
  await expect(restore).toBeVisible();
  await expectAccessible(page);
  await restore.click();
  await expect(restore).toHaveCount(0);
  await expectAccessible(page);
  expect(await writesOf(emulator)).toHaveLength(1);

  await page.getByRole("main").getByRole("button", { name: "Review staged changes" }).click();
  const review = page.getByRole("dialog", { name: "Review 1 change in 1 campaign" });
  await review.getByRole("button", { name: "Publish changes to 1 campaign" }).click();
  await expect(page.getByRole("region", { name: "Jobs" }).getByText("1 of 1 done")).toBeVisible();
  await expect(page.locator(`[data-row="${campaign}"] [data-cell="name"]`)).toHaveText(before);
});

test("whose history to see is chosen on a phone, and an account without one says so", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, HANDLE);
  const id = await accountId(page, HANDLE, "Marlow & Finch");
  await page.goto(`/live/${HANDLE}/${id}/history`);
  await expect(page.getByRole("list", { name: "Campaigns" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "History of" }).selectOption("Line items");
  await page.getByRole("list", { name: "Line items" }).getByRole("button").first().click();
  await expect(page).toHaveURL(/entity=LINE_ITEM&id=/);
  await expect(page.getByRole("heading", { name: "This account has no history" })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await expectAccessible(page);
});

test("changes from another browser are listed under everything done here, and for the campaign where the service keeps no history", async ({
  page,
  servers,
  signIn,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await signIn(page, HANDLE);
  const account = await accountId(page, HANDLE, "Marlow & Finch");
  const elsewhere = new Visitor(servers.dashboard.url);
  await elsewhere.signIn(HANDLE);
  const campaigns = `live/${HANDLE}/12/accounts/${account}/campaigns`;
  const listed = await (await elsewhere.call(`${campaigns}?count=1`)).json();
  const [{ id, name }] = listed.data;
  for (const next of ["Autumn sale", "Winter sale"]) {
    const changed = await elsewhere.call(`${campaigns}/${id}?name=${encodeURIComponent(next)}`, {
      method: "PUT",
    });
    expect(changed.status).toBe(200);
  }

  await page.goto(`/live/${HANDLE}/${account}/history?entity=EVERYTHING`);
  const main = page.getByRole("main");
  await expect(main.getByText("before: Autumn sale")).toBeVisible();
  await expect(main.getByRole("listitem").getByText(`@${HANDLE}`).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await scrollsSideways(page)).toBe(false);
  await expectAccessible(page);

  await main.getByRole("link", { name: "Winter sale" }).click();
  await expect(page).toHaveURL(new RegExp(`entity=CAMPAIGN&id=${id}`));
  await expect(main.getByText("made through this dashboard")).toBeVisible();
  await expect(main.getByText("Autumn sale").first()).toBeVisible();
  expect(name).not.toBe("Winter sale");
});

test("what is storedChanges of an account is given to whoever the service gives access, and forgotten by its administrators", async ({
  page,
  signIn,
  servers,
}) => {
  const ask = (path: string, handle: string, account: string) =>
    page.request.post(`/api/${path}`, {
      data: { environment: "live", handle, account_id: account },
      headers: { "x-forward": "1", origin: new URL(servers.dashboard.url).origin },
    });
  await signIn(page, HANDLE);
  const shared = await accountId(page, HANDLE, "Marlow & Finch");
  const saved = await page.request.put(`/api/ads/live/${HANDLE}/12/accounts/${shared}?name=Marlow`, {
    headers: { "x-forward": "1", origin: new URL(servers.dashboard.url).origin },
  });
  expect(saved.ok()).toBe(true);
  const storedChanges = async () => (await (await ask("changes", HANDLE, shared)).json()).changes;
  await expect.poll(storedChanges).toContainEqual(expect.objectContaining({ endpoint: "accounts.update" }));

  await page.context().clearCookies();
  await signIn(page, "jon_marketer");
  expect((await ask("changes", "jon_marketer", shared)).ok()).toBe(false);
  expect((await ask("changes", HANDLE, shared)).ok()).toBe(false);
  expect((await ask("forget", "jon_marketer", shared)).ok()).toBe(false);

  await page.context().clearCookies();
  await signIn(page, HANDLE);
  await page.goto(`/live/${HANDLE}/${shared}/settings`);
  await page.getByRole("button", { name: "Forget this account" }).click();
  const dialog = page.getByRole("dialog", { name: "Forget this account" });
  await expectAccessible(page);
  await dialog.getByRole("textbox").fill("forget");
  await dialog.getByRole("button", { name: "Forget this account" }).click();
  await expect(page.getByText("This account is forgotten")).toBeVisible();
  expect(await storedChanges()).toEqual([]);
});
