import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, press, test, write } from "./dashboard";
import { graceEnds } from "./grace";

const MEDIA = "/live/mara_agency/frbm3w17men/media";

const library = () => screen.findByRole("listbox", { name: "Media library" });
const options = () =>
  screen.getAllByRole("option").filter((tile) => tile.closest('[aria-label="Media library"]'));
const bar = () => screen.findByRole("region", { name: "Selected files" });
const titleOf = (tile: HTMLElement | undefined) => tile?.querySelector("bdi[title]")?.textContent ?? "";

async function tilesAre(count: number) {
  await waitFor(() => expect(options()).toHaveLength(count));
}

/** The corner of a tile that chooses it: it is a picture for the eye, which no name leads to. */
async function tick(user: UserEvent, tile: HTMLElement | undefined) {
  await user.click(tile?.querySelector("[data-tick]") ?? document.body);
}

const chosen = async (words: string) => {
  const region = await bar();
  await waitFor(() => expect(within(region).getByRole("status")).toHaveTextContent(words));
};

async function addTag(user: UserEvent, tag: string) {
  await user.click(within(await bar()).getByRole("button", { name: "Tags…" }));
  const dialog = await screen.findByRole("dialog", { name: /^Tags of / });
  await write(user, within(dialog).getByLabelText("New tag"), tag);
  await press(user, within(dialog).getByRole("button", { name: "Add tag" }));
  return dialog;
}

test("media are chosen by mouse and keys, and tagged together", async ({ open, user }) => {
  await open(MEDIA);
  await within(await library()).findAllByRole("option");
  await tick(user, options()[0]);
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("{Shift>}");
  await user.click(options()[3] ?? document.body);
  await user.keyboard("{/Shift}");
  await chosen("4 selected");
  (await library()).focus();
  await user.keyboard("x");
  await chosen("3 selected");
  expect(options().filter((tile) => tile.getAttribute("aria-selected") === "true")).toHaveLength(3);

  const dialog = await addTag(user, "#Autumn");
  expect(await within(dialog).findByRole("checkbox", { name: "Autumn" })).toBeChecked();
  // A tag is taken back, and given again, by buttons of its own.
  await user.click(within(dialog).getByRole("button", { name: "Undo: Tag “Autumn”" }));
  await waitFor(() => expect(within(dialog).queryByRole("checkbox")).toBeNull());
  await user.click(within(dialog).getByRole("button", { name: "Redo: Tag “Autumn”" }));
  expect(await within(dialog).findByRole("checkbox", { name: "Autumn" })).toBeChecked();
  await user.click(within(dialog).getByRole("button", { name: "Done" }));
  await user.selectOptions(await screen.findByLabelText("Tag"), "Autumn");
  await tilesAre(3);
  expect(options()[0]).toHaveTextContent("Autumn");

  // They stay on this device, and the panel of one changes its own.
  await open(location.pathname + location.search);
  await library();
  await tilesAre(3);
  await user.click(options()[0] ?? document.body);
  await user.click(await screen.findByRole("checkbox", { name: "Autumn" }));
  await tilesAre(2);
  await user.selectOptions(await screen.findByLabelText("Tag"), "Without tags");
  await waitFor(() => {
    expect(options()).not.toEqual([]);
    for (const tile of options()) expect(tile).not.toHaveTextContent("Autumn");
  });
});

test("whoever chooses media for a card finds them by their tags", async ({ open, user }) => {
  await open(MEDIA);
  await within(await library()).findAllByRole("option");
  const hero = options().find((tile) => /Hero image/.test(tile.textContent));
  const title = titleOf(hero);
  await tick(user, hero);
  const tags = await addTag(user, "Hero");
  await within(tags).findByRole("checkbox", { name: "Hero" });
  await user.click(within(tags).getByRole("button", { name: "Done" }));

  await open(MEDIA.replace(/media$/, "cards/new"));
  await user.click(await screen.findByRole("button", { name: "Choose an image or video" }));
  const picker = await screen.findByRole("dialog", { name: /^Choose/ });
  await user.selectOptions(await within(picker).findByLabelText("Tag"), "Hero");
  await waitFor(() => {
    const [only, ...others] = within(picker)
      .getAllByRole("option")
      .filter((option) => option.closest("[role=listbox]"));
    expect(only).toHaveTextContent(title);
    expect(others).toEqual([]);
  });
  // Words of the search are looked for in tags as well.
  await user.selectOptions(within(picker).getByLabelText("Tag"), "All tags");
  await write(user, within(picker).getByRole("searchbox"), "hero");
  await within(picker).findByRole("option", { name: new RegExp(title) });
});

test("chosen media are exported, and deleted together once it is said what uses them", async ({
  open,
  user,
  emulator,
  downloads,
}) => {
  await open(MEDIA);
  await within(await library()).findAllByRole("option");
  await tick(
    user,
    options().find((tile) => /Hero image/.test(tile.textContent)),
  );
  await user.click(within(await bar()).getByRole("button", { name: "Delete…" }));
  const one = await screen.findByRole("dialog", { name: /^Delete 1 file in / });
  await waitFor(() => expect(one).toHaveTextContent(/It is used by .*New cards and posts cannot use it any/));
  await user.click(within(one).getByRole("button", { name: "Keep it" }));
  const other = options().find((tile) => !/Hero image/.test(tile.textContent));
  const otherTitle = titleOf(other);
  await tick(user, other);
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: "Export the 2 selected, columns as seen" }));
  expect((await downloads.next()).text.trim().split("\r\n")).toHaveLength(3);

  await user.click(within(await bar()).getByRole("button", { name: "Delete…" }));
  const asked = await screen.findByRole("dialog", { name: /^Delete 2 files in / });
  await waitFor(() => expect(asked).toHaveTextContent(/used by .*cards/));
  expect(asked).toHaveTextContent("New cards and posts cannot use them any more.");
  await write(user, within(asked).getByLabelText("Type “delete 2” to confirm"), "delete 2");
  await press(user, within(asked).getByRole("button", { name: "Delete 2 files" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Selected files" })).toBeNull());
  await graceEnds();
  await within(await screen.findByRole("region", { name: "Jobs" })).findByText(/2 of 2 done/);
  await waitFor(() => {
    for (const tile of options()) {
      expect(tile).not.toHaveTextContent(otherTitle);
      expect(tile).not.toHaveTextContent("Hero image");
    }
  });
  const requests = await emulator.requests();
  expect(
    requests.filter(({ method, path }) => method === "DELETE" && path.includes("/media_library/")),
  ).toHaveLength(2);
});
