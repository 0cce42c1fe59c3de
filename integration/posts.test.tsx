import { screen, waitFor, within } from "@testing-library/react";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { expect, test } from "./dashboard";

const POSTS = "/live/mara_agency/frbm3w17men/drafts";

/** The row of a post, by its text. */
const rowOf = (words: string) =>
  waitFor(() => {
    const [row] = screen.getAllByText(words).flatMap((each) => each.closest<HTMLElement>("tr, li") ?? []);
    if (!row) throw new Error(`${words} is in no row`);
    return row;
  });

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

const ACCOUNT = "live/mara_agency/12/accounts/frbm3w17men";

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

async function listed<Found>(ask: Ask, path: string): Promise<readonly Found[]> {
  const { data }: { data: readonly Found[] } = await (await ask(`${ACCOUNT}/${path}`)).json();
  return data;
}

/** "2 line items in 1 campaign", as the service's lists have it. */
async function usedIn(ask: Ask, itemIds: readonly string[]): Promise<string> {
  const items = await listed<{ campaign_id: string }>(ask, `line_items?line_item_ids=${itemIds.join(",")}`);
  const campaigns = new Set(items.map(({ campaign_id }) => campaign_id)).size;
  const many = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
  return `${many(itemIds.length, "line item")} in ${many(campaigns, "campaign")}`;
}

test("a published post says how many line items and campaigns use it, and leads to its ads", async ({
  open,
  user,
  ask,
  emulator,
}) => {
  await open(POSTS);
  const promotions = await listed<{ post_id: string; line_item_id: string }>(
    ask,
    "promoted_posts?count=1000",
  );
  const id = promotions[0]?.post_id ?? "";
  const itemIds = promotions.filter(({ post_id }) => post_id === id).map((each) => each.line_item_id);
  const words = await usedIn(ask, itemIds);
  const before = (await asked(emulator, /\/promoted_posts$/)).length;
  await open(`${POSTS}/published?panel=${id}`);
  const panel = within(await screen.findByRole("dialog"));
  await panel.findByRole("link", { name: /^See its (\d+ )?ads?$/ });
  const table = within(await screen.findByRole("table", { name: "Published posts" }));
  const name = (await table.findAllByRole("button", { expanded: true }))[0];
  const row = within(name?.closest("tr") ?? document.body);
  const link = await row.findByRole("link", { name: words });
  // Those that nothing promotes offer it.
  table.getAllByRole("button", { name: /^Promote .+…$/ });
  expect(await asked(emulator, /\/promoted_posts$/)).toHaveLength(before + 1);
  await user.click(link);
  const ads = await screen.findByRole("grid", { name: "Ads" });
  await waitFor(() => {
    const rows = [...ads.querySelectorAll<HTMLElement>("[data-row]")].map((each) => each.dataset.row);
    const own = promotions.filter(({ post_id }) => post_id === id);
    expect(rows).toHaveLength(own.length);
  });
});

test("a scheduled post says which line items will promote it, in its list, on a phone and in its panel", async ({
  open,
  ask,
}) => {
  await open(POSTS);
  const posts = await listed<{ id: string; name: string | null }>(ask, "scheduled_posts");
  const id = posts.find(({ name }) => name === "Navidad")?.id;
  const promotions = await listed<{ scheduled_post_id: string; line_item_id: string }>(
    ask,
    "scheduled_promoted_posts",
  );
  const itemIds = promotions.flatMap((each) => (each.scheduled_post_id === id ? each.line_item_id : []));
  const words = await usedIn(ask, itemIds);
  await open(`${POSTS}/scheduled?panel=${id}`);
  const panel = within(await screen.findByRole("dialog"));
  const link = await panel.findByRole("link", { name: words });
  const of = new URL(link.getAttribute("href") ?? "", location.href).searchParams.get("item");
  expect(of?.split(",")).toEqual(itemIds);
  const row = within(await rowOf("Navidad"));
  await row.findByRole("link", { name: words });
  await open(`${POSTS}/scheduled`, { width: 390 });
  await within(await rowOf("Navidad")).findByText(`Used in ${words}`);
});
