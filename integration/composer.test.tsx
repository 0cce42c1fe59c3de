import { screen, waitFor } from "@testing-library/react";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { addressBecomes, expect, test, write } from "./dashboard";

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

test("a draft that nobody changed is published without being saved", async ({ open, user, emulator }) => {
  await open(`${DRAFTS}/${QUESTION}`, { width: 1440 });
  await authorKnown();
  await user.click(await button("Promote…"));
  await screen.findByRole("dialog", { name: /^Publish What should/ });
  expect(await sent(emulator, "PUT", "draft_posts")).toEqual([]);
  await user.click(await button("Publish now"));
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
