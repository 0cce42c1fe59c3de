import type { Page } from "@playwright/test";
import { DEMO_OWNER_ID as OWNER } from "../lib/demo-users";
import { HANDLE } from "./campaign-pages";
import { accountOf, openExplorer, sent } from "./developer-pages";
import { expect, expectAccessible, test } from "./fixtures";
import { startReceiver } from "./webhook-receiver";

/** The application's open streams. */
async function openStreams(page: Page): Promise<number> {
  const answer = await page.request.get(`/api/ads/live/${HANDLE}/2/connections`, {
    headers: { "x-forward": "1" },
  });
  return (await answer.json()).data.length;
}

test("an operator of the application listens, sees what arrives, and lets the stream go", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openExplorer(page, "sandbox", HANDLE, "activity-subscriptions.create");
  const form = page.getByRole("form", { name: "activity-subscriptions.create" });
  const wish = { event_type: "profile.update.bio", filter: { user_id: OWNER }, tag: "from the explorer" };
  await form.getByLabel("Body").fill(JSON.stringify(wish));
  await form.getByRole("button", { name: "Send POST" }).click();
  const dialog = page.getByRole("dialog", { name: "Subscribe to events of a user, or with a keyword" });
  await expect(dialog).toContainText("The platform API has no sandbox");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send POST" }).click();
  await expect(sent(page).getByRole("figure", { name: "Answer" })).toContainText('"subscription_id":');

  await openExplorer(page, "live", HANDLE, "activity-stream.connect");
  await page.getByRole("button", { name: "Send GET" }).click();
  await expect(sent(page)).toContainText("Listening. An event arrives when");
  await expect(sent(page).getByRole("figure", { name: "An event of the demo" })).toContainText(OWNER);
  await emulator.happens({ event_type: "profile.update.bio", user_id: OWNER, payload: { after: "Sails" } });
  await expect(sent(page)).toContainText("1 event so far");
  const events = sent(page).getByRole("list", { name: "Events" });
  await expect(events.getByRole("listitem")).toContainText("from the explorer");
  await expect(events.getByRole("figure", { name: "Event 1" })).toContainText('"after": "Sails"');
  await expectAccessible(page);
  expect(await openStreams(page)).toBe(1);
  await page.getByRole("button", { name: "Stop listening" }).click();
  await expect(sent(page)).toContainText("It ended after 1 event");
  await expect.poll(() => openStreams(page)).toBe(0);

  await page.getByRole("button", { name: "Send GET" }).click();
  await expect(sent(page)).toContainText("Listening.");
  expect(await openStreams(page)).toBe(1);
  await page.getByRole("link", { name: "Request log", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Request log" })).toBeVisible();
  await expect.poll(() => openStreams(page)).toBe(0);
});

test("the activity of the application is begun, seen and ended in one place", async ({ page, signIn }) => {
  await signIn(page, HANDLE);
  await openExplorer(page, "live", HANDLE, "campaigns.list");
  await page.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByText("The application listens for nothing.", { exact: false })).toBeVisible();
  await expect(page.getByText("No open connections.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Rules of the power stream" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Subscribe" }).click();
  const form = page.getByRole("dialog", { name: "Subscribe" });
  await form.getByLabel("Event").selectOption("dm.received");
  await form.getByLabel("User").fill("");
  await form.getByLabel("User").blur();
  await expect(form.getByLabel("User")).toHaveAccessibleDescription(/Messages are those of one user/);
  await form.getByLabel("User").fill(OWNER);
  await form.getByLabel("Tag").fill("inbox");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Subscribe" }).click();
  const subscriptions = page.getByRole("list", { name: "Subscriptions" });
  await expect(subscriptions).toContainText(`dm.received of @${HANDLE}`);
  await expect(subscriptions).toContainText("On the stream · inbox");
  await subscriptions.getByRole("button", { name: "End the subscription to dm.received" }).click();
  await expect(page.getByText("Deleted subscription to dm.received")).toBeVisible();
  await expect(page.getByText("The application listens for nothing.", { exact: false })).toBeVisible();

  const another = await page.context().newPage();
  const account = new URL(page.url()).pathname.split("/")[3];
  await another.goto(`/live/${HANDLE}/${account}/developer/explorer?endpoint=activity-stream.connect`);
  await another.getByRole("button", { name: "Send GET" }).click();
  await expect(sent(another)).toContainText("Listening.");
  await page.reload();
  const connections = page.getByRole("list", { name: "Connections" });
  await expect(connections).toContainText("activity_stream");
  await connections.getByRole("button", { name: /^End the connection from/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End connection" }).click();
  await expect(page.getByText("Ended 1 connection")).toBeVisible();
  await expect(page.getByText("No open connections.")).toBeVisible();
  await expect(sent(another)).toContainText("It ended, and nothing had arrived.");
  await page.getByRole("checkbox", { name: "Show closed" }).check();
  await expect(connections).toContainText("killed");
});

test("a webhook is registered, delivered to, asked again, and removed", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  const receiver = await startReceiver();
  try {
    await signIn(page, HANDLE);
    await openExplorer(page, "live", HANDLE, "campaigns.list");
    await page.getByRole("link", { name: "Activity" }).click();
    await page.getByRole("button", { name: "Register webhook" }).click();
    const form = page.getByRole("dialog", { name: "Register webhook" });
    const address = form.getByRole("textbox", { name: "Address" });
    const register = form.getByRole("button", { name: "Register webhook" });
    const refused = async (typed: string, words: string) => {
      await address.fill(typed);
      await register.click();
      await expect(form.getByText(words)).toBeVisible();
      await expect(address).toHaveAttribute("aria-invalid", "true");
      await expect(address).toHaveValue(typed);
    };
    await refused("http://example.com/events", "Only https is supported");
    await refused("https://example.com:8443/events", "Remove :8443");
    // Nobody answers there, which only the service can tell.
    await refused("http://127.0.0.1:9/events", "Expected an address that answers the challenge");
    await expectAccessible(page);
    await address.fill(receiver.url);
    await expect(address).not.toHaveAttribute("aria-invalid");
    await register.click();
    const webhooks = page.getByRole("list", { name: "Webhooks" });
    await expect(webhooks).toContainText(`${receiver.url}Valid`);

    await page.getByRole("button", { name: "Subscribe" }).click();
    const wish = page.getByRole("dialog", { name: "Subscribe" });
    await wish.getByLabel("Delivered").selectOption(`To ${receiver.url}`);
    await wish.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("list", { name: "Subscriptions" })).toContainText(`To ${receiver.url}`);
    await emulator.happens({ event_type: "profile.update.bio", user_id: OWNER, payload: { after: "Sails" } });
    expect(receiver.delivered.map((body) => JSON.parse(body).data.payload)).toEqual([{ after: "Sails" }]);

    await webhooks.getByRole("button", { name: "Replay" }).click();
    const replay = page.getByRole("dialog", { name: "Replay events" });
    await expectAccessible(page);
    await replay.getByRole("button", { name: "Replay events" }).click();
    await expect(page.getByText("The events are being delivered again")).toBeVisible();
    await expect.poll(() => receiver.delivered.length).toBe(2);

    await webhooks.getByRole("button", { name: "Check" }).click();
    await expect(page.getByText(`${receiver.url} answers`)).toBeVisible();
    receiver.forgetSecret();
    await webhooks.getByRole("button", { name: "Check" }).click();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
      `${receiver.url} was not confirmed`,
    );
    await expect(webhooks).toContainText("Invalid: nothing is delivered");
    await expect(webhooks.getByRole("button", { name: "Replay" })).toHaveAccessibleDescription(
      /Check it first/,
    );
    await expectAccessible(page);
    await webhooks.getByRole("button", { name: `Remove ${receiver.url}` }).click();
    await expect(page.getByText("Nothing is delivered anywhere.")).toBeVisible();
    await expect(page.getByText("The application listens for nothing.", { exact: false })).toBeVisible();
  } finally {
    receiver.stop();
  }
});

test("what belongs to the application is closed to others, on a phone too", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "jon_marketer");
  const account = await accountOf(page, "jon_marketer");
  await page.goto(`/live/jon_marketer/${account}/developer/activity`);
  await expect(
    page.getByRole("heading", { name: "Your role may not see what the application listens for" }),
  ).toBeVisible();
  await expect(page.getByText("Only its operators may do it", { exact: false })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
