import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { addressBecomes, expect, test, write } from "./dashboard";
import { KESTREL } from "./line-item-pages";

const INSIGHTS = `${KESTREL}/insights`;
const SEARCH = "/live/12/insights/keywords/search";
const A_DAY_MS = 86_400_000;

/** What was asked about keywords, oldest first. */
async function questionsOf(emulator: EmulatorControl) {
  const requests = await emulator.requests();
  return requests.filter(({ path }) => path === SEARCH).map(({ query }) => new URLSearchParams(query));
}

const list = async (name: string) => within(await screen.findByRole("list", { name }));
const used = () => screen.findByRole("list", { name: "Keywords in use" });
const usedSays = (words: string) => waitFor(async () => expect(await used()).toHaveTextContent(words));
/** Resolves when the lines of the chart are these. */
const shows = (...lines: readonly RegExp[]) =>
  waitFor(async () => {
    const items = (await list("What is shown"))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(items).toEqual(lines.map((line) => expect.stringMatching(line)));
  });
const posts = async () => within(await screen.findByRole("table", { name: "Posts" })).getAllByRole("row");
const rowsOf = (name: string) => within(screen.getByRole("table", { name })).getAllByRole("row");

test("posts about keywords are counted, read one by one, compared and exported", async ({
  open,
  user,
  emulator,
  downloads,
}) => {
  await open(`${KESTREL}/settings`);
  await screen.findByRole("heading", { level: 1, name: "Settings" });
  await user.keyboard("gw");
  await screen.findByRole("heading", { name: "Add a keyword" });
  await user.keyboard("/");
  await user.paste("coffee, cold brew");
  await user.keyboard("{Enter}");
  await user.paste("decaf");
  await user.keyboard("{Alt>}{Enter}{/Alt}");
  await waitFor(async () =>
    expect(
      within(await used())
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Included: coffee", "Included: cold brew", "Left out: decaf"]),
  );
  await screen.findByText("3/10 used");
  await addressBecomes(/q=coffee,cold(\+|%20)brew&not=decaf/);
  await shows(/“coffee” or “cold brew”, without “decaf” · any country · .* posts/);

  const slider = await screen.findByRole("slider", { name: "Read single values" });
  const last = slider.getAttribute("aria-valuetext") ?? "";
  expect(last).toMatch(/[1-9][\d,]* posts/);
  fireEvent.change(slider, { target: { value: "0" } });
  await waitFor(() => expect(slider).not.toHaveAttribute("aria-valuetext", last));

  await user.selectOptions(screen.getByLabelText("Period"), "1 day");
  await write(user, screen.getByLabelText("Up to"), "2020-01-15");
  await user.click(within(await screen.findByRole("group", { name: "Interval" })).getByText("Hour"));
  await user.click(within(await screen.findByRole("group", { name: "Show as" })).getByText("Table"));
  await waitFor(async () => {
    expect(await posts()).toHaveLength(25);
    expect((await posts())[1]).toHaveTextContent("15 Jan 2020, 00:00");
  });
  const asked = (await questionsOf(emulator)).findLast((each) => each.get("granularity") === "HOUR");
  expect(asked?.get("keywords")).toBe("coffee,cold brew");
  expect(asked?.get("negative_keywords")).toBe("decaf");
  const [start, end] = ["start_time", "end_time"].map((name) => Date.parse(asked?.get(name) ?? ""));
  expect((end ?? 0) - (start ?? 0)).toBe(A_DAY_MS);

  await user.selectOptions(screen.getByLabelText("Compare with"), "Other days");
  await shows(/15 Jan 2020/, /14 Jan 2020/);
  await user.selectOptions(screen.getByLabelText("Compare with"), "Other keywords");
  await screen.findByText(/Include a keyword above to compare with\./);
  await user.click(screen.getByRole("textbox", { name: /^Other keywords/ }));
  await user.keyboard("tea{Enter}");
  await shows(/“coffee” or “cold brew”/, /“tea” · any country · 15 Jan 2020/);
  expect(within((await posts())[1] ?? document.body).getAllByRole("cell")).toHaveLength(4);
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Posts" })).toHaveAttribute("aria-busy", "false"),
  );
  await user.click(screen.getByRole("button", { name: "Download what is shown as CSV" }));
  const { text } = await downloads.next();
  for (const line of [
    'Any of the keywords,"coffee, cold brew",tea',
    "None of the keywords,decaf,",
    "Country,any country,any country",
    "Time zone,",
    "Granularity,HOUR",
    "Fetched at (UTC),20",
  ]) {
    expect(text).toContain(line);
  }
  expect(text.split("\r\n").filter((line) => line.startsWith("2020-01-1"))).toHaveLength(24);
  await open(location.pathname + location.search);
  await waitFor(async () => expect(await posts()).toHaveLength(25));
  await shows(/./, /./);
});

