import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "./dashboard";

const ACCOUNT = "/live/mara_agency/frbm3w17men";

const LISTS = [
  "cards",
  "polls",
  "conversations",
  "drafts",
  "drafts/scheduled",
  "drafts/published",
  "audiences",
  "funding",
  "media/account",
] as const;

/** The names in a list, each of which opens its row's panel: two at least. */
async function names(): Promise<HTMLElement[]> {
  const found = () => [...document.querySelectorAll<HTMLElement>("main [data-row-name]")];
  await waitFor(() => expect(found().length).toBeGreaterThan(1));
  return found();
}

/** The panel beside a list. */
const panel = () => document.querySelector("[data-beside]");

const focused = (element: HTMLElement | undefined) => waitFor(() => expect(element).toHaveFocus());

for (const section of LISTS) {
  test(`j, k and Space walk the list at ${section}, and its panel follows`, async ({ open, user }) => {
    await open(`${ACCOUNT}/${section}`, { width: 1440 });
    const [first, second] = await names();
    await user.keyboard("j");
    await focused(first);
    await user.keyboard("j");
    await focused(second);
    await user.keyboard("kk");
    await focused(first);
    await user.keyboard(" ");
    await waitFor(() => expect(panel()).toBeVisible());
    expect(first).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{ArrowDown}");
    await focused(second);
    await waitFor(() => expect(second).toHaveAttribute("aria-expanded", "true"));
    expect(panel()).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(panel()).toBeNull());
    await focused(second);
    await user.keyboard("{Control>}{End}{/Control}");
    await focused((await names()).at(-1));
    await user.keyboard("?");
    const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    const next = within(sheet)
      .getAllByRole("listitem")
      .filter((item) => /Next row/.test(item.textContent));
    expect(next[0]).toHaveTextContent("J");
  });
}

test("a draft is chosen by x, and by no letter once those are switched off", async ({ open, user }) => {
  await open(`${ACCOUNT}/drafts`, { width: 1440 });
  const [first, second] = await names();
  const chosen = async (words: string) => {
    const bar = await screen.findByRole("region", { name: "Selected drafts" });
    await waitFor(() => expect(within(bar).getByRole("status")).toHaveTextContent(words));
  };
  await user.keyboard("jx");
  await chosen("1 selected");
  await user.keyboard("jx");
  await chosen("2 selected");
  await user.keyboard("x");
  await chosen("1 selected");
  await user.keyboard("?");
  const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  const choose = within(sheet)
    .getAllByRole("listitem")
    .filter((item) => /Select the row/.test(item.textContent));
  expect(choose[0]).toHaveTextContent("X");
  await user.click(within(sheet).getByRole("switch", { name: "Single-character keys" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBeNull());
  first?.focus();
  await user.keyboard("j");
  expect(first).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  await focused(second);
});
