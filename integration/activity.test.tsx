import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { DEMO_OWNER_ID as OWNER } from "@/lib/demo-users";
import { expect, test, write } from "./dashboard";
import { answer, openExplorer, sent } from "./developer-pages";
import { graceEnds } from "./grace";
import { KESTREL } from "./line-item-pages";
import { startReceiver } from "./webhook-receiver";

const ACTIVITY = `${KESTREL}/developer/activity`;
const BIO = { event_type: "profile.update.bio", user_id: OWNER, payload: { after: "Sails" } };

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const says = (words: string) => waitFor(async () => expect(await sent()).toHaveTextContent(words));
const listSays = (name: string, words: string) =>
  waitFor(() => expect(screen.getByRole("list", { name })).toHaveTextContent(words));
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));

test("an operator of the application listens, sees what arrives, and lets the stream go", async ({
  open,
  user,
  emulator,
  accountId,
  ask,
}) => {
  const openStreams = async () => (await (await ask("live/mara_agency/2/connections")).json()).data.length;
  const environment = "sandbox";
  const account = await accountId(undefined, { environment });
  const form = await openExplorer(open, "activity-subscriptions.create", { environment, account });
  const wish = { event_type: "profile.update.bio", filter: { user_id: OWNER }, tag: "from the explorer" };
  await write(user, form.getByLabelText("Body"), JSON.stringify(wish));
  await user.click(form.getByRole("button", { name: "Send POST" }));
  const asked = await dialog("Subscribe to events of a user, or with a keyword");
  asked.getByText(/The platform API has no sandbox/);
  await user.click(asked.getByRole("button", { name: "Send POST" }));
  expect(await answer()).toHaveTextContent('"subscription_id":');

  await openExplorer(open, "activity-stream.connect");
  await press(user, "Send GET");
  await says("Listening. An event arrives when");
  expect(await screen.findByRole("figure", { name: "An event of the demo" })).toHaveTextContent(OWNER);
  await waitFor(async () => expect(await openStreams()).toBe(1));
  await emulator.happens(BIO);
  await says("1 event so far");
  const events = within(screen.getByRole("list", { name: "Events" }));
  expect(events.getByRole("listitem")).toHaveTextContent("from the explorer");
  expect(events.getByRole("figure", { name: "Event 1" })).toHaveTextContent('"after": "Sails"');
  await press(user, "Stop listening");
  await says("It ended after 1 event");
  await waitFor(async () => expect(await openStreams()).toBe(0));

  await press(user, "Send GET");
  await says("Listening.");
  await waitFor(async () => expect(await openStreams()).toBe(1));
  await user.click(screen.getByRole("link", { name: "Request log" }));
  await screen.findByRole("heading", { level: 1, name: "Request log" });
  await waitFor(async () => expect(await openStreams()).toBe(0));
});

test("the activity of the application is begun, seen and ended in one place", async ({ open, user }) => {
  await open(ACTIVITY);
  await screen.findByText(/The application listens for nothing\./);
  await screen.findByText("No open connections.");
  await screen.findByRole("list", { name: "Rules of the power stream" });
  await press(user, "Subscribe");
  const form = await dialog("Subscribe");
  await user.selectOptions(form.getByLabelText("Event"), "dm.received");
  await user.clear(form.getByLabelText("User"));
  fireEvent.blur(form.getByLabelText("User"));
  await waitFor(() =>
    expect(form.getByLabelText("User")).toHaveAccessibleDescription(/Messages are those of one user/),
  );
  await write(user, form.getByLabelText("User"), OWNER);
  await write(user, form.getByLabelText("Tag"), "inbox");
  await user.click(form.getByRole("button", { name: "Subscribe" }));
  await screen.findByRole("list", { name: "Subscriptions" });
  await listSays("Subscriptions", "dm.received of @mara_agency");
  await listSays("Subscriptions", "On the stream · inbox");
  await press(user, "End the subscription to dm.received");
  await graceEnds();
  await screen.findByText("Deleted subscription to dm.received");
  await screen.findByText(/The application listens for nothing\./);
});

/** Opens the form for a webhook, and gives a way to try an address. */
async function openRegistering(user: UserEvent) {
  await press(user, "Register webhook");
  const form = await dialog("Register webhook");
  const address = form.getByRole("textbox", { name: "Address" });
  const register = form.getByRole("button", { name: "Register webhook" });
  const tryAddress = async (typed: string) => {
    await write(user, address, typed);
    await user.click(register);
  };
  return { form, address, tryAddress };
}

test("the address of a webhook is refused at its field, for what is wrong with it", async ({
  open,
  user,
}) => {
  await open(ACTIVITY);
  const { form, address, tryAddress } = await openRegistering(user);
  const refused = async (typed: string, words: RegExp) => {
    await tryAddress(typed);
    await form.findByText(words);
    expect(address).toBeInvalid();
    expect(address).toHaveValue(typed);
  };
  await refused("http://example.com/events", /Only https is supported/);
  await refused("https://example.com:8443/events", /Remove :8443/);
  // Nothing answers there, which only the service can find out.
  await refused("http://127.0.0.1:9/events", /Expected an address that answers the challenge/);
  await write(user, address, "https://example.com/events");
  expect(address).not.toBeInvalid();
});

test("a webhook is registered, delivered to, asked again, and removed", async ({ open, user, emulator }) => {
  const receiver = await startReceiver();
  try {
    await open(ACTIVITY);
    const { tryAddress } = await openRegistering(user);
    await tryAddress(receiver.url);
    await screen.findByRole("list", { name: "Webhooks" });
    await listSays("Webhooks", `${receiver.url}Valid`);
    const webhooks = () => within(screen.getByRole("list", { name: "Webhooks" }));

    await press(user, "Subscribe");
    const wish = await dialog("Subscribe");
    await user.selectOptions(wish.getByLabelText("Delivered"), `To ${receiver.url}`);
    await user.click(wish.getByRole("button", { name: "Subscribe" }));
    await screen.findByRole("list", { name: "Subscriptions" });
    await listSays("Subscriptions", `To ${receiver.url}`);
    await emulator.happens(BIO);
    expect(receiver.delivered.map((body) => JSON.parse(body).data.payload)).toEqual([{ after: "Sails" }]);

    await user.click(webhooks().getByRole("button", { name: "Replay" }));
    const replay = await dialog("Replay events");
    await user.click(replay.getByRole("button", { name: "Replay events" }));
    await screen.findByText("The events are being delivered again");
    await waitFor(() => expect(receiver.delivered).toHaveLength(2));

    const check = () => user.click(webhooks().getByRole("button", { name: "Check" }));
    await check();
    await screen.findByText(`${receiver.url} answers`);
    receiver.forgetSecret();
    await check();
    await waitFor(() =>
      expect(screen.getByRole("region", { name: "Notifications" })).toHaveTextContent(
        `${receiver.url} was not confirmed`,
      ),
    );
    await listSays("Webhooks", "Invalid: nothing is delivered");
    expect(webhooks().getByRole("button", { name: "Replay" })).toHaveAccessibleDescription(/Check it first/);
    await user.click(webhooks().getByRole("button", { name: `Remove ${receiver.url}` }));
    await graceEnds();
    await screen.findByText("Nothing is delivered anywhere.");
    await screen.findByText(/The application listens for nothing\./);
  } finally {
    receiver.stop();
  }
});
