import { FEW, HANDLE, openCampaigns, rows } from "./campaign-pages";
import { expect, test } from "./fixtures";
import { namesIn } from "./line-item-pages";

/** Dashboard and service both speak the public dialect: people see the product's words, the wire the provider's. */
test.use({ dialect: "dialects/public.json" });

const DRAFTS = "/live/mara_agency/frbm3w17men/drafts";

test("a draft is written, refused at its field and kept, in a provider's words", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  await page.goto(`${DRAFTS}/new`);
  await expect(page.getByRole("combobox", { name: "Author" })).not.toHaveValue("");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("Every post about posts, posted");
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/draft_tweets",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "not these words", parameter: "text" }],
      request: { params: {} },
    },
  });
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(text).toHaveAccessibleDescription(/not these words/);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page).toHaveURL(/\/drafts\?panel=/);
  await page.reload();
  await expect(page.getByRole("table", { name: "Drafts" })).toContainText("Every post about posts, posted");

  const arrived = await emulator.requests();
  expect(arrived.some(({ method, path }) => method === "POST" && path.endsWith("/draft_tweets"))).toBe(true);
  expect(arrived.map(({ path }) => path).filter((path) => /posts?\b/.test(path))).toEqual([]);
});

test("a line item is created with a provider's names, and shown with the product's", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  await openCampaigns(page, FEW, "?why=INCOMPLETE");
  await rows(page).first().getByRole("link").first().click();
  await page.getByRole("button", { name: "Add a line item" }).last().click();
  const dialog = page.getByRole("dialog", { name: "New line item" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Readers");
  await dialog.getByLabel("Objective").selectOption("Website clicks");
  await dialog.getByRole("button", { name: "Create paused line item" }).click();
  await expect(page.getByText("Created line item Readers")).toBeVisible();
  // The message about what it lacks changes, and the content moves.
  await expect(page.getByRole("dialog").getByText("All of its line items are paused.").first()).toBeVisible();
  await page.getByRole("link", { name: "1 line item" }).click();
  await namesIn(page)
    .filter({ hasText: /^Readers$/ })
    .click();
  const panel = page.getByRole("dialog", { name: "Readers", exact: true });
  await expect(panel.getByText("Promoted posts").first()).toBeVisible();
  await expect(panel).not.toContainText(/tweet/i);

  const creation = (await emulator.requests()).find(
    ({ method, path }) => method === "POST" && path.endsWith("/line_items"),
  );
  const sent = new URLSearchParams(creation?.query || (creation?.body ?? ""));
  expect(sent.get("product_type")).toBe("PROMOTED_TWEETS");
  expect(sent.get("placements")).toBe("ALL_ON_TWITTER");
});
