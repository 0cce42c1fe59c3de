import type { Page } from "@playwright/test";
import { dayIn } from "@/lib/time/calendar";
import { expect, expectAccessible, test } from "./fixtures";

const CALENDAR = "/live/mara_agency/frbm3w17men/drafts/calendar";
const ZONE = "America/Mexico_City";
const HOUR_MS = 3_600_000;

const post = (page: Page) => page.getByLabel(/, Tomorrow, Scheduled$/);

/** The week that an instant so many hours from now falls in on the account's clocks. */
const weekOf = (hours: number) => `${CALENDAR}?day=${dayIn(ZONE, Date.now() + hours * HOUR_MS)}`;

test("a scheduled post is moved by the pointer and by keys, and taken back", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, "mara_agency");
  await page.goto(weekOf(24));
  await expect(page.getByRole("table", { name: "Week" })).toBeVisible();
  await expect(post(page)).toBeVisible();
  await expectAccessible(page);
  const sent = async () => {
    const requests = (await emulator.requests()).filter(
      ({ method, path }) => method === "PUT" && path.includes("/scheduled_posts/"),
    );
    return requests.map(
      ({ query, body }) => new URLSearchParams(`${query}&${body}`).get("scheduled_at") ?? "",
    );
  };

  // At the lower edge: the slot below has to be scrolled to, with the button down.
  await post(page).evaluate((chip) => chip.scrollIntoView({ block: "end" }));
  const slot = post(page).locator("xpath=ancestor::td");
  const hour = Number(await slot.getAttribute("data-hour"));
  const day = await slot.getAttribute("data-day");
  const target = page.locator(`td[data-day="${day}"][data-hour="${hour === 23 ? 22 : hour + 1}"]`);
  await post(page).hover();
  await page.mouse.down();
  await target.hover({ position: { x: 60, y: 36 } });
  await expect(target).toHaveAttribute("data-over", "yes");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await sent()).toEqual([]);

  await post(page).hover();
  await page.mouse.down();
  await target.hover({ position: { x: 60, y: 36 } });
  await page.mouse.up();
  await expect(page.getByText(/^Moved Tomorrow to /)).toBeVisible();
  await expect(target.getByLabel(/Tomorrow/)).toBeVisible();
  const [dropped = ""] = await sent();

  await post(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByText("Moving Tomorrow")).toBeVisible();
  await expect(post(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await sent()).length).toBe(2);
  const [, keyed = ""] = await sent();
  expect(Date.parse(keyed) - Date.parse(dropped)).toBe(24.25 * HOUR_MS);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByText(/^Undone: Moved Tomorrow/)).toBeVisible();
  expect((await sent()).at(-1)).toBe(dropped);

  await page.getByRole("radio", { name: "Month" }).check({ force: true });
  await expect(page.getByRole("table", { name: "Month" })).toBeVisible();
  await expectAccessible(page);
});

test("on a phone the calendar is a list by day", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "mara_agency");
  await page.goto(weekOf(95 / 60));
  await expect(page.getByRole("button", { name: "Hoy, cierre" })).toBeVisible();
  await expectAccessible(page);
});
