import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { addressBecomes, expect, type Open, test, write } from "./dashboard";
import { graceEnds } from "./grace";

type Within = ReturnType<typeof within>;

const DRAFTS = "/live/mara_agency/frbm3w17men/drafts";
/** A draft that shows a card, and one of words alone. */
const WITH_CARD = "1890000000000023005";
const QUESTION = "1890000000000023001";

/** The name of the panel of a post with this text. */
const POST = /^What should we make next/;

const MINUTE_MS = 60_000;

const table = () => screen.findByRole("table", { name: "Drafts" });
const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name });
/** What is in a dialog, where another of the same name may be just about to close. */
const inDialog = <Found,>(name: RegExp, find: (within: Within) => Found): Promise<Found> =>
  waitFor(() => find(within(screen.getByRole("dialog", { name }))));
const text = () => screen.findByRole("textbox", { name: "Text" });
const save = (name = "Save draft") => screen.findByRole("button", { name });

async function shows(user: UserEvent, what: string) {
  const group = await screen.findByRole("group", { name: "Attachment" });
  await user.click(within(group).getByRole("radio", { name: what }));
}

async function authorKnown() {
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Author" })).not.toHaveValue(""));
}

async function openNew(open: Open) {
  await open(`${DRAFTS}/new`);
  await authorKnown();
}

async function openDraft(open: Open, id: string) {
  await open(`${DRAFTS}?panel=${id}`);
  await screen.findByRole("button", { name: "Publish…" });
}

/** What was sent about drafts, as it arrived: query and body in one. */
async function sent(emulator: EmulatorControl, method: "POST" | "PUT") {
  const requests = (await emulator.requests()).filter(
    (request) => request.method === method && request.path.includes("/draft_posts"),
  );
  return requests.map(({ query, body }) => new URLSearchParams(`${query}&${body ?? ""}`));
}

test("a post shows a card or media, and only one of them is sent", async ({ open, user, emulator }) => {
  await openNew(open);
  await write(user, await text(), "One or the other");
  await shows(user, "Card");
  await user.click(screen.getByRole("button", { name: "Choose a card" }));
  const cards = await dialog("Choose a card");
  await user.click(await within(cards).findByRole("button", { name: "App, imagen App card with image" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Choose a card" })).toBeNull());
  await shows(user, "Media");
  await screen.findByText(/The card stays here, and is not sent\./);
  await user.click(await save());
  const choose = screen.getByRole("button", { name: "Choose media" });
  await waitFor(() => expect(choose).toHaveFocus());
  await screen.findByText(/Choose the media/, { selector: "[role=alert]" });
  await user.click(choose);
  const picker = await dialog(/^Choose media/);
  const [first] = await within(picker).findAllByRole("option");
  await user.click(first ?? picker);
  await user.click(await within(picker).findByRole("button", { name: "Use 1" }));
  await user.click(await save());
  await addressBecomes(/\/drafts\?panel=/);
  const [post] = await sent(emulator, "POST");
  expect(post?.get("media_keys")).toMatch(/^\d+_\d+$/);
  expect(post?.has("card_uri")).toBe(false);
});

test("of a draft that exists only what was touched is sent, and a card is taken away", async ({
  open,
  user,
  emulator,
}) => {
  await open(`${DRAFTS}/${WITH_CARD}`);
  expect(await text()).toHaveDisplayValue(/^Tres antojos/);
  expect(await save("Save changes")).toHaveAccessibleDescription("Nothing was changed yet.");
  expect(screen.getByRole("combobox", { name: "Author" })).toBeDisabled();
  await shows(user, "None");
  await user.click(await save("Save changes"));
  await addressBecomes(/\/drafts\?panel=/);
  const [put] = await sent(emulator, "PUT");
  expect(put?.get("card_uri")).toBe("");
  expect(put?.has("text")).toBe(false);
  expect(put?.has("media_keys")).toBe(false);
});

test("an edit leaves what another person changed meanwhile, and points it out", async ({ open, user }) => {
  await open(`${DRAFTS}/${QUESTION}`);
  const words = await text();
  const address = `/api/ads/live/mara_agency/12/accounts/frbm3w17men/draft_posts/${QUESTION}?name=Theirs`;
  const answer = await fetch(address, { method: "PUT", headers: { "x-forward": "1" } });
  expect(answer.status).toBe(200);
  await write(user, words, "My own words");
  await user.click(await save("Save changes"));
  await screen.findByText("Also changed: Theirs");
  await screen.findByText(/^name: .+ → Theirs$/);
});

test("the same words twice are noticed, and a refusal loses nothing that was typed", async ({
  open,
  user,
  emulator,
}) => {
  await openNew(open);
  await write(user, await text(), "What should  we make next?");
  await screen.findByText("Another draft says the same.");
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/draft_posts",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "not these words", parameter: "text" }],
      request: { params: {} },
    },
  });
  await user.click(await save());
  const field = await text();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/not these words/));
  expect(field).toHaveValue("What should  we make next?");
});

