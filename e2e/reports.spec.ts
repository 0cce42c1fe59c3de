import { FEW, openCampaigns } from "./campaign-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

test("reports open for anyone, on a phone and on paper, until sharing or their maker's access ends", async ({
  page,
  signIn,
  browser,
  emulator,
}) => {
  await signIn(page, "mara_agency");
  const account = await openCampaigns(
    page,
    FEW,
    "?columns=name,spend,impressions,cpm,results&compare=before",
  );
  await expect(page.getByRole("region", { name: "Totals" }).getByText(/^As of/)).toBeVisible();
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitem", { name: "Share report…" }).click();
  const sharing = page.getByRole("dialog", { name: "Share report" });
  await expect(sharing.getByText("No link opens now.")).toBeVisible();
  await sharing.getByText("Without spend", { exact: true }).click();
  await expect(sharing.getByText(/^Spend, budgets, prices/)).toBeVisible();
  await expectAccessible(page);
  await sharing.getByRole("button", { name: "Create link" }).click();
  const link = await sharing.getByLabel("Link").inputValue();
  await expect(sharing.getByText(/@mara_agency, without spend/)).toBeVisible();

  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const theirs = await stranger.newPage();
    const response = await theirs.goto(link);
    const headers = response?.headers() ?? {};
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-robots-tag"]).toContain("noindex");
    await expect(theirs.getByRole("columnheader")).toHaveText(["Name", "Impressions", "Results"]);
    expect(await theirs.content()).not.toContain("CPM");
    expect(await scrollsSideways(theirs)).toBe(false);
    await expectAccessible(theirs);
    await theirs.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(theirs.getByRole("button", { name: "Download" })).toBeHidden();
    await expect(theirs.locator("body")).toHaveCSS(
      "background-color",
      /^(rgb\(255, 255, 255\)|oklch\(1 0 0\)|lab\(100 0 0\))$/,
    );

    await sharing.getByRole("button", { name: /^Stop sharing/ }).click();
    const stopping = page.getByRole("dialog", { name: /^Stop sharing/ });
    await stopping.getByRole("button", { name: "Stop sharing" }).click();
    await expect(sharing.getByText("No link opens now.")).toBeVisible();
    await theirs.emulateMedia({ media: "screen" });
    for (const address of [link, link.replace(/.{4}$/, "AAAA")]) {
      expect((await theirs.goto(address))?.status()).toBe(404);
      await expect(
        theirs.getByRole("heading", { name: "This report does not exist or has expired" }),
      ).toBeVisible();
    }
    await expectAccessible(theirs);

    // One that follows; nothing is asked for it, and it ends and comes back with its maker's access.
    await sharing.getByText("Follow", { exact: true }).click();
    await sharing.getByText("With spend", { exact: true }).click();
    await expect(sharing.getByText(/of the last 7 days by then/)).toBeVisible();
    await sharing.getByRole("button", { name: "Create link" }).click();
    const live = await sharing.getByLabel("Link").inputValue();
    await expect(sharing.getByText(/@mara_agency, follows, with spend/)).toBeVisible();
    await expectAccessible(page);
    await page.goto("about:blank");
    const asked = (await emulator.requests()).length;
    const opened = await theirs.goto(live);
    expect(opened?.headers()["cache-control"]).toContain("no-store");
    await expect(theirs.getByText("As of", { exact: true })).toBeVisible();
    await expect(theirs.getByText("Not read", { exact: true })).toBeHidden();
    await expect(theirs.getByRole("row", { name: /^All / })).toContainText(/\d\.\d\d/);
    expect(await scrollsSideways(theirs)).toBe(false);
    await expectAccessible(theirs);
    expect(await emulator.requests()).toHaveLength(asked);
    const gone = { errors: [{ code: "NOT_FOUND", message: "No such account" }], request: { params: {} } };
    await emulator.fault({ path: `/live/12/accounts/${account}*`, status: 404, body: gone });
    // What every page of the account asks first.
    const access = `/api/ads/live/mara_agency/12/accounts/${account}/authenticated_user_access`;
    const shows = (title: RegExp) =>
      expect(async () => {
        await theirs.goto(live);
        await expect(theirs.getByRole("heading", { name: title })).toBeVisible({ timeout: 1_000 });
      }).toPass();
    await page.request.get(access, { headers: { "x-forward": "1" } });
    await shows(/^This report has stopped/);
    await expect(theirs.getByText(/^@mara_agency, who shared it, has no access/)).toBeVisible();
    await expectAccessible(theirs);
    await emulator.clearFaults();
    await page.request.get(access, { headers: { "x-forward": "1" } });
    await shows(/^Campaigns, last 7 days/);
  } finally {
    await stranger.close();
  }
});
