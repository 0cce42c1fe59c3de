import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { type Command, useCommands } from "@/components/shell/commands";
import { useOpenRoute } from "@/components/shell/dashboard-route";
import { useCarriedDays } from "@/components/shell/use-carried-days";
import { toast } from "@/components/ui/toast";
import { IDS_MAX } from "@/lib/ads/params";
import { formatNumber } from "@/lib/format/numbers";
import type { GridRecord } from "@/lib/grid/rows";
import type { Level, Levels } from "./record-grid-kind";
import type { ChosenRecords } from "./use-chosen-records";

const rowWithFocus = () => document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;

interface LevelsOf<Row> {
  /** The page, as in its address. */
  readonly page: string;
  /** "Campaigns". */
  readonly title: string;
  readonly levels: Levels<Row> | undefined;
}

/**
 * The keys that walk up and down the tree: from the selected records, else from the one whose panel is open, else from
 * the focused row. The days of statistics are preserved.
 */
export function useLevelCommands<Row extends GridRecord>(
  { page, title, levels }: LevelsOf<Row>,
  { chosen, byId }: Pick<ChosenRecords<Row>, "chosen" | "byId">,
  panel: string | null,
): void {
  const { push } = useRouter();
  const carry = useCarriedDays();
  const { environment, handle, accountId } = useOpenRoute() ?? {};
  useCommands(
    useMemo<readonly Command[]>(() => {
      if (environment === undefined || handle === undefined || accountId === undefined) return [];
      const open = ({ href }: Level<Row>) => {
        const one = byId.get(panel ?? rowWithFocus() ?? "");
        const [first, ...others] = chosen.length > 0 || !one ? chosen : [one];
        if (!first) toast({ title: "Move to a row first, or select some." });
        else if (others.length >= IDS_MAX) toast({ title: `Select ${formatNumber(IDS_MAX)} at most.` });
        else push(carry(href({ environment, handle, accountId }, [first, ...others])));
      };
      const command = (side: keyof Levels<Row>, keys: string, words: string) => {
        const level = levels?.[side];
        const run = level && (() => open(level));
        return run ? [{ id: `${page}.${side}`, label: level.label, group: title, keys, words, run }] : [];
      };
      return [...command("below", "i", "down into"), ...command("above", "u", "up parent")];
    }, [environment, handle, accountId, page, title, levels, chosen, byId, panel, push, carry]),
  );
}
