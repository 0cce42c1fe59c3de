import { screen, waitFor, within } from "@testing-library/react";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { expect, test } from "./dashboard";

const POSTS = "/live/mara_agency/frbm3w17men/drafts";

/** The row of a post, by what stands in it. */
const rowOf = async (words: string | RegExp) => {
  const row = (await screen.findByText(words)).closest<HTMLElement>("tr, li");
  if (!row) throw new Error(`${words} stands in no row`);
  return row;
};

const pictureIn = (row: HTMLElement) => row.querySelector("img")?.getAttribute("src");

async function asked(emulator: EmulatorControl, path: RegExp) {
  return (await emulator.requests()).filter((request) => request.method === "GET" && path.test(request.path));
}

for (const width of [1280, 390]) {
  test(`posts in every list have a still of what they show, ${width} wide`, async ({ open, emulator }) => {
    await open(POSTS, { width });
    const file = await rowOf("Teaser");
    await waitFor(() => expect(pictureIn(file)).toMatch(/\.jpg$/));
    const carousel = await rowOf("Buen Fin, carrusel");
    await waitFor(() => expect(pictureIn(carousel)).toMatch(/\.jpg$/));
    within(carousel).getByTitle("3 media");
    // Words alone have no picture.
    expect(pictureIn(await rowOf("What should we make next?"))).toBeUndefined();
    // All cards in one request, and none that no post shows.
    const cards = await asked(emulator, /\/cards/);
    expect(cards.map(({ path }) => path.split("/").slice(-2).join("/"))).toEqual(["cards/all"]);

    await open(`${POSTS}/scheduled`, { width });
    const scheduled = await rowOf("Video en bici");
    await waitFor(() => expect(pictureIn(scheduled)).toMatch(/-poster\.jpg$/));

    await open(`${POSTS}/published`, { width });
    const published = await rowOf("Despensa en 30");
    await waitFor(() => expect(pictureIn(published)).toMatch(/-poster\.jpg$/));
  });
}

test("rows stand there while what they show is still being read", async ({ open, emulator }) => {
  for (const path of ["cards/all", "media_library"]) {
    await emulator.fault({ method: "GET", path: `/live/12/accounts/*/${path}`, delay_ms: 60_000 });
  }
  await open(POSTS);
  const row = await rowOf("Buen Fin, carrusel");
  within(row).getByText("A card");
  expect(pictureIn(row)).toBeUndefined();
});
