import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { addressBecomes, expect, press, test, write } from "./dashboard";
import { graceEnds } from "./grace";

const CONVERSATIONS = "/live/mara_agency/frbm3w17men/conversations";

const panel = (name: string) => screen.findByRole("dialog", { name });
const create = () => screen.findByRole("button", { name: "Create conversation" });
const firstPost = () => screen.findByLabelText(/^(First p|P)re-filled post/);

/** Fills a card with one call to action; its picture is one that fits. */
async function fillConversation(user: UserEvent, name: string) {
  await write(user, await screen.findByLabelText("Name"), name);
  const [choose] = await screen.findAllByRole("button", { name: "Choose media" });
  await user.click(choose ?? document.body);
  const picker = await screen.findByRole("dialog", { name: /^Choose media/ });
  await user.click(within(picker).getByRole("switch", { name: /fit/ }));
  // Its ratio is known once the picture was loaded.
  await user.click(await within(picker).findByRole("option", { name: /Hero image.*1\.91:1/ }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Choose media/ })).toBeNull());
  await write(user, await screen.findByLabelText("Title"), "Which one?");
  await write(user, await screen.findByLabelText("First hashtag"), "#TeamBlue");
  await write(user, await firstPost(), "Blue it is 🦜");
  await write(user, await screen.findByLabelText("Thank-you text"), "Thank you!");
}

test("a title may go when there is a second hashtag, and only then", async ({ open, user }) => {
  await open(`${CONVERSATIONS}/new`);
  await fillConversation(user, "Rule");
  await write(user, await screen.findByLabelText("Title"), "");
  await user.click(await screen.findByRole("button", { name: "1 problem to fix" }));
  await screen.findByRole("button", { name: /needs a title/ });
  await user.click(screen.getByRole("button", { name: "Add a call to action" }));
  await write(user, await screen.findByLabelText("Second hashtag"), "TeamRed");
  await write(user, await screen.findByLabelText("Second pre-filled post"), "Red");
  await screen.findByText("Complete");
});

test("of a card that exists only what was touched is sent, and a deletion is for good", async ({
  open,
  user,
  emulator,
}) => {
  await open(`${CONVERSATIONS}/new`);
  await fillConversation(user, "To be changed");
  await press(user, await create());
  await addressBecomes(/panel=/);
  await user.click(await within(await panel("To be changed")).findByRole("link", { name: "Edit" }));
  await waitFor(() => expect(screen.getByLabelText("Name")).toHaveValue("To be changed"));
  const save = await screen.findByRole("button", { name: "Save changes" });
  expect(save).toHaveAttribute("aria-disabled", "true");
  await write(user, screen.getByLabelText("Thank-you text"), "Many thanks!");
  await press(user, save);
  await addressBecomes(/\/conversations\?panel=/);
  await screen.findByText("Changed To be changed");
  const [put] = (await emulator.requests()).filter(({ method }) => method === "PUT");
  const sent = `${put?.query} ${put?.body}`;
  expect(sent).toContain("thank_you_text");
  expect(sent).not.toContain("first_cta");

  await user.click(
    await within(await panel("To be changed")).findByRole("button", { name: "Delete conversation" }),
  );
  const asked = await panel("Delete To be changed");
  await within(asked).findByText(/removed for good/);
  await user.click(within(asked).getByRole("button", { name: "Delete conversation" }));
  await graceEnds();
  await screen.findByText("Deleted To be changed");
  await waitFor(() => expect(screen.queryByRole("button", { name: "To be changed" })).toBeNull());
});

test("a refusal stands at its field, and nothing typed is lost", async ({ open, user, emulator }) => {
  await open(`${CONVERSATIONS}/new`);
  await fillConversation(user, "Refused");
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/cards/image_conversation",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "not this hashtag", parameter: "first_cta" }],
      request: { params: {} },
    },
  });
  await press(user, await create());
  await waitFor(() =>
    expect(screen.getByLabelText("First hashtag")).toHaveAccessibleDescription(/not this hashtag/),
  );
  expect(await firstPost()).toHaveValue("Blue it is 🦜");
});