test("related keywords lead to the next question, as far as ten go", async ({ open, user, clipboard }) => {
  await open(`${INSIGHTS}/keywords?q=coffee`);
  const related = await list("Related keywords");
  await waitFor(() => expect(related.getAllByRole("listitem")).toHaveLength(30));
  await user.click(screen.getByRole("button", { name: "Copy all 30" }));
  await waitFor(() => expect(clipboard.text().split("\n")).toHaveLength(30));
  const [one, two, three] = clipboard.text().split("\n");
  const relatedButton = async (name: string) =>
    (await list("Related keywords")).findByRole("button", { name });
  await user.click(await relatedButton(`Include ${one}`));
  await usedSays(`Included: ${one}`);
  await user.keyboard("{Alt>}");
  await user.click(await relatedButton(`Include ${two}`));
  await user.keyboard("{/Alt}");
  await usedSays(`Left out: ${two}`);
  (await relatedButton(`Exclude ${three}`)).focus();
  await user.keyboard("{Enter}");
  await usedSays(`Left out: ${three}`);
  await waitFor(() => expect(screen.getByRole("heading", { name: "Related keywords" })).toHaveFocus());
  await user.click(within(await used()).getByRole("button", { name: `Include ${three} instead` }));
  await usedSays(`Included: ${three}`);
  within(await used())
    .getByRole("button", { name: `Remove ${two}` })
    .focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(await used()).not.toHaveTextContent(`${two}`));
  await waitFor(async () => expect(await used()).toHaveFocus());

  const field = screen.getByRole("textbox", { name: /^Keywords/ });
  await write(user, field, "a, b, c, d, e, f, g, h");
  await user.keyboard("{Enter}");
  await screen.findByText("10/10 used");
  expect(field).toHaveAccessibleDescription(/At most 10 keywords/);
  expect(field).toHaveValue("h");
  const [first] = await (await list("Related keywords")).findAllByRole("button", { name: /^Include/ });
  expect(first).toHaveAccessibleDescription(/All 10 are used/);
});

test("keywords that cannot be counted are marked where they were chosen, and missing counts are not zero", async ({
  open,
  user,
  emulator,
  downloads,
}) => {
  await open(`${INSIGHTS}/keywords?q=coffee&country=nowhere`);
  const country = await screen.findByRole("combobox", { name: /^Country/ });
  await waitFor(() => expect(country).toHaveAccessibleDescription(/Expected a country/));
  await user.click(country);
  await user.type(await screen.findByRole("combobox", { name: "Country" }), "united st");
  await user.keyboard("{Enter}");
  await shows(/“coffee” · United States/);

  // What is compared with is refused: the line that was counted can be read and taken away all the same.
  await open(`${INSIGHTS}/keywords?q=coffee&vs=country&vscountry=nowhere`);
  await screen.findByText(/What you compare with can’t be counted/);
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Posts" })).toHaveAttribute("aria-busy", "false"),
  );
  await user.click(screen.getByRole("button", { name: "Download what is shown as CSV" }));
  expect((await downloads.next()).text).toContain("coffee");

  const before = (await questionsOf(emulator)).length;
  await write(user, screen.getByLabelText("Up to"), "2999-01-01");
  await waitFor(() =>
    expect(screen.getByLabelText("Up to")).toHaveAccessibleDescription(/Nothing is counted yet then/),
  );
  await screen.findByRole("heading", { name: "Nothing is counted yet" });
  expect(await questionsOf(emulator)).toHaveLength(before);

  await emulator.fault({
    path: SEARCH,
    status: 429,
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "Too many" }] },
  });
  await write(user, screen.getByLabelText("Up to"), "2020-01-15");
  const failure = (await screen.findByText("The posts could not be counted")).closest<HTMLElement>(
    "[role=alert]",
  );
  expect(failure).toHaveTextContent("API limit reached");
  await emulator.clearFaults();
  await emulator.fault({
    path: SEARCH,
    body: { data: { related_keywords: [], post_volume: [5, 0] } },
    count: 1,
  });
  await user.click(within(failure ?? document.body).getByRole("button", { name: "Try again" }));
  await screen.findByText(/2 of 7 numbers are available\./);
  await screen.findByText(/No related keywords\./);
  await user.click(within(await screen.findByRole("group", { name: "Show as" })).getByText("Table"));
  const texts = (await posts()).map(({ textContent }) => textContent);
  expect(texts).toEqual(
    [
      /Posts/,
      /9 Jan 2020\s*5$/,
      /10 Jan 2020\s*0$/,
      ...Array.from({ length: 5 }, () => /No number available/),
    ].map((line) => expect.stringMatching(line)),
  );
});

