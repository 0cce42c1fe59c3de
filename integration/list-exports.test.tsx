import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, write } from "./dashboard";
import type { Downloads } from "./downloads";

const ACCOUNT = "/live/mara_agency/frbm3w17men";

async function exported(user: UserEvent, downloads: Downloads, item: string): Promise<string[]> {
  await user.click(await screen.findByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
  const { text } = await downloads.next();
  return text.trimEnd().split("\r\n");
}

const LISTS = [
  { section: "cards", many: "cards", first: /^ID,Card,Type,Destination,State,Created,Card URI$/ },
  { section: "polls", many: "polls", first: /^ID,Poll,State,First choice,Second choice,/ },
  { section: "conversations", many: "conversations", first: /^ID,Conversation,Kind,Hashtags,Title,/ },
  { section: "audiences", many: "audiences", first: /^ID,Audience,Type,Size,Can be targeted,Why not,/ },
  { section: "funding", many: "funding sources", first: /^ID,Funding source,Able to fund,Why not,Left,/ },
  { section: "media", many: "media", first: /^Key,Name,File,Tags,Type,/ },
  {
    section: "drafts",
    many: "drafts",
    first: /^text,name,scheduled_at,nullcast,author,card_uri,media_keys,draft_id,/,
  },
  {
    section: "drafts/scheduled",
    many: "scheduled posts",
    first:
      /^text,name,scheduled_at,nullcast,author,card_uri,media_keys,scheduled_post_id,scheduled_status,post_id$/,
  },
  { section: "drafts/published", many: "published posts", first: /^ID,Post,Text,.*Published$/ },
  { section: "media/account", many: "account media", first: /^ID,Type,Created,Changed,Address$/ },
] as const;

for (const { section, many, first } of LISTS) {
  test(`${many} go into a file, as seen and with every field`, async ({ open, user, downloads }) => {
    await open(`${ACCOUNT}/${section}`);
    const [heading = "", ...rows] = await exported(user, downloads, "Export these rows, columns as seen");
    expect(heading).toMatch(first);
    expect(rows.length).toBeGreaterThan(0);
    const jobs = await screen.findByRole("region", { name: "Jobs" });
    await waitFor(() => expect(jobs).toHaveTextContent(`Export ${rows.length} `));
    const [all = ""] = await exported(user, downloads, "Export these rows, all fields");
    expect(all).toContain("created_at");
  });
}

test("a file holds what the list was narrowed to, and nothing is made of nothing", async ({
  open,
  user,
  downloads,
}) => {
  await open(`${ACCOUNT}/audiences?scope=owned`);
  const all = await exported(user, downloads, "Export these rows, columns as seen");
  const search = screen.getByRole("searchbox");
  await write(user, search, "newsletter");
  await waitFor(() => expect(screen.queryByText("Trade fair visitors")).toBeNull());
  const some = await exported(user, downloads, "Export these rows, columns as seen");
  expect(some.length).toBeLessThan(all.length);
  await write(user, search, "no such audience");
  await user.click(screen.getByRole("button", { name: "Export" }));
  await screen.findAllByText("There is nothing to export.");
});
