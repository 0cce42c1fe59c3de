import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { mp4 } from "../e2e/media-files";
import { addressBecomes, expect, press, test, write } from "./dashboard";

const DRAFTS = "/live/mara_agency/frbm3w17men/drafts";
const QUESTION = "1890000000000023001";

const text = () => screen.findByRole("textbox", { name: "Text" });
const button = (name: string | RegExp) => screen.findByRole("button", { name });

async function authorKnown() {
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Author" })).not.toHaveValue(""));
}

/** What was sent of one kind of post. */
async function sent(emulator: EmulatorControl, method: string, kind: string) {
  const requests = await emulator.requests();
  return requests
    .filter((request) => request.method === method && request.path.includes(`/${kind}`))
    .map(({ query, body }) => new URLSearchParams(`${query}&${body ?? ""}`));
}

test("a new post is saved and scheduled for the time that it was begun at", async ({
  open,
  user,
  emulator,
}) => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await open(`${DRAFTS}/new?at=${day}T14:00`, { width: 1440 });
  await authorKnown();
  await user.click(await button(/^Schedule for .* 14:00…$/));
  expect(await text()).toHaveFocus();
  await write(user, await text(), "Doors open at two");
  await user.click(await button(/^Schedule for .* 14:00…$/));
  await screen.findByRole("dialog", { name: "Schedule Doors open at two" });
  await user.click(await button("Schedule post"));
  await addressBecomes(/drafts\/scheduled/);
  const [scheduled] = await sent(emulator, "POST", "scheduled_posts");
  expect(scheduled?.get("scheduled_at")).toBe(`${day}T20:00:00Z`);
});

test("an unchanged draft is published without being saved", async ({ open, user, emulator }) => {
  await open(`${DRAFTS}/${QUESTION}`, { width: 1440 });
  await authorKnown();
  await press(user, await button("Promote…"));
  await screen.findByRole("dialog", { name: /^Publish What should/ });
  expect(await sent(emulator, "PUT", "draft_posts")).toEqual([]);
  await press(user, await button("Publish now"));
  await addressBecomes(/drafts\/published/);
  await screen.findByRole("dialog", { name: /^Promote What should/ });
});

test("the sandbox says why a post can only be saved there", async ({ open, accountId }) => {
  const id = await accountId(undefined, { environment: "sandbox" });
  await open(`/sandbox/mara_agency/${id}/drafts/new`, { width: 1440 });
  expect(await button("Save draft")).not.toHaveAttribute("aria-disabled", "true");
  expect(await button("Schedule…")).toHaveAttribute("aria-disabled", "true");
  expect(await button("Publish…")).toHaveAttribute("aria-disabled", "true");
});

test("cards, polls, conversations and files lead to a post that shows them", async ({ open, user, ask }) => {
  const account = "/live/mara_agency/frbm3w17men";
  const begun = async (section: string) => {
    await open(`${account}/${section}`, { width: 1440 });
    const names = () => document.querySelectorAll<HTMLElement>("main [data-row-name]");
    await waitFor(() => expect(names().length).toBeGreaterThan(1));
    await user.click(names()[0] ?? document.body);
    return screen.findByText("New post with this");
  };
  await user.click(await begun("cards"));
  await addressBecomes(/\/drafts\/new\?card=card/);
  const attachment = within(await screen.findByRole("group", { name: "Attachment" }));
  expect(attachment.getByRole("radio", { name: "Card" })).toBeChecked();
  await screen.findByRole("button", { name: "Remove the card" });
  expect(await begun("conversations")).toHaveAttribute("href", expect.stringContaining("card="));
  expect(await begun("polls")).toBeVisible();
  const answer = await ask("live/mara_agency/12/accounts/frbm3w17men/media_library?count=1");
  const { data }: { data: { media_key: string }[] } = await answer.json();
  await open(`${account}/media?panel=${data[0]?.media_key}`, { width: 1440 });
  const link = await screen.findByText("New post with this");
  for (const [name, section] of [
    ["New card with this", "cards"],
    ["New poll with this", "polls"],
  ] as const) {
    expect(screen.getByRole("link", { name })).toHaveAttribute(
      "href",
      `${account}/${section}/new?media=${data[0]?.media_key}`,
    );
  }
  await user.click(link);
  await addressBecomes(/\/drafts\/new\?media=/);
  const media = within(await screen.findByRole("group", { name: "Attachment" }));
  expect(media.getByRole("radio", { name: "Media" })).toBeChecked();
});

