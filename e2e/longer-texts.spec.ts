import type { Page } from "@playwright/test";
import { APP_PAGES, addressOfPage } from "@/app/test-pages";
import { arrived } from "./arrived";
import { scrollsSideways, textsThatDoNotFit } from "./fitting";
import { expect, test } from "./fixtures";
import { lengthenTexts } from "./longer-texts";

const HANDLE = "mara_agency";
/** An account with something of every kind. */
const ACCOUNT = "r13kwryt0f0";
const WIDTHS = [1280, 390, 320];

/** Ids of records that pages are about, by the names that addresses have for them. */
async function recordsOf(page: Page) {
  const first = async (path: string, key: string) => {
    const answer = await page.request.get(`/api/ads/live/${HANDLE}/12/accounts/${ACCOUNT}/${path}`, {
      headers: { "x-forward": "1" },
    });
    const { data } = (await answer.json()) as { data: Record<string, string>[] };
    return data[0]?.[key] ?? "none";
  };
  const [audienceId, draftId, scheduledId, cardId] = await Promise.all([
    first("custom_audiences", "id"),
    first("draft_posts", "id"),
    first("scheduled_posts", "id"),
    first("cards/image_conversation", "id"),
  ]);
  return { audienceId, draftId, scheduledId, cardId, kind: "image" };
}

/** These lead to the portfolio, which is looked at as itself, once a person has signed in. */
const BEFORE_SIGN_IN = ["page.tsx", "sign-in/page.tsx"];

/** What does not fit on these pages at any of the widths, with longer texts. */
async function misfitsOn(page: Page, addresses: readonly string[]): Promise<string[]> {
  const misfits: string[] = [];
  for (const address of addresses) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await lengthenTexts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await arrived(page);
      for (const misfit of await textsThatDoNotFit(page)) misfits.push(`${address} at ${width}: ${misfit}`);
      if (await scrollsSideways(page)) misfits.push(`${address} at ${width}: the page can be moved sideways`);
    }
  }
  return misfits;
}

/** Leads to the portfolio too where the handle is connected; looked at without it. */
const OF_A_HANDLE = "(dashboard)/[environment]/[handle]/page.tsx";

const PARTS = 12;
const OTHERS = APP_PAGES.filter((file) => !BEFORE_SIGN_IN.includes(file));

test("longer texts fit on wide screens and on phones before anyone has signed in", async ({ page }) => {
  const addresses = BEFORE_SIGN_IN.map((file) => addressOfPage(file, {}));
  expect(await misfitsOn(page, addresses)).toEqual([]);
  await expect(page).toHaveURL(/sign-in/);
});

for (let part = 0; part < PARTS; part++) {
  test(`longer texts fit on wide screens and on phones, part ${part + 1} of the pages`, async ({
    page,
    signIn,
    complaints,
  }) => {
    // There is no report behind the token in its address here.
    complaints.expect(/404.*\/reports\/token/);
    await signIn(page, HANDLE);
    const params = { environment: "live", handle: HANDLE, accountId: ACCOUNT, ...(await recordsOf(page)) };
    const addresses = OTHERS.filter((_, index) => index % PARTS === part).map((file) =>
      addressOfPage(file, file === OF_A_HANDLE ? { ...params, handle: "nobody_here" } : params),
    );
    expect(await misfitsOn(page, addresses)).toEqual([]);
  });
}
