import { useMemo } from "react";
import { type Command, useCommands } from "@/components/shell/commands";
import { focusGrid } from "@/components/ui/focus-grid";

const GROUP = "Accounts";

/** Keys that the grid handles itself, and from elsewhere lead into it; the shortcut sheet lists them. */
const GRID_KEYS: readonly Command[] = [
  { id: "accounts.next", group: GROUP, label: "Next account", keys: "j", run: focusGrid },
  { id: "accounts.previous", group: GROUP, label: "Previous account", keys: "k", run: focusGrid },
  { id: "accounts.open", group: GROUP, label: "Open the account's campaigns", keys: "enter" },
  { id: "accounts.panel", group: GROUP, label: "Show or hide the account's details", keys: "space" },
  { id: "accounts.problems", group: GROUP, label: "Tell what the account needs", keys: "w" },
];

/** What can be done in the portfolio, for the palette, the shortcut sheet and the keys. */
export function usePortfolioCommands(run: {
  readonly search: () => void;
  readonly refresh: () => void;
  readonly download: () => void;
}): void {
  const { search, refresh, download } = run;
  useCommands(
    useMemo(
      () => [
        { id: "accounts.search", group: GROUP, label: "Search accounts", keys: "/", run: search },
        { id: "accounts.refresh", group: GROUP, label: "Read all accounts again", run: refresh },
        {
          id: "accounts.csv",
          group: GROUP,
          label: "Download accounts as CSV",
          words: "export",
          run: download,
        },
        ...GRID_KEYS,
      ],
      [search, refresh, download],
    ),
  );
}