/** A time on the account's clocks, as its field takes it. */
function onItsClocks(instant: number): string {
  const zone = { timeZone: "America/Mexico_City" };
  const day = new Intl.DateTimeFormat("sv-SE", { ...zone, dateStyle: "short" }).format(instant);
  return `${day}T${new Intl.DateTimeFormat("sv-SE", { ...zone, timeStyle: "short" }).format(instant)}`;
}

test("a post is scheduled, and the service publishes it at its time", async ({ open, user, emulator }) => {
  await openDraft(open, QUESTION);
  await user.click(screen.getByRole("button", { name: "Schedule…" }));
  const asked = await dialog(/^Schedule What should/);
  const time = within(asked).getByLabelText("Publish at");
  await waitFor(() => expect(time).not.toHaveValue(""));
  await write(user, time, "2001-01-01T10:00");
  await user.click(within(asked).getByRole("button", { name: "Schedule post" }));
  await waitFor(() => expect(time).toHaveAccessibleDescription(/Choose a time that is still to come/));
  await write(user, time, onItsClocks(Date.now() + 3 * MINUTE_MS));
  await user.click(within(asked).getByRole("button", { name: "Schedule post" }));

  await addressBecomes(/\/drafts\/scheduled\?.*panel=/);
  await inDialog(POST, (post) => post.getByText("Scheduled"));
  await emulator.advance(4 * MINUTE_MS);
  await open(location.pathname + location.search);
  await user.click(await inDialog(POST, (post) => post.getByRole("link", { name: "Show the post" })));
  await addressBecomes(/\/drafts\/published/);
  await inDialog(POST, (post) => post.getByRole("heading", { name: "Promoted by" }));
});

