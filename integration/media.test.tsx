import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { mp4 } from "../e2e/media-files";
import { type AccountId, addressBecomes, expect, type Open, press, test, write } from "./dashboard";
import { graceEnds } from "./grace";

const UPLOAD = "/upload/1.1/media/upload.json";
const MIB = 1_048_576;

const library = () => screen.findByRole("listbox", { name: "Media library" });
const panel = (name: string | RegExp) => screen.findByRole("dialog", { name });
const uploads = () => screen.findByRole("region", { name: "Uploads" });
const type = async (user: UserEvent, name: string) =>
  user.selectOptions(await screen.findByLabelText("Type"), name);

async function openMedia(open: Open, accountId: AccountId, section = "media") {
  await open(`/live/mara_agency/${await accountId("Kestrel Air")}/${section}`);
}

/** Chooses a file as the button does, and sends it. */
async function upload(user: UserEvent, name: string, bytes: number) {
  const { buffer, mimeType } = mp4(name, bytes);
  const [input] = await screen.findAllByLabelText("Files to upload");
  await user.upload(input ?? document.body, new File([new Uint8Array(buffer)], name, { type: mimeType }));
  await press(user, await within(await panel(/^Upload/)).findByRole("button", { name: "Upload 1 file" }));
}

/** The tiles of the library whose words are like these, of which there is one at least. */
async function tiles(words: RegExp | string = ""): Promise<HTMLElement[]> {
  const list = await library();
  return waitFor(() => {
    const found = within(list)
      .getAllByRole("option")
      .filter((tile) => new RegExp(words).test(tile.textContent));
    expect(found).not.toEqual([]);
    return found;
  });
}

async function openFirst(user: UserEvent, words: RegExp | string): Promise<HTMLElement> {
  const [first] = await tiles(words);
  await user.click(first ?? document.body);
  return screen.findByRole("dialog");
}

test("an upload waits while the service does not answer, can be paused, and goes on", async ({
  open,
  user,
  emulator,
  accountId,
}) => {
  await openMedia(open, accountId);
  await tiles();
  await emulator.fault({ method: "POST", path: UPLOAD, status: 503, body: { errors: [] } });
  await upload(user, "patient.mp4", 2 * MIB);
  const shelf = await uploads();
  await within(shelf).findByText(/No answer. Retrying/);
  await user.click(within(shelf).getByRole("button", { name: "Pause patient.mp4" }));
  await within(shelf).findByText("Paused");
  await emulator.clearFaults();
  await user.click(await within(shelf).findByRole("button", { name: "Go on with patient.mp4" }));
  await within(shelf).findByText(/Processing/);
});

test("a video that cannot be made playable says why", async ({ open, user, emulator, accountId }) => {
  await openMedia(open, accountId);
  await tiles();
  await emulator.fault({
    method: "GET",
    path: UPLOAD,
    status: 200,
    body: {
      media_id: 1,
      media_id_string: "1",
      processing_info: {
        state: "failed",
        error: { code: 3, name: "UnsupportedMedia", message: "Video track is not supported" },
      },
    },
  });
  await upload(user, "odd-codec.mp4", 1_000);
  const shelf = await uploads();
  await within(shelf).findByText(/Video track is not supported \(UnsupportedMedia\)/);
  await user.click(within(shelf).getByRole("button", { name: "Dismiss odd-codec.mp4" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Uploads" })).toBeNull());
});

test("a file is renamed: refusals stand at their field and nothing typed is lost", async ({
  open,
  user,
  emulator,
  accountId,
}) => {
  await openMedia(open, accountId);
  await type(user, "Images");
  await addressBecomes(/type=IMAGE/);
  const opened = await openFirst(user, "Image");
  await within(opened).findByText("Title, description and poster exist for videos only.");
  await within(opened).findByRole("heading", { name: "Where it fits" });
  const name = within(opened).getByLabelText("Name");
  await write(user, name, "x".repeat(101));
  await within(opened).findByText("1 character too long.");
  await write(user, name, "Autumn hero, wide");
  await emulator.fault({
    method: "PUT",
    path: "/live/12/accounts/*/media_library/*",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "name is taken", parameter: "name" }],
      request: { params: {} },
    },
  });
  const save = within(opened).getByRole("button", { name: "Save details" });
  await press(user, save);
  await within(opened).findByText("name is taken");
  expect(name).toHaveValue("Autumn hero, wide");
  await press(user, save);
  await panel("Autumn hero, wide");
  await tiles("Autumn hero, wide");
  await open(location.pathname + location.search);
  await panel("Autumn hero, wide");
});

