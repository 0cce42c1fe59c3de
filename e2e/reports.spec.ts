import { FEW, openCampaigns } from "./campaign-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

test("a report without spend opens for anyone, on a phone and on paper, until sharing is stopped", async ({
  page,
  signIn,
  browser,
}) => {
  await signIn(page, "mara_agency");
  await openCampaigns(page, FEW, "?columns=name,spend,impressions,cpm,results&compare=before");
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
  await expectAccessible(page);

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
  } finally {
    await stranger.close();
  }
});
