import { filledAccountId } from "./account-id";
import { FEW, HANDLE, openCampaigns, renamedByMistake, rows, writesOf } from "./campaign-pages";
import { scrollsSideways } from "./fitting";
import { expect, expectAccessible, test } from "./fixtures";

test("figures of campaigns are read, drawn and compared at all sizes, by keyboard and in both themes", async ({
  page,
  signIn,
}) => {
  await signIn(page, "mara_agency");
  await openCampaigns(page, FEW);
  const totals = page.getByRole("region", { name: "Totals" });
  await expect(totals.getByText(/^As of/)).toBeVisible();
  await expect(totals).toContainText(/Spend\s*[\d,.]+ GBP/);
  await expect(rows(page).locator('[data-cell="spend"]').filter({ hasText: /GBP/ }).first()).toBeVisible();
  await expectAccessible(page);

  await totals.getByRole("button", { name: "Chart" }).click();
  const slider = page.getByRole("slider", { name: "Read single values" });
  await slider.focus();
  const last = await slider.getAttribute("aria-valuetext");
  expect(last).toMatch(/[\d,.]+ GBP/);
  await page.keyboard.press("ArrowLeft");
  await expect(slider).not.toHaveAttribute("aria-valuetext", last ?? "");

  await totals.getByRole("button", { name: "Mark changes" }).click();
  await expect(totals.getByText("Nothing was changed through this dashboard on these days.")).toBeVisible();

  // A point that is clicked stays chosen while the mouse goes to its button.
  const box = await slider.boundingBox();
  if (!box) throw new Error("The chart has no place");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await totals.getByRole("button", { name: "Add a note" }).click();
  await page.getByLabel("Note", { exact: true }).fill("Sale begins");
  await page.getByRole("button", { name: "Add the note" }).click();
  await totals.getByRole("button", { name: "1 note" }).click();
  await expect(totals.getByText("Sale begins")).toBeVisible();

  // Days that are drawn out are shown alone.
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2, { steps: 4 });
  await expect(totals.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/range=[\d-]+\.\.[\d-]+/);
  await totals.getByRole("button", { name: "Zoom out" }).click();
  await expect(page).not.toHaveURL(/range=/);

  await page.getByRole("button", { name: /^Days of the statistics/ }).click();
  await page.getByLabel("Compare with").selectOption({ label: "The days before" });
  await expect(page.getByText(/complete days only/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("group", { name: "Show as" }).getByText("Table").click();
  await expect(page.getByRole("table", { name: "Spend by day" })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(totals.getByText(/^As of/)).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("days of a chart are drawn out by a finger that moves sideways, and not by one that scrolls", async ({
    page,
    signIn,
  }) => {
    await signIn(page, HANDLE);
    const account = await filledAccountId(page, HANDLE, FEW);
    await page.goto(`/live/${HANDLE}/${account}/campaigns?range=30d&chart=spend`);
    const totals = page.getByRole("region", { name: "Totals" });
    const slider = totals.getByRole("slider", { name: "Read single values" });
    await expect(totals.getByText("Drag sideways to zoom in.")).toBeVisible();
    const box = await slider.boundingBox();
    if (!box) throw new Error("The chart has no place");
    const session = await page.context().newCDPSession(page);
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      // It rests before it is lifted: after a fling the browser takes the next tap for the one that stops it.
      let timestamp = Date.now() / 1_000 - 1;
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) => {
        timestamp += type === "touchEnd" ? 0.5 : 0.05;
        return session.send("Input.dispatchTouchEvent", { type, timestamp, touchPoints: at ? [at] : [] });
      };
      await touch("touchStart", from);
      for (let step = 1; step <= 6; step += 1) {
        const along = (axis: "x" | "y") => from[axis] + ((to[axis] - from[axis]) * step) / 6;
        await touch("touchMove", { x: along("x"), y: along("y") });
      }
      await touch("touchEnd");
    };
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

    await drag(middle, { x: middle.x + box.width / 4, y: middle.y + 8 });
    await expect(page).toHaveURL(/range=[\d-]+\.\.[\d-]+/);
    await totals.getByRole("button", { name: "Zoom out" }).tap();
    await expect(page).toHaveURL(/range=30d/);
    await expect(slider).toBeVisible();
    // Last: a tap on what was flung a moment ago stops it, and is no click.
    await drag(middle, { x: middle.x + 10, y: middle.y - 150 });
    await expect(page).not.toHaveURL(/range=[\d-]+\.\./);
  });
});

test("an old value is restored as a staged change from the chart of a campaign, by mouse and on a phone", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const { account, campaign, before } = await renamedByMistake(page);
  await page.goto(`/live/${HANDLE}/${account}/campaigns?panel=${campaign}&range=month`);
  const chart = page.getByRole("dialog").getByRole("region", { name: "Spend by day" });
  const restore = chart.getByRole("button", { name: `Restore Name: ${before}`, exact: true });
  const listAll = async () => {
    await chart.getByRole("button", { name: "Mark changes" }).click();
    await chart.getByRole("button", { name: /^\d+ changes?$/ }).click();
    await expect(restore).toBeVisible();
    await expectAccessible(page);
  };
  await listAll();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await listAll();
  expect(await scrollsSideways(page)).toBe(false);
  await restore.click();
  await expect(restore).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Staged" })).toContainText(before);
  await page.getByRole("button", { name: "Review", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Review 1 change in 1 campaign" })).toBeVisible();
  expect(await writesOf(emulator)).toHaveLength(1);
});