test("reference tables are read once, searched, ordered and taken away", async ({
  open,
  user,
  emulator,
  clipboard,
  downloads,
}) => {
  await open(`${INSIGHTS}/keywords`);
  await screen.findByRole("heading", { name: "Add a keyword" });
  await user.keyboard("go");
  const tableSays = (name: string, words: string | RegExp) =>
    waitFor(() => expect(screen.getByRole("table", { name })).toHaveTextContent(words));
  await tableSays("Placements", "SERVICE_TIMELINE");
  const follow = async (name: string) =>
    user.click(
      within(await screen.findByRole("navigation", { name: "Reference tables" })).getByRole("link", { name }),
    );
  await follow("Bids");
  await tableSays("Bids", "Japanese Yen");
  const bid = (currency: string) => rowsOf("Bids").find(({ textContent }) => textContent?.includes(currency));
  await waitFor(() => expect(rowsOf("Bids")[1]).toHaveTextContent("this account’s"));
  expect(bid("Japanese Yen")).toHaveTextContent(/100,000 JPY/);
  expect(bid("Kuwaiti Dinar")).toHaveTextContent(/0\.001 KWD/);
  const readsOf = async (path: string) =>
    (await emulator.requests()).filter((request) => request.path === `/live/12/${path}`).length;
  expect(await readsOf("iab_categories")).toBe(0);

  await follow("IAB categories");
  await tableSays("IAB categories", "Movies");
  await user.keyboard("/");
  await user.paste("movies");
  await waitFor(() => expect(rowsOf("IAB categories")).toHaveLength(2));
  expect(rowsOf("IAB categories")[1]).toHaveTextContent(/Movies\s*Arts & Entertainment\s*IAB1-4/);
  await addressBecomes(/of=iab&q=movies/);
  await user.click(screen.getByRole("button", { name: "Copy id IAB1-4" }));
  await waitFor(() => expect(clipboard.text()).toBe("IAB1-4"));
  await user.click(screen.getByRole("button", { name: "Copy what is shown" }));
  await screen.findByText("Copied 1 row");
  expect(clipboard.text()).toBe("Name\tBelongs to\tId\nMovies\tArts & Entertainment\tIAB1-4\n");

  await follow("Content");
  await user.click(await screen.findByRole("button", { name: "Videos, 30 days" }));
  await user.click(screen.getByRole("button", { name: "Videos, 30 days" }));
  await waitFor(() => expect(rowsOf("Content categories")[1]).toHaveTextContent(/General News.*IAB12/));
  await user.click(screen.getByRole("button", { name: "Download what is shown as CSV" }));
  const csv = (await downloads.next()).text;
  expect(csv).toMatch(
    /^\ufeff?Name,Id,"Publishers, 30 days","Videos, 30 days",IAB categories\r\nGeneral News,/,
  );
  expect(csv.trim().split("\r\n")).toHaveLength(rowsOf("Content categories").length);
  await follow("IAB categories");
  await tableSays("IAB categories", "Movies");
  await follow("Publishers");
  await tableSays("Publishers", "@pitlane_daily");
  await follow("Business");
  await screen.findByRole("table", { name: "Business categories" });
  for (const path of ["iab_categories", "content_categories", "bidding_rules", "line_items/placements"]) {
    expect(await readsOf(path), path).toBe(1);
  }
});

test("places are found by the service, and a table that may not be read now says when", async ({
  open,
  user,
  emulator,
  accountId,
}) => {
  const as = "leo_analyst";
  await open(`/live/${as}/${await accountId(undefined, { as })}/insights/lookups?of=locations`, {
    as,
    width: 390,
  });
  await screen.findByRole("heading", { name: "Which place?" });
  const search = screen.getByRole("searchbox", { name: "Search places" });
  expect(search).toHaveAttribute("placeholder", "Name starts with");
  const places = (...lines: readonly RegExp[]) =>
    waitFor(async () =>
      expect((await list("Places")).getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
        lines.map((line) => expect.stringMatching(line)),
      ),
    );
  await write(user, search, "united");
  await places(/United Kingdom/, /United States.*96683cc9126741d1/);
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind of place" }), "City");
  await screen.findByRole("heading", { name: "No place starts with “united”" });
  await write(user, search, "");
  await user.selectOptions(screen.getByRole("combobox", { name: "Country" }), "Switzerland");
  await places(/Zürich/);

  await emulator.fault({
    path: "/live/12/content_categories",
    status: 429,
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "Too many" }] },
  });
  await user.click(
    within(screen.getByRole("navigation", { name: "Reference tables" })).getByRole("link", {
      name: "Content",
    }),
  );
  const failure = (await screen.findByText("The content categories could not be read")).closest<HTMLElement>(
    "[role=alert]",
  );
  expect(failure).toHaveTextContent("API limit reached");
  await emulator.clearFaults();
  await user.click(within(failure ?? document.body).getByRole("button", { name: "Try again" }));
  await waitFor(async () =>
    expect(await screen.findByRole("list", { name: "Content categories" })).toHaveTextContent("General News"),
  );
});
