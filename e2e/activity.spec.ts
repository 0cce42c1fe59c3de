import { DEMO_OWNER_ID as OWNER } from "../lib/demo-users";
import { HANDLE } from "./campaign-pages";
import { openExplorer, sent } from "./developer-pages";
import { expect, expectAccessible, test } from "./fixtures";

test("the activity of the application is begun, listened to in another tab, and ended in one place", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const account = await openExplorer(page, "live", HANDLE, "campaigns.list");
  const tabs = page.getByRole("navigation", { name: "Developer aids" });
  const place = await tabs.boundingBox();
  await tabs.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByText("The application listens for nothing.", { exact: false })).toBeVisible();
  // Titles differ from tab to tab; the tabs stay under the pointer.
  expect(await tabs.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Register webhook" }).click();
  const register = page.getByRole("dialog", { name: "Register webhook" });
  await register.getByRole("textbox", { name: "Address" }).fill("http://example.com/events");
  await register.getByRole("button", { name: "Register webhook" }).click();
  await expect(register.getByText("Only https is supported")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(register).toBeHidden();
  await page.getByRole("button", { name: "Subscribe" }).click();
  const form = page.getByRole("dialog", { name: "Subscribe" });
  await form.getByLabel("Event").selectOption("profile.update.bio");
  await form.getByLabel("User").fill(OWNER);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("list", { name: "Subscriptions" })).toContainText(`@${HANDLE}`);

  const another = await page.context().newPage();
  await another.goto(`/live/${HANDLE}/${account}/developer/explorer?endpoint=activity-stream.connect`);
  await another.getByRole("button", { name: "Send GET" }).click();
  await expect(sent(another)).toContainText("Listening.");
  await emulator.happens({ event_type: "profile.update.bio", user_id: OWNER, payload: { after: "Sails" } });
  await expect(sent(another)).toContainText("1 event so far");
  await expectAccessible(another);
  await page.reload();
  const connections = page.getByRole("list", { name: "Connections" });
  await expect(connections).toContainText("activity_stream");
  await expectAccessible(page);
  await connections.getByRole("button", { name: /^End the connection from/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End connection" }).click();
  await expect(page.getByText("Ended 1 connection")).toBeVisible();
  await expect(page.getByText("No open connections.")).toBeVisible();
  await expect(sent(another)).toContainText("It ended after 1 event");
  await page.getByRole("checkbox", { name: "Show closed" }).check();
  await expect(connections).toContainText("killed");
});