test("a post is published once, and promoted", async ({ open, user }) => {
  await openDraft(open, QUESTION);
  await user.click(screen.getByRole("button", { name: "Publish…" }));
  const publish = await dialog(/^Publish What should/);
  await within(publish).findByText(/Only people it is promoted to see it/);
  await user.click(within(publish).getByRole("button", { name: "Publish now" }));
  await addressBecomes(/\/drafts\/published\?.*panel=/);
  await inDialog(POST, (post) => post.getByRole("button", { name: "Promote…" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(location.search).not.toContain("panel="));
  const table = within(await screen.findByRole("table", { name: "Published posts" }));
  await user.click(await table.findByRole("button", { name: /^Promote What should/ }));
  const promote = await dialog(/^Promote What should/);
  const [first] = await within(promote).findAllByRole("checkbox", { name: /^Prospecting/ });
  await user.click(first ?? promote);
  await user.click(within(promote).getByRole("button", { name: "Promote with 1 line item" }));
  await screen.findByText(/^Promoted What should.* with 1 line item$/);
  const promoting = await inDialog(POST, (post) =>
    post.getByRole("list", { name: "Line items that promote it" }),
  );
  await within(promoting).findByRole("link", { name: /^Prospecting — / });

  await openDraft(open, QUESTION);
  await screen.findByText("Published already.");
  expect(screen.getByRole("button", { name: "Publish…" })).toHaveAttribute("aria-disabled", "true");
});

test("a draft is deleted for good, with a while to take it back", async ({ open, user }) => {
  await open(DRAFTS);
  await table();
  for (const name of ["Teaser", "RTL"])
    await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  const bar = await screen.findByRole("region", { name: "Selected drafts" });
  await waitFor(() => expect(within(bar).getByRole("status")).toHaveTextContent("2 selected"));
  await user.click(within(await table()).getByRole("button", { name: "Teaser" }));
  await user.click(within(await dialog("Teaser")).getByRole("button", { name: "Delete…" }));
  const asked = await dialog("Delete Teaser");
  await within(asked).findByText(/removed for good/);
  await user.click(within(asked).getByRole("button", { name: "Delete draft" }));
  await screen.findByText("Deleting Teaser");
  await waitFor(() => expect(within(bar).getByRole("status")).toHaveTextContent("1 selected"));
  expect(bar).not.toHaveTextContent("not shown now");
  await graceEnds();
  await screen.findByText("Deleted Teaser");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Teaser" })).toBeNull());
});

test("a read-only role sees why nothing can be written", async ({ open }) => {
  await open("/live/leo_analyst/frbm3w17men/drafts/new", { as: "leo_analyst" });
  await screen.findByRole("heading", { name: "Your role may not use the composer" });
});

test("the sandbox keeps drafts, and says that it publishes nothing", async ({ open, user }) => {
  await open("/sandbox");
  const [link] = await within(await screen.findByRole("grid")).findAllByRole("link");
  const drafts = link?.getAttribute("href")?.replace(/[^/]+$/, "drafts") ?? "";
  await open(`${drafts}/new`);
  await authorKnown();
  await write(user, await text(), "Only a try");
  await user.click(await save());
  await addressBecomes(/\/drafts\?panel=/);
  const closed = /The sandbox publishes nothing/;
  const draft = await dialog("Only a try");
  for (const name of ["Publish…", "Schedule…"])
    expect(await within(draft).findByRole("button", { name })).toHaveAccessibleDescription(closed);
  await open(`${drafts}/scheduled`);
  await screen.findByText(closed);
  const posts = await screen.findByRole("navigation", { name: "Posts" });
  await user.click(within(posts).getByRole("link", { name: "Drafts" }));
  await within(await table()).findByRole("button", { name: "Only a try" });
});

test("what cannot be read says so instead of loading for ever, and is read when asked again", async ({
  open,
  user,
  emulator,
}) => {
  const fails = () => emulator.fault({ path: "/live/12/accounts/frbm3w17men*", status: 503 });
  const failure = async (words: string) => {
    const said = await screen.findByText(new RegExp(words));
    return said.closest<HTMLElement>("[role=alert]") ?? document.body;
  };
  for (const [address, words, there] of [
    [DRAFTS, "The drafts could not be read", table],
    [
      `${DRAFTS}/scheduled`,
      "The scheduled posts could not be read",
      () => screen.findByRole("table", { name: "Scheduled posts" }),
    ],
    [`${DRAFTS}/${QUESTION}`, "The draft could not be read", text],
  ] as const) {
    await fails();
    await open(address);
    const alert = await failure(words);
    // It stays, whatever else of the account is asked for again meanwhile.
    await waitFor(() => expect(document.querySelector("main .skeleton")).toBeNull());
    await emulator.clearFaults();
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await there();
  }
  await fails();
  await open(`${DRAFTS}/new`);
  const authors = await failure("The authors could not be read");
  await emulator.clearFaults();
  await user.click(within(authors).getByRole("button", { name: "Try again" }));
  await authorKnown();
});