test("a poll is made in the composer by keys alone, and once, though the draft is refused at first", async ({
  open,
  user,
  emulator,
}) => {
  await open(`${DRAFTS}/new`, { width: 1440 });
  await authorKnown();
  await write(user, await text(), "Where to?");
  await press(user, await screen.findByRole("radio", { name: "Card" }));
  (await button("New poll")).focus();
  await user.keyboard("{Enter}");
  const made = within(await screen.findByRole("region", { name: "New poll" }));
  const name = made.getByRole("textbox", { name: "Name" });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveValue("Where to?");
  const save = "Create poll and save draft: voting starts now";
  await user.click(await button(save));
  await waitFor(() => expect(made.getByLabelText("First choice")).toHaveFocus());
  await write(user, made.getByLabelText("First choice"), "Sea");
  await write(user, made.getByLabelText("Second choice"), "Hills");
  const preview = within(screen.getByRole("region", { name: "Preview" }));
  expect(await preview.findByText("Hills")).toBeVisible();
  await emulator.fault({ method: "POST", path: "/live/12/accounts/*/draft_posts", status: 503, count: 1 });
  // The polls are read again only after the draft is saved: what was made here is known without them.
  await emulator.fault({ method: "GET", path: "/live/12/accounts/*/cards/poll", delay_ms: 5_000, count: 1 });
  await user.click(await button(save));
  await screen.findByText("The draft was not saved");
  await screen.findByRole("button", { name: "Remove the card" });
  await user.click(await button("Save draft"));
  await addressBecomes(/panel=/);
  const polls = await sent(emulator, "POST", "cards/poll");
  expect(polls.map((poll) => poll.get("second_choice"))).toEqual(["Hills"]);
  const drafts = await sent(emulator, "POST", "draft_posts");
  expect(drafts.map((draft) => draft.get("card_uri")?.slice(0, 7))).toEqual(["card://", "card://"]);
});

test("a file that is pasted into the text becomes the post's media", async ({ open, user, emulator }) => {
  await open(`${DRAFTS}/new`, { width: 1440 });
  await authorKnown();
  await write(user, await text(), "With a film");
  const { buffer, mimeType } = mp4("pasted.mp4", 2_000);
  const file = new File([new Uint8Array(buffer)], "pasted.mp4", { type: mimeType });
  fireEvent.paste(await text(), { clipboardData: { files: [file] } });
  const review = await screen.findByRole("dialog", { name: /^Upload/ });
  await press(user, await within(review).findByRole("button", { name: "Upload 1 file" }));
  await screen.findByRole("button", { name: "Remove pasted.mp4" });
  await user.click(await button("Save draft"));
  await addressBecomes(/panel=/);
  const [post] = await sent(emulator, "POST", "draft_posts");
  expect(post?.get("media_keys")).toMatch(/^\d+_\d+$/);
});

test("an emoji and a handle are put where the caret stands, by keys alone", async ({ open, user }) => {
  await open(`${DRAFTS}/new`, { width: 1440 });
  await authorKnown();
  await write(user, await text(), "Off we go!");
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
  field.setSelectionRange(9, 9);
  (await button("Add an emoji")).focus();
  await user.keyboard("{Enter}");
  const search = await screen.findByRole("combobox", { name: "Find an emoji" });
  await waitFor(() => expect(search).toHaveFocus());
  await user.keyboard("bicycle");
  expect(await screen.findByRole("option", { name: "bicycle", selected: true })).toBeVisible();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(field).toHaveValue("Off we go🚲!"));
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByLabelText("268 characters left")).toBeVisible();

  field.setSelectionRange(0, 0);
  await user.keyboard("@mara");
  const people = await screen.findByRole("listbox", { name: "Mention" });
  await within(people).findByRole("option", { name: /mara_agency/, selected: true });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(field).toHaveValue("@mara_agency Off we go🚲!"));
  expect(field.selectionStart).toBe("@mara_agency ".length);
  expect(screen.queryByRole("listbox", { name: "Mention" })).toBeNull();
});
