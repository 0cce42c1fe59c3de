import { screen, waitFor } from "@testing-library/react";
import { expect } from "./dashboard";

export const portfolio = () => screen.findByRole("grid", { name: "Accounts" });

/** The cell that takes the focus in the grid. */
export const portfolioStop = async () =>
  waitFor(async () => {
    const stop = (await portfolio()).querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    if (!stop) throw new Error("Nothing takes the focus in the grid");
    return stop;
  });

/** The names of the accounts on screen, in their order. */
export const accountNames = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[role=grid] a[title]")].map(
    ({ title }) => title.split(" · ")[0] ?? "",
  );

/** The row of an account; undefined while there is none. */
export const rowNow = (account: string): HTMLElement | undefined =>
  screen.queryAllByText(account, { selector: "[role=grid] a bdi" })[0]?.closest<HTMLElement>("[role=row]") ??
  undefined;

/** The row of an account, when it is there. */
export const rowOf = (account: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = rowNow(account);
    if (!row) throw new Error(`No row of ${account}`);
    return row;
  });

/** Resolves when the row of an account shows a text. */
export const rowSays = (account: string, text: string | RegExp) =>
  waitFor(() => expect(rowNow(account)).toHaveTextContent(text));

const SPEND = "[data-cell^=spend], [data-cell=pace], [data-cell=runway]";

/** Resolves when every account on screen was asked about; what they spent is read after that. */
export async function portfolioRead(): Promise<void> {
  await portfolio();
  await waitFor(
    () => {
      const coming = [...document.querySelectorAll("main .skeleton")];
      expect(coming.filter((each) => each.closest(SPEND) === null)).toHaveLength(0);
    },
    { timeout: 40_000 },
  );
}