test("a video's poster is chosen from the library by keyboard", async ({ open, user, accountId }) => {
  await openMedia(open, accountId);
  await type(user, "Videos");
  await addressBecomes(/type=VIDEO/);
  const opened = await openFirst(user, "Video");
  await user.click(await within(opened).findByRole("button", { name: "Choose media" }));
  const picker = await panel("Choose media for a poster");
  await within(picker).findAllByText(/Needs images; this is a video\./);
  within(picker).getByRole("listbox", { name: "Media" }).focus();
  await user.keyboard("{Home}{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Choose media for a poster" })).toBeNull());
  await press(user, within(opened).getByRole("button", { name: "Save details" }));
  await screen.findByText(/^Saved /);
});

test("deleting names what uses the file, asks for its name, and can be taken back", async ({
  open,
  user,
  accountId,
}) => {
  await openMedia(open, accountId);
  const askFor = async (typed: string) => {
    await openFirst(user, "Hero image");
    const hero = await panel("Hero image");
    await within(hero).findByText("Website with image");
    await press(user, within(hero).getByRole("button", { name: "Delete file" }));
    const asked = await panel("Delete Hero image");
    await waitFor(() => expect(asked).toHaveTextContent(/cards.*draft post/));
    await write(user, within(asked).getByLabelText(/to confirm/), typed);
    await press(user, within(asked).getByRole("button", { name: "Delete file" }));
  };
  await askFor("hero image");
  const toast = await panel("Deleting Hero image");
  await user.click(within(toast).getByRole("button", { name: "Undo" }));
  await tiles("Hero image");

  await askFor("Hero image");
  await graceEnds();
  await screen.findByText("Deleted Hero image");
  await waitFor(() => {
    const left = screen.getAllByRole("option").filter((tile) => /Hero image/.test(tile.textContent));
    expect(left).toEqual([]);
  });
});

test("account media are listed by type and deleted", async ({ open, user, accountId }) => {
  await openMedia(open, accountId, "media/account");
  const table = await screen.findByRole("table", { name: "Account media" });
  await type(user, "Pre-roll");
  await addressBecomes(/type=PREROLL/);
  await waitFor(() => {
    const [, ...rows] = within(table).getAllByRole("row");
    for (const row of rows) expect(row).toHaveTextContent("Pre-roll");
  });
  const [first] = await within(table).findAllByRole("button", { name: "Pre-roll" });
  await user.click(first ?? table);
  const opened = await panel("Pre-roll");
  await addressBecomes(/panel=/);
  const address = location.pathname + location.search;
  await press(user, await within(opened).findByRole("button", { name: "Delete file" }));
  const asked = await panel("Delete Pre-roll");
  await waitFor(() => expect(asked).toHaveTextContent(/line item/));
  await press(user, within(asked).getByRole("button", { name: "Delete file" }));
  await graceEnds();
  await screen.findByText("Deleted Pre-roll");

  // Its address goes on leading to it, where the list does not have it.
  await open(address);
  const again = await panel("Pre-roll");
  await within(again).findByRole("heading", { name: "Line items that show it" });
  expect(within(again).queryByRole("button", { name: "Delete file" })).toBeNull();
});

test("a read-only role sees everything, and why nothing can be changed", async ({
  open,
  user,
  accountId,
}) => {
  const id = await accountId(undefined, { as: "leo_analyst" });
  await open(`/live/leo_analyst/${id}/media`, { as: "leo_analyst" });
  expect(await screen.findByRole("button", { name: "Upload media" })).toHaveAccessibleDescription(/Needs /);
  const opened = await openFirst(user, "");
  expect(await within(opened).findByRole("button", { name: "Delete file" })).toHaveAccessibleDescription(
    /Needs /,
  );
});

test("a role without creatives sees that", async ({ open, emulator, accountId }) => {
  const id = await accountId(undefined, { as: "pia_partner" });
  await open(`/live/pia_partner/${id}/media`, { as: "pia_partner" });
  await screen.findByRole("heading", { name: "Your role may not see the media library" });
  const asked = await emulator.requests();
  expect(asked.filter(({ path }) => path.endsWith("/media_library"))).toEqual([]);
});
